// SPDX-License-Identifier: MIT
/** Asks a server with a token. Nothing secret stands in an address. */
import { signal } from '@preact/signals';
import type { ServerClock } from './clock';

/** Why there is no answer: the code that the server gives, or that it was not reached. */
export interface Refused {
  readonly ok: false;
  readonly code: string;
  /** In milliseconds, before the next attempt. */
  readonly wait: number;
  readonly body: unknown;
}
export type Heard<Value> = { readonly ok: true; readonly value: Value } | Refused;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A server that does not answer within this time is not reached. */
const PATIENCE = 10_000;

export class Asking {
  token: string | undefined;
  /** Whether the last question was answered. */
  readonly isReached = signal(true);
  readonly #clock: ServerClock;
  readonly #base: string;

  /** The base is the address below which all paths stand. */
  constructor(clock: ServerClock, base: string) {
    this.#clock = clock;
    this.#base = base;
  }

  /** Asks with a body in JSON or a file, and takes the time of the server from its answer. */
  ask<Value>(
    method: Method,
    path: string,
    body?: unknown,
    patience = PATIENCE,
  ): Promise<Heard<Value>> {
    const sent = this.#clock.mark();
    const read = async (response: Response): Promise<Value> => {
      const value: unknown = await response.json();
      const { now } = Object(value) as { now?: unknown };
      if (typeof now === 'number') {
        this.#clock.hear(now, sent);
      }
      return value as Value;
    };
    return this.#heard(method, path, body, read, patience);
  }

  /** Asks for a file. */
  file(path: string, patience = PATIENCE): Promise<Heard<Blob>> {
    const read = (response: Response): Promise<Blob> =>
      response.ok ? response.blob() : response.json();
    return this.#heard('GET', path, undefined, read, patience);
  }

  /** Says something without waiting for an answer: the page is about to go. */
  sayInPassing(path: string, body: unknown): void {
    void this.#fetch('POST', path, body, { keepalive: true }).catch(() => undefined);
  }

  async #heard<Value>(
    method: Method,
    path: string,
    body: unknown,
    read: (response: Response) => Promise<Value>,
    patience = PATIENCE,
  ): Promise<Heard<Value>> {
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await this.#fetch(method, path, body, { signal });
      this.isReached.value = response.status < 500;
      return response.ok
        ? { ok: true, value: await read(response) }
        : refused(response, await read(response));
    } catch {
      this.isReached.value = false;
      return { ok: false, code: 'unreached', wait: 0, body: undefined };
    }
  }

  #fetch(method: Method, path: string, body: unknown, more: RequestInit): Promise<Response> {
    const isFile = body instanceof Blob;
    return fetch(this.#base + path, {
      method,
      cache: 'no-store',
      headers: {
        ...(body !== undefined && {
          'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
        }),
        ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...more,
    });
  }
}

function refused(response: Response, body: unknown): Refused {
  const { code } = Object(body) as { code?: unknown };
  const wait = 1000 * Number(response.headers.get('Retry-After') ?? 0);
  return {
    ok: false,
    code: typeof code === 'string' ? code : String(response.status),
    wait: Number.isFinite(wait) ? wait : 0,
    body,
  };
}
