// SPDX-License-Identifier: MIT
/** The player's place in a room: the state of the room, and the player's actions. */
import { batch, computed, signal, type Signal } from '@preact/signals';
import { Line, type Speaker } from './line';
import type {
  Act,
  ClassHappened,
  ClassRoom,
  ClassSettings,
  DuelHappened,
  DuelRoom,
  DuelSettings,
  Greeting,
  Happened,
  Reason,
  RecordLine,
  Room,
  RoomSettings,
  ServerMessage,
} from './protocol';
import type { Purpose } from './code';
import { readMessage } from './read-message';
import { forgetBegun, type SeatAt } from './begun';
import { withRow } from './class-rows';
import { keepClass } from './last-classes';
import { forgetSeat, keepSeat, keptPlayer, keptSeat, type Seat } from './seats';
import { askedAgain, askedClass, askedRoom, isNearestCounted, myName } from './wishes';
import { probeServer } from '../../engine/ask-server';
import type { Move } from '../../krypto/table';

/** The player's place: outside, at the door or at the table, or in another window. */
export type Stage = 'outside' | 'entering' | 'inside' | 'replaced';

/** The reason why the player is outside again. */
export type Trouble =
  | { kind: 'refused'; what: Greeting['do']; reason: Reason }
  | { kind: 'ended'; how: 'removed' | 'closed' }
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

/** The same of a class. */
export interface ClassTold {
  readonly seq: number;
  readonly happened: ClassHappened;
  readonly room: ClassRoom;
}

/** The same of a game for two. */
export interface DuelTold {
  readonly seq: number;
  readonly happened: DuelHappened;
  readonly duel: DuelRoom;
}

/** The number of past events that are kept. */
const REMEMBERED = 12;

/** The server counts a piece of a record as five messages, of ten a second. */
const BETWEEN_PIECES = 500;

/** Refusals of a seat that may be gone the next time. */
const PASSING: readonly Reason[] = ['busy', 'too_fast', 'fault'];

export class Session implements Speaker {
  /** Has all that is known of a room as it was before. */
  readonly #forget: (() => void)[] = [];

  readonly line = new Line(this);
  readonly stage = this.#passing<Stage>('outside');
  readonly trouble: Signal<Trouble | undefined> = signal(undefined);
  /** The class as it ended, for its host and those who were there when it was closed. */
  readonly ended: Signal<ClassRoom | undefined> = signal(undefined);
  /** The code of the room, from the way there on. */
  readonly code = this.#passing<string | undefined>(undefined);
  /** The purpose of the visit. */
  readonly purpose: Signal<Purpose> = signal('seat');
  readonly room = this.#passing<Room | undefined>(undefined);
  /** The class, if the room is one. */
  readonly classroom = this.#passing<ClassRoom | undefined>(undefined);
  /** The game for two, if the room has one. */
  readonly duel = this.#passing<DuelRoom | undefined>(undefined);
  /** The events there, the latest first. */
  readonly duelTold = this.#passing<readonly DuelTold[]>([]);
  /** The record of the match, once it was asked for and is here. */
  readonly record = this.#passing<readonly RecordLine[] | undefined>(undefined);
  /** Whether one is the host of the class. */
  readonly leads = this.#passing<boolean>(false);
  /** The last event of the class, as far as this client may know. */
  readonly classTold = this.#passing<ClassTold | undefined>(undefined);
  /** The number of events up to the known state of the room. */
  readonly seq = this.#passing<number>(0);
  /** One's own seat; a spectator has none. */
  readonly seat = this.#passing<number | undefined>(undefined);
  /** Whether each seat has a connection. */
  readonly present = this.#passing<readonly boolean[]>([]);
  readonly watching = this.#passing<number>(0);
  /** The latest first. */
  readonly told = this.#passing<readonly Told[]>([]);
  /** The moves of the player who explains, until something happens. */
  readonly shown = this.#passing<readonly Move[]>([]);
  /** The last refusal, until something happens. */
  readonly refusal = this.#passing<{ what: string; reason: Reason } | undefined>(undefined);
  /** When the time that runs is over, on the clock of `performance.now()`. */
  readonly deadline = this.#passing<number | undefined>(undefined);
  /** The action that was sent and is not answered. */
  readonly pending = this.#passing<Act['do'] | undefined>(undefined);

