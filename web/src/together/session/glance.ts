// SPDX-License-Identifier: MIT
/** A look into a room before one takes a seat: the first message to a watcher, and no more. */
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { Line, type Speaker } from './line';
import type { ClassRoom, ClientMessage, DuelRoom, Room } from './protocol';
import { readMessage } from './read-message';

/** The room that one looks into, by its kind. */
export type Seen =
  | { kind: 'match'; room: Room }
  | { kind: 'duel'; room: DuelRoom }
  | { kind: 'class'; room: ClassRoom };

export class Glance implements Speaker {
  readonly #code: string;
  readonly #line = new Line(this);
  readonly #seen: Signal<Seen | undefined> = signal(undefined);

  constructor(code: string) {
    this.#code = code;
  }

  /** Nothing before the answer, or if the room cannot be looked into. */
  get seen(): ReadonlySignal<Seen | undefined> {
    return this.#seen;
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#line.stop();
  }

  greet(): ClientMessage {
    return { do: 'watch', code: this.#code };
  }

  /** The first message about the room is enough, and a refusal is the end. */
  hear(text: string): boolean {
    const message = readMessage(text);
    if (message?.say === 'present' || message?.say === 'pong') {
      return true;
    }
    this.stop();
    switch (message?.say) {
      case 'room':
        this.#seen.value = { kind: 'match', room: message.room };
        break;
      case 'duel':
        this.#seen.value = { kind: 'duel', room: message.duel };
        break;
      case 'class':
        this.#seen.value = { kind: 'class', room: message.class };
        break;
      default: // refused, or nothing that can be read
    }
    return true;
  }

  isWorthAnother(): boolean {
    return false;
  }
}
