// SPDX-License-Identifier: MIT
/** One's place in a room: what is known of it, and what one does there. */
import { batch, computed, signal, type Signal } from '@preact/signals';
import { Line, type Speaker } from './line';
import type {
  Act,
  Greeting,
  Happened,
  Reason,
  Room,
  RoomSettings,
  ServerMessage,
} from './protocol';
import { readMessage } from './read-message';
import { forgetSeat, keepSeat, keptSeat } from './seats';
import { probeServer } from '../engine/ask-server';

/** Where one is: outside, at the door, at the table; or one's seat is open in another window. */
export type Stage = 'outside' | 'entering' | 'inside' | 'replaced';

/** Why one is outside again. */
export type Trouble =
  | { kind: 'refused'; what: Greeting['do']; reason: Reason }
  | { kind: 'no_answer' }
  | { kind: 'files_only' };

/** Something that has happened, with the room as it was then. */
export interface Told {
  readonly seq: number;
  readonly happened: Happened;
  readonly room: Room;
  /** Whether a hand is, or is to be, dealt again for the same box. */
  readonly again: boolean;
}

/** As much of the past is kept. */
const REMEMBERED = 12;

/** Refusals of a seat that may be gone the next time. */
const PASSING: readonly Reason[] = ['busy', 'too_fast', 'fault'];

export class Session implements Speaker {
  readonly line = new Line(this);
  readonly stage: Signal<Stage> = signal('outside');
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  /** Of the room, once one is on the way there. */
  readonly code: Signal<string | undefined> = signal(undefined);
  /** Whether one came to watch. */
  readonly watches: Signal<boolean> = signal(false);
  readonly room: Signal<Room | undefined> = signal(undefined);
  /** How many events the room as it is known comes from. */
  readonly seq: Signal<number> = signal(0);
  /** One's own seat; a spectator has none. */
  readonly seat: Signal<number | undefined> = signal(undefined);
  /** Who has a connection, by seat. */
  readonly present: Signal<readonly boolean[]> = signal([]);
  readonly watching: Signal<number> = signal(0);
  /** The latest first. */
  readonly told: Signal<readonly Told[]> = signal([]);
  /** What was refused last, until something happens. */
  readonly refusal: Signal<{ what: string; reason: Reason } | undefined> = signal(undefined);
  /** When the time that runs is over, on the clock of `performance.now()`. */
  readonly deadline: Signal<number | undefined> = signal(undefined);
  /** What was sent and is not answered. */
  readonly pending: Signal<Act['do'] | undefined> = signal(undefined);

  readonly me = computed(() => {
    const seat = this.seat.value;
    return seat === undefined ? undefined : this.room.value?.players[seat];
  });
  readonly isHost = computed(() => {
    const seat = this.seat.value;
    return seat !== undefined && this.room.value?.host === seat;
  });
  /** Who has passed and sees a way after all may still call. */
  readonly mayCall = computed(() => {
    const isPlaying = this.room.value?.phase === 'playing';
    return isPlaying && this.me.value?.plays === true;
  });
  readonly mayPass = computed(() => this.mayCall.value && this.me.value?.passed === false);
  readonly mustExplain = computed(() => {
    const room = this.room.value;
    return room?.phase === 'explaining' && room.caller === (this.seat.value ?? NaN);
  });

  #greeting: Greeting | undefined;
  #name = '';
  /** The last event on this connection. */
  #last: number | undefined;
  /** The box for which the last hand was dealt, as far as one was there. */
  #dealtBox: number | undefined;

  // --- Coming and going ---

  /** What the address asks for: one's kept seat in the room, or a place to watch from. */
  visit(code: string | undefined, watches: boolean): void {
    if (code !== undefined && code === this.code.peek()) {
      return;
    }
    this.close();
    this.trouble.value = undefined;
    const seat = code === undefined ? undefined : keptSeat(code);
    if (seat !== undefined) {
      this.#name = seat.name;
      this.#enter({ do: 'return', code: seat.code, token: seat.token });
    } else if (code !== undefined && watches) {
      this.watch(code);
    }
  }

  open(name: string, settings: RoomSettings): void {
    this.#name = name;
    this.#enter({ do: 'open', name, settings });
  }

  join(code: string, name: string): void {
    this.#name = name;
    this.#enter({ do: 'join', code, name });
  }

  watch(code: string): void {
    this.#enter({ do: 'watch', code });
  }

  /** Has the seat back from the window that took it. */
  takeBack(): void {
    this.stage.value = 'entering';
    this.#last = undefined;
    this.line.start();
  }

  /** Goes away; a seat is kept. */
  close(): void {
    this.line.stop();
    this.#greeting = undefined;
    this.#last = undefined;
    this.#dealtBox = undefined;
    batch(() => {
      this.stage.value = 'outside';
      this.code.value = undefined;
      this.room.value = undefined;
      this.seq.value = 0;
      this.seat.value = undefined;
      this.present.value = [];
      this.watching.value = 0;
      this.told.value = [];
      this.refusal.value = undefined;
      this.deadline.value = undefined;
      this.pending.value = undefined;
    });
  }

