// SPDX-License-Identifier: MIT
import { readAnswer, ReckonError } from '#reckon/errors.ts';
import { WorkerEngine, type AskServer, type EngineWorker } from '#reckon/worker-engine.ts';
import type { ListedDays } from './listed-days';
import type { EngineError, Outcome } from './outcome';
import type { Answer, Ask, Path } from './questions';

export type { AskServer, EngineWorker };

/** The engine in a worker; what goes wrong is a value. */
export class EngineClient {
  readonly #engine: WorkerEngine;
  readonly #days: ListedDays | undefined;

  /** `days`: the puzzles of days that an organiser has chosen, which the engine does not know. */
  constructor(startWorker: () => EngineWorker, askServer: AskServer, days?: ListedDays) {
    this.#days = days;
    this.#engine = new WorkerEngine({ startWorker, askServer });
  }

  async ask<P extends Path>(
    path: P,
    body: Ask<P>,
    signal?: AbortSignal,
  ): Promise<Outcome<Answer<P>>> {
    const listed = path === 'today' ? await this.#days?.ask(body as Ask<'today'>) : undefined;
    if (listed !== undefined) {
      return listed;
    }
    try {
      return { ok: true, value: await this.#engine.ask(path, body, { signal }) };
    } catch (error) {
      return { ok: false, error: errorFrom(error) };
    }
  }
}

/** Throws on what only a mistake of ours can bring about. */
function errorFrom(error: unknown): EngineError {
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { kind: 'cancelled' };
  }
  if (!(error instanceof ReckonError)) {
    throw error;
  }
  const { kind, message } = error;
  switch (kind) {
    case 'bad_request':
    case 'not_found':
    case 'too_much':
      return { kind, message };
    case 'closed':
      return { kind: 'crashed' };
    default:
      return { kind };
  }
}

/** Reads a status and a document as HTTP gives them. */
export function readOutcome<Value>(status: number, body: string): Outcome<Value> {
  try {
    return { ok: true, value: readAnswer<Value>({ status, body }) };
  } catch (error) {
    return { ok: false, error: errorFrom(error) };
  }
}