  /** Whether the host has taken the player out. */
  readonly isTakenOut = computed(() => {
    const trouble = this.trouble.value;
    switch (trouble?.kind) {
      case 'refused':
        return trouble.reason === 'removed';
      case 'ended':
        return trouble.how === 'removed';
      default:
        return false;
    }
  });
  readonly me = computed(() => {
    const seat = this.seat.value;
    return seat === undefined ? undefined : this.room.value?.players[seat];
  });
  /** The same in a game for two. */
  readonly duelist = computed(() => {
    const seat = this.seat.value;
    return seat === undefined ? undefined : this.duel.value?.players[seat];
  });
  readonly phase = computed(() => (this.room.value ?? this.duel.value)?.phase);
  readonly isHost = computed(() => {
    const seat = this.seat.value;
    return seat !== undefined && (this.room.value ?? this.duel.value)?.host === seat;
  });
  /** The hand that one holds in a game for two, or the last that lies open for both; from 1. */
  readonly myPile = computed(() => {
    const { duel, seat } = { duel: this.duel.value, seat: this.seat.value };
    if (duel === undefined || seat === undefined) {
      return undefined;
    }
    const held = duel.piles.findIndex(({ holder }) => holder === seat);
    return held >= 0 ? held + 1 : (duel.open ?? undefined);
  });
  readonly mayPick = computed(() => {
    const isPlaying = this.duel.value?.phase === 'playing' && this.duelist.value?.left === false;
    return isPlaying && this.myPile.value === undefined;
  });
  readonly mayPutBack = computed(() => {
    const duel = this.duel.value;
    return duel?.phase === 'playing' && duel.open === null && this.myPile.value !== undefined;
  });
  /** A player who has passed and sees a way after all may still call. */
  readonly mayCall = computed(() => {
    const isMine = this.myPile.value !== undefined && this.duelist.value?.left === false;
    const settings = this.room.value?.settings;
    if (settings !== undefined && isNearestCounted(settings)) {
      return false;
    }
    return this.phase.value === 'playing' && (this.me.value?.plays === true || isMine);
  });
  readonly mayPass = computed(() => {
    const isSeated = this.me.value?.plays === true || this.duelist.value?.left === false;
    const hasPassed = (this.me.value ?? this.duelist.value)?.passed;
    return this.phase.value === 'playing' && isSeated && hasPassed === false;
  });
  /** Whether one is at work on the hand of a class. */
  readonly isThinking = computed(() => {
    const room = this.classroom.value;
    return room?.phase === 'playing' && room.me?.progress === 'thinking' && !room.me.left;
  });
  /** Whether one may hand in formulas at a table where the nearest counts. */
  readonly mayDeclare = computed(() => {
    const [room, me] = [this.room.value, this.me.value];
    const isOpen = room?.phase === 'playing' && isNearestCounted(room.settings);
    return isOpen && me?.plays === true && !me.passed && me.distance !== 0;
  });
  readonly mustExplain = computed(() => {
    const room = this.room.value ?? this.duel.value;
    return room?.phase === 'explaining' && room.caller === (this.seat.value ?? NaN);
  });

  #greeting: Greeting | undefined;
  /** The room that has refused one, as long as the address leads to it. */
  #refusedAt: string | undefined;
  #name = '';
  /** The last event on this connection. */
  #last: number | undefined;
  /** The lines of the record, as far as it has come. */
  #lines: RecordLine[] = [];
  #piece: ReturnType<typeof setTimeout> | undefined;
  /** The box for which the last hand was dealt, as far as one was there. */
  #dealtBox: number | undefined;
  /** The class as it was after the last hand of this race. */
  #results: ClassRoom | undefined;
  /** Whether the class closes as soon as the hand in play has ended. */
  #isClosing = false;

  // --- Coming and going ---

  /**
   * Goes where the address leads: to this client's seat in the room, or to a place to watch from.
   */
  visit(code: string | undefined, purpose: Purpose): void {
    const isThere = code !== undefined && code === this.code.peek();
    if (isThere && windowOf(purpose) === windowOf(this.purpose.peek())) {
      return;
    }
    if (code !== undefined && code === this.#refusedAt && this.trouble.peek() !== undefined) {
      return; // the address has followed the way to a door that was shut meanwhile
    }
    if (code === undefined && this.isTakenOut.peek()) {
      return; // the address has followed the player out
    }
    this.close();
    this.trouble.value = undefined;
    this.ended.value = undefined;
    this.purpose.value = purpose;
    const seat = code === undefined || purpose === 'screen' ? undefined : this.kept(code);
    if (seat !== undefined) {
      this.#name = seat.name;
      this.#enter({ do: 'return', code: seat.code, token: seat.token });
    } else if (code !== undefined && (purpose === 'screen' || purpose === 'watch')) {
      this.watch(code, purpose);
    }
  }