  /** Goes away for good. The seat is given up, unless the match is over or the line is dead. */
  leave(): void {
    const code = this.code.peek();
    const isOver = this.room.peek()?.phase === 'over';
    const isTold = isOver || this.seat.peek() === undefined || this.line.send({ do: 'leave' });
    if (code !== undefined && isTold) {
      forgetSeat(code);
    }
    this.close();
  }

  // --- Playing ---

  deal(): void {
    this.#act({ do: 'deal' });
  }

  call(): void {
    if (this.mayCall.peek()) {
      this.#act({ do: 'call', deal: this.#deal });
    }
  }

  pass(): void {
    if (this.mayPass.peek()) {
      this.#act({ do: 'pass', deal: this.#deal });
    }
  }

  answer(formula: string): void {
    if (this.mustExplain.peek()) {
      this.#act({ do: 'answer', deal: this.#deal, formula });
    }
  }

  get #deal(): number {
    return this.room.peek()?.deal ?? 0;
  }

  #act(act: Act): void {
    if (this.pending.peek() === undefined && this.line.send(act)) {
      this.refusal.value = undefined;
      this.pending.value = act.do;
    }
  }

  // --- On the line ---

  #enter(greeting: Greeting): void {
    this.close();
    this.#greeting = greeting;
    this.trouble.value = undefined;
    this.stage.value = 'entering';
    this.watches.value = greeting.do === 'watch';
    if (greeting.do !== 'open') {
      this.code.value = greeting.code;
    }
    this.line.start();
  }

  greet(): Greeting {
    if (this.#greeting === undefined) {
      throw new Error('nobody is at the door');
    }
    return this.#greeting;
  }

  /** A room that may have been opened, or a seat that may have been taken, is not asked for twice. */
  isWorthAnother(): boolean {
    this.pending.value = undefined;
    this.#last = undefined;
    if (this.stage.peek() !== 'inside') {
      void this.#lookForServer();
    }
    if (this.#greeting?.do === 'return' || this.#greeting?.do === 'watch') {
      return true;
    }
    this.#backOutside({ kind: 'no_answer' });
    return false;
  }

  hear(text: string): boolean {
    const message = readMessage(text);
    return message !== undefined && batch(() => this.#take(message));
  }

  #take(message: ServerMessage): boolean {
    switch (message.say) {
      case 'seat':
        this.#sitDown(message);
        return true;
      case 'room':
        return this.#takeRoom(message);
      case 'present':
        this.present.value = message.present;
        this.watching.value = message.watching;
        return true;
      case 'refused':
        return this.#takeRefusal(message);
      case 'end':
        return this.#takeEnd(message);
      case 'pong':
        return true;
    }
  }

  #sitDown({ code, seat, token }: ServerMessage & { say: 'seat' }): void {
    this.code.value = code;
    this.seat.value = seat;
    this.#greeting = { do: 'return', code, token };
    keepSeat({ code, name: this.#name, token });
  }

  /** Each event of the room comes once, in order; after a gap all is asked for anew. */
  #takeRoom({ seq, happened, room }: ServerMessage & { say: 'room' }): boolean {
    const last = this.#last;
    const isNext = last === undefined || seq === last || (happened !== null && seq === last + 1);
    if (!isNext) {
      return false;
    }
    if (happened !== null && seq !== this.told.peek()[0]?.seq) {
      this.#tell(seq, happened, room);
    }
    if (room.phase === 'playing' || room.phase === 'explaining') {
      this.#dealtBox = room.box;
    }
    this.#last = seq;
    this.seq.value = seq;
    this.room.value = room;
    this.code.value = room.code;
    this.stage.value = 'inside';
    this.deadline.value = room.left_ms === null ? undefined : performance.now() + room.left_ms;
    this.refusal.value = undefined;
    this.pending.value = undefined;
    return true;
  }

  #tell(seq: number, happened: Happened, room: Room): void {
    const again = room.phase !== 'over' && room.box === this.#dealtBox;
    this.told.value = [{ seq, happened, room, again }, ...this.told.peek()].slice(0, REMEMBERED);
  }

  #takeRefusal({ do: what, reason }: ServerMessage & { say: 'refused' }): boolean {
    const greeting = this.#greeting;
    if (greeting?.do !== what) {
      this.refusal.value = { what, reason };
      this.pending.value = undefined;
      return true;
    }
    const isReturning = greeting.do === 'return' || this.room.peek() !== undefined;
    if (isReturning && PASSING.includes(reason)) {
      return false;
    }
    if (greeting.do === 'return') {
      forgetSeat(greeting.code);
    }
    this.#backOutside({ kind: 'refused', what, reason });
    return true;
  }

  #takeEnd({ reason }: ServerMessage & { say: 'end' }): boolean {
    if (reason === 'replaced') {
      this.line.stop();
      this.stage.value = 'replaced';
      return true;
    }
    return false;
  }

  #backOutside(trouble: Trouble): void {
    this.close();
    this.trouble.value = trouble;
  }

  /** Files alone have no rooms, and no patience helps. */
  async #lookForServer(): Promise<void> {
    if ((await probeServer()) === 'files_only' && this.stage.peek() !== 'inside') {
      this.#backOutside({ kind: 'files_only' });
    }
  }
}
