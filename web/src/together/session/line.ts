// SPDX-License-Identifier: MIT
/** A line to the server that notices when it is dead, and comes back by itself. */
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ClientMessage } from './protocol';

export type LineState = 'closed' | 'connecting' | 'open' | 'waiting';

/** The user of the line. */
export interface Speaker {
  /** Returns the first message of each new connection. */
  greet(): ClientMessage;
  /** Takes a message; false if the connection cannot be trusted any more. */
  hear(text: string): boolean;
  /** The connection is lost; whether another one is to be made. */
  isWorthAnother(): boolean;
}

/** Between two attempts lies at least this, and by chance up to the other. */
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 5000;
/** After so long a silence the server is asked for a sign of life, */
const QUIET = 10_000;
/** and after so long without one the connection is dead, as when a phone has lost its network. */
const PATIENCE = 5000;
/** A connection that has lived so long was a good one. */
const STEADY = 5000;

/** Returns the address of the rooms, next to the page. */
export function roomsAddress(): string {
  const url = new URL('api/v1/rooms', document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export class Line {
  readonly #state: Signal<LineState> = signal('closed');
  readonly #speaker: Speaker;
  #socket: WebSocket | undefined;
  #openedAt = 0;
  #attempts = 0;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  start(): void {
    this.stop();
    this.#attempts = 0;
    addEventListener('online', this.#lookUp);
    addEventListener('offline', this.#lookUp);
    document.addEventListener('visibilitychange', this.#lookUp);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#lookUp);
    removeEventListener('offline', this.#lookUp);
    document.removeEventListener('visibilitychange', this.#lookUp);
    this.#drop();
    this.#state.value = 'closed';
  }

  /** Whether it could be sent; whether it arrives, only the answer tells. */
  send(message: ClientMessage): boolean {
    if (this.#state.peek() !== 'open') {
      return false;
    }
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(roomsAddress());
    this.#socket = socket;
    this.#state.value = 'connecting';
    this.#pulse = setTimeout(this.#lose, PATIENCE);
    const isCurrent = () => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) {
        this.#openedAt = Date.now();
        this.#state.value = 'open';
        this.send(this.#speaker.greet());
        // The server answers a greeting at once.
        this.#expectWord();
      }
    });
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent()) {
        this.#hear(data);
      }
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) {
        this.#lose();
      }
    });
  }

  #hear(data: unknown): void {
    this.#rest();
    if (Date.now() - this.#openedAt >= STEADY) {
      this.#attempts = 0;
    }
    const isGood = typeof data === 'string' && this.#speaker.hear(data);
    // The message may have been a reason to stop.
    if (!isGood && this.#state.peek() !== 'closed') {
      this.#lose();
    }
  }

  /** Nothing is wrong; a later check finds out whether the server is alive. */
  #rest(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(this.#ping, QUIET);
  }

  readonly #ping = (): void => {
    this.send({ do: 'ping' });
    this.#expectWord();
  };

  #expectWord(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(this.#lose, PATIENCE);
  }

  readonly #lose = (): void => {
    this.#drop();
    if (!this.#speaker.isWorthAnother()) {
      this.stop();
      return;
    }
    this.#state.value = 'waiting';
    const spread = Math.min(SHORTEST_WAIT * 2 ** this.#attempts, LONGEST_WAIT - SHORTEST_WAIT);
    this.#attempts++;
    this.#retry = setTimeout(() => this.#connect(), SHORTEST_WAIT + Math.random() * spread);
  };

  /** The network has changed, or the page is looked at again: no time is lost by waiting. */
  readonly #lookUp = (): void => {
    if (document.hidden) {
      return;
    }
    if (this.#state.peek() === 'waiting') {
      this.#connect();
    } else if (this.#state.peek() === 'open') {
      this.#ping();
    }
  };

  #drop(): void {
    clearTimeout(this.#pulse);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