  /** One's kept seat in a room: that of a player, if one is to play also where one leads. */
  kept(code: string): Seat | undefined {
    return this.purpose.peek() === 'play' ? keptPlayer(code) : keptSeat(code);
  }

  open(name: string, settings: RoomSettings): void {
    this.#name = name;
    this.#enter({ do: 'open', name, settings: askedRoom(settings) });
  }

  openClass(settings: ClassSettings): void {
    this.#name = '';
    this.#enter({ do: 'open_class', settings: askedClass(settings) });
  }

  openDuel(name: string, settings: DuelSettings): void {
    this.#name = name;
    this.#enter({ do: 'open_duel', name, settings: askedRoom(settings) });
  }

  join(code: string, name: string): void {
    this.#name = name;
    this.#enter({ do: 'join', code, name });
  }

  watch(code: string, purpose: 'watch' | 'screen' = 'watch'): void {
    this.#enter({ do: 'watch', code });
    this.purpose.value = purpose;
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
    clearTimeout(this.#piece);
    this.#greeting = undefined;
    this.#last = undefined;
    this.#dealtBox = undefined;
    this.#results = undefined;
    this.#isClosing = false;
    batch(() => {
      this.#forget.forEach((forget) => forget());
      this.purpose.value = this.purpose.peek() === 'play' ? 'play' : 'seat';
    });
  }

  /**
   * Goes away for good. The seat is given up, unless the match is over or the line is dead. A class
   * closes once the hand in play has ended, so that it counts for all.
   */
  leave(): void {
    const greeting = this.#greeting;
    const led = this.leads.peek() ? this.classroom.peek() : undefined;
    if (led?.phase === 'playing' && !this.#isClosing) {
      this.#isClosing = this.line.send({ do: 'close', deal: led.deal });
      if (this.#isClosing) {
        return;
      }
    }
    const results = led && this.#resultsOf(led);
    const isOver = this.room.peek()?.phase === 'over';
    const hasPlace = this.seat.peek() !== undefined || this.leads.peek();
    const isTold = isOver || !hasPlace || this.line.send({ do: 'leave' });
    if (greeting?.do === 'return' && isTold) {
      this.#forgetSeat(greeting);
    }
    this.close();
    if (results !== undefined && results.box > 0 && isTold) {
      keepClass(results);
      this.ended.value = results;
    } else {
      this.ended.value = undefined;
    }
  }

  /** The class as it was when no hand was in play, and one had been played. */
  #resultsOf(room: ClassRoom): ClassRoom {
    const isPlayed = room.phase !== 'playing' && room.box > 0;
    return isPlayed ? room : (this.#results ?? { ...room, box: 0 });
  }

  /** Returns the player's room and seat, if there is a seat. */
  get place(): SeatAt | undefined {
    const [code, seat] = [this.code.peek(), this.seat.peek()];
    return code === undefined || seat === undefined ? undefined : { code, seat };
  }

  // --- Playing ---

  /** The host of a class may choose the hand or the calcrostic; else it is drawn. */
  deal(task?: string): void {
    this.#act({ do: 'deal', ...(task !== undefined && { task }) });
  }

  call(): void {
    if (this.mayCall.peek()) {
      this.#act({ do: 'call', deal: this.#deal });
    }
  }

  pass(): void {
    if (this.mayPass.peek() || this.isThinking.peek()) {
      this.#act({ do: 'pass', deal: this.#deal });
    }
  }

  answer(formula: string): void {
    if (this.mustExplain.peek() || this.isThinking.peek() || this.mayDeclare.peek()) {
      this.#act({ do: 'answer', deal: this.#deal, formula });
    }
  }

  /** Shows the others how the cards lie now. Nothing waits for it. */
  show(moves: readonly Move[]): void {
    if (this.mustExplain.peek()) {
      this.line.send({ do: 'show', deal: this.#deal, moves: renumbered(moves, 1) });
    }
  }

  // --- A game for two ---

  pick(pile: number): void {
    if (this.mayPick.peek()) {
      this.#act({ do: 'pick', deal: this.#deal, pile });
    }
  }

  putBack(): void {
    if (this.mayPutBack.peek()) {
      this.#act({ do: 'put_back', deal: this.#deal });
    }
  }

  claim(): void {
    this.#act({ do: 'claim' });
  }

  /** Asks for the record of the match, which is over. */
  askForRecord(): void {
    this.#lines = [];
    this.#act({ do: 'record', from: 0 });
  }

  // --- Leading a class ---

  endHand(): void {
    this.#act({ do: 'close', deal: this.#deal });
  }

  remove(seat: number): void {
    this.#act({ do: 'remove', seat });
  }

  rename(seat: number, name: string): void {
    this.#act({ do: 'rename', seat, name });
  }

  /** Closes the class to newcomers, or opens it again. */
  lock(locked: boolean): void {
    this.#act({ do: 'lock', locked });
  }

  /** Takes all players out and gives the class another code. */
  clear(): void {
    this.#act({ do: 'clear', from: 0 });
  }

  clearWatchers(): void {
    this.#act({ do: 'clear_watchers' });
  }

  /** The same people play again; a class may play another game. */
  rematch(settings?: ClassSettings): void {
    this.#act({ do: 'rematch', ...(settings && { settings: askedAgain(settings) }) });
  }

  /** A signal of what is known as long as one is in a room. */
  #passing<Value>(fresh: Value): Signal<Value> {
    const value = signal(fresh);
    this.#forget.push(() => (value.value = fresh));
    return value;
  }

  get #deal(): number {
    return (this.room.peek() ?? this.duel.peek() ?? this.classroom.peek())?.deal ?? 0;
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
    this.#refusedAt = undefined;
    this.trouble.value = undefined;
    this.ended.value = undefined;
    this.stage.value = 'entering';
    if ('code' in greeting) {
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
    this.#isClosing = false;
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
      case 'host':
        this.#lead(message);
        return true;
      case 'room':
        return this.#takeRoom(message);
      case 'class':
        this.#takeClass(message);
        return true;
      case 'progress':
        return this.#takeProgress(message);
      case 'duel':
        return this.#takeDuel(message);
      case 'record':
        return this.#takeRecord(message);
      case 'shown':
        this.#takeShown(message);
        return true;
      case 'present':
        this.present.value = message.present;
        this.watching.value = message.watching;
        return true;
      case 'refused':
        return this.#takeRefusal(message);
      case 'end':
        return this.#takeEnd(message);
      case 'pong':
      case 'found': // which another connection asks for
        return true;
    }
  }

  #sitDown({ code, seat, token }: ServerMessage & { say: 'seat' }): void {
    this.code.value = code;
    this.seat.value = seat;
    this.#greeting = { do: 'return', code, token };
    keepSeat({ code, name: this.#name, token });
  }

  #lead({ code, token }: ServerMessage & { say: 'host' }): void {
    this.code.value = code;
    this.leads.value = true;
    this.#greeting = { do: 'return', code, token };
    keepSeat({ code, name: '', token, isHost: true });
  }

  /** Takes the state of the class, whatever was missed before. */
  #takeClass({ seq, happened, class: room }: ServerMessage & { say: 'class' }): void {
    if (happened !== null) {
      this.classTold.value = { seq, happened, room };
    }
    this.#keepResults(room);
    if (room.race !== this.classroom.peek()?.race) {
      this.record.value = undefined;
    }
    this.classroom.value = room;
    this.#settle(seq, room);
    if (this.#isClosing && room.phase !== 'playing') {
      this.leave();
    }
  }

