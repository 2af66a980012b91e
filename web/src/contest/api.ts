// SPDX-License-Identifier: MIT
/** Asks a server of contests. Nothing secret stands in an address. */
import { signal } from '@preact/signals';
import type { ServerClock } from './clock';
import type { Attempt, Changes, Entered, HandedIn, Me, Privacy, Result, Told } from './messages';
import type { Language } from '../i18n';

/** Why there is no answer: the code that the server gives, or that it was not reached. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  /** In milliseconds, before the next attempt. */
  readonly wait: number;
  readonly body: unknown;
}
export type Heard<Value> = { readonly ok: true; readonly value: Value } | Refused;

/** A server that does not answer within this time is not reached. */
const PATIENCE = 10_000;

export class Server {
  token: string | undefined;
  /** Whether the last question was answered. */
  readonly isReached = signal(true);
  readonly #clock: ServerClock;
  readonly #base: string;

  constructor(clock: ServerClock, base = 'v1/') {
    this.#clock = clock;
    this.#base = base;
  }

  enter(code: string, device: string): Promise<Heard<Entered>> {
    return this.#ask('POST', 'enter', { code, device });
  }

  me(): Promise<Heard<Me>> {
    return this.#ask('GET', 'me');
  }

  setName(name: string): Promise<Heard<{ name: string }>> {
    return this.#ask('PUT', 'me/name', { name });
  }

  /** Starts, or goes on; `here` takes the attempt over from another device. */
  start(contest: string, lang: Language, here: boolean): Promise<Heard<Attempt>> {
    return this.#ask('POST', 'attempt', { contest, lang, here });
  }

  attempt(contest: string): Promise<Heard<Attempt>> {
    return this.#ask('GET', `attempt?contest=${encodeURIComponent(contest)}`);
  }

  change(changes: Changes): Promise<Heard<Told>> {
    return this.#ask('POST', 'attempt/changes', changes);
  }

  /** The same, without waiting: the page is about to go. */
  changeInPassing(changes: Changes): void {
    void this.#fetch('POST', 'attempt/changes', changes, { keepalive: true }).catch(
      () => undefined,
    );
  }

  handIn(contest: string, device: string): Promise<Heard<HandedIn>> {
    return this.#ask('POST', 'attempt/hand-in', { contest, device });
  }

  result(contest: string): Promise<Heard<Result>> {
    return this.#ask('GET', `result?contest=${encodeURIComponent(contest)}`);
  }

  privacy(): Promise<Heard<Privacy>> {
    return this.#ask('GET', 'privacy');
  }

  async #ask<Value>(method: string, path: string, body?: unknown): Promise<Heard<Value>> {
    const sent = this.#clock.mark();
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await this.#fetch(method, path, body, { signal });
      const value: unknown = await response.json();
      const { now, code } = Object(value) as { now?: unknown; code?: unknown };
      if (typeof now === 'number') {
        this.#clock.hear(now, sent);
      }
      this.isReached.value = response.status < 500;
      if (response.ok) {
        return { ok: true, value: value as Value };
      }
      const wait = 1000 * Number(response.headers.get('Retry-After') ?? 0);
      return {
        ok: false,
        code: typeof code === 'string' ? code : String(response.status),
        wait: Number.isFinite(wait) ? wait : 0,
        body: value,
      };
    } catch {
      this.isReached.value = false;
      return { ok: false, code: 'unreached', wait: 0, body: undefined };
    }
  }

  #fetch(method: string, path: string, body: unknown, more: RequestInit): Promise<Response> {
    return fetch(this.#base + path, {
      method,
      cache: 'no-store',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...more,
    });
  }
}