  /**
   * Keeps the results of the host: in the end, before all players are taken out, and before they go
   * on to another game.
   */
  #keepResults(room: ClassRoom): void {
    const before = this.classroom.peek();
    const isOther =
      before !== undefined && (before.code !== room.code || before.race !== room.race);
    const isLed = this.leads.peek();
    if (isOther && this.#results !== undefined && isLed) {
      keepClass(this.#results);
    }
    if (room.phase !== 'playing' && room.box > 0) {
      this.#results = room;
    }
    if (room.phase === 'over' && isLed) {
      keepClass(room);
    }
  }

  /** A player has answered; all else is as it was. */
  #takeProgress({ seq, happened, counts, row }: ServerMessage & { say: 'progress' }): boolean {
    const before = this.classroom.peek();
    if (before === undefined) {
      return false;
    }
    const room = withRow({ ...before, counts }, row);
    if (happened !== null) {
      this.classTold.value = { seq, happened, room };
      this.pending.value = undefined;
      this.refusal.value = undefined;
    }
    this.seq.value = seq;
    this.classroom.value = room;
    this.#tidy();
    return true;
  }

  /** Each event of the room comes once, in order; after a gap the page asks for all again. */
  #isNext(seq: number, happened: object | null): boolean {
    const last = this.#last;
    return last === undefined || seq === last || (happened !== null && seq === last + 1);
  }

  #takeDuel({ seq, happened, duel }: ServerMessage & { say: 'duel' }): boolean {
    if (!this.#isNext(seq, happened)) {
      return false;
    }
    const told = this.duelTold.peek();
    if (happened !== null && seq !== told[0]?.seq) {
      this.duelTold.value = [{ seq, happened, duel }, ...told].slice(0, REMEMBERED);
    }
    if (happened?.kind === 'rematch') {
      this.#forgetGame();
    }
    this.duel.value = duel;
    this.#settle(seq, duel);
    return true;
  }

  /** The same players begin another game. */
  #forgetGame(): void {
    clearTimeout(this.#piece);
    this.record.value = undefined;
    this.#dealtBox = undefined;
  }

  /** The record comes in pieces. */
  #takeRecord({ lines, more }: ServerMessage & { say: 'record' }): boolean {
    this.#lines.push(...lines);
    this.pending.value = undefined;
    if (more) {
      this.#askForMore();
    } else {
      this.record.value = this.#lines;
    }
    return true;
  }

  /** Again and again, while something else is under way or the line is down. */
  #askForMore(): void {
    this.#piece = setTimeout(() => {
      this.#act({ do: 'record', from: this.#lines.length });
      if (this.pending.peek() !== 'record') {
        this.#askForMore();
      }
    }, BETWEEN_PIECES);
  }

  #takeShown({ deal, moves }: ServerMessage & { say: 'shown' }): void {
    if (deal === this.#deal) {
      this.shown.value = renumbered(moves, -1);
    }
  }

  #takeRoom({ seq, happened, room }: ServerMessage & { say: 'room' }): boolean {
    if (!this.#isNext(seq, happened)) {
      return false;
    }
    if (happened !== null && seq !== this.told.peek()[0]?.seq) {
      this.#tell(seq, happened, room);
    }
    if (room.phase === 'playing' || room.phase === 'explaining') {
      this.#dealtBox = room.box;
    }
    if (happened?.kind === 'rematch') {
      this.#forgetGame();
    }
    this.room.value = room;
    this.#settle(seq, room);
    return true;
  }

  /** One is inside, and knows how things are. */
  #settle(seq: number, { code, left_ms: left }: { code: string; left_ms: number | null }): void {
    this.#last = seq;
    this.seq.value = seq;
    this.code.value = code;
    this.stage.value = 'inside';
    this.deadline.value = left === null ? undefined : performance.now() + left;
    this.shown.value = [];
    this.refusal.value = undefined;
    this.pending.value = undefined;
    this.#tidy();
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
      if (this.#isClosing && what === 'close') {
        this.leave();
      }
      return true;
    }
    const isReturning = greeting.do === 'return' || this.stage.peek() === 'inside';
    if (isReturning && PASSING.includes(reason)) {
      return false;
    }
    if (greeting.do === 'return') {
      this.#forgetSeat(greeting);
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
    if (reason === 'removed' || reason === 'closed') {
      if (this.#greeting?.do === 'return') {
        this.#forgetSeat(this.#greeting);
      }
      const classroom = this.classroom.peek();
      const results = classroom && this.#resultsOf(classroom);
      const isLed = this.leads.peek();
      this.#backOutside({ kind: 'ended', how: reason });
      if (results !== undefined && isLed) {
        keepClass(results);
      }
      this.ended.value = reason === 'closed' && !isLed ? results : undefined;
      return true;
    }
    return false;
  }

  /** Forgets a seat, and the work that was begun there. */
  #forgetSeat({ code, token }: Greeting & { do: 'return' }): void {
    forgetSeat(token);
    forgetBegun(code, this.seat.peek());
  }

  /** Begun work is of no use once the client works on nothing. While another explains, it waits. */
  #tidy(): void {
    const at = this.place;
    const isAtWork =
      this.isThinking.peek() ||
      this.mayCall.peek() ||
      this.mayDeclare.peek() ||
      this.phase.peek() === 'explaining';
    if (at !== undefined && !isAtWork) {
      forgetBegun(at.code, at.seat);
    }
  }

  #backOutside(trouble: Trouble): void {
    this.#refusedAt = this.code.peek();
    this.close();
    this.trouble.value = trouble;
    if (this.isTakenOut.peek()) {
      myName.value = ''; // so that the way back is not filled in
    }
  }

  /** Files alone have no rooms, and no patience helps. */
  async #lookForServer(): Promise<void> {
    if ((await probeServer()) === 'files_only' && this.stage.peek() !== 'inside') {
      this.#backOutside({ kind: 'files_only' });
    }
  }
}

/** Big screens and players who lead as well have windows of their own; all others share one. */
function windowOf(purpose: Purpose): Purpose {
  return purpose === 'watch' ? 'seat' : purpose;
}

/** People count cards from 1, the table from 0. */
function renumbered(moves: readonly Move[], by: 1 | -1): Move[] {
  return moves.map((move) => ({ ...move, from: move.from + by, onto: move.onto + by }));
}
