// SPDX-License-Identifier: MIT
import type { RawAnswer } from './module';
import { readAnswer, type EngineError, type Outcome } from './outcome';
import type { Question, Reply } from './protocol';
import type { Answer, Ask, Path } from './questions';

/** Of a Worker, what is needed here. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

/** Asks a server instead, where the browser has no WebAssembly. */
export type AskServer = (path: string, body: string) => Promise<RawAnswer | undefined>;

interface Pending {
  question: Question;
  settle(answer: RawAnswer | EngineError): void;
}

/**
 * Asks the engine one question after the other. Cancelling a question that is being worked on
 * terminates the worker, because the engine cannot be interrupted; the next question starts a new one.
 */
export class EngineClient {
  readonly #startWorker: () => EngineWorker;
  readonly #askServer: AskServer;
  #worker: EngineWorker | undefined;
  #unusable: 'no_webassembly' | 'load_failed' | undefined;
  #waiting: Pending[] = [];
  #current: Pending | undefined;
  #lastId = 0;

  constructor(startWorker: () => EngineWorker, askServer: AskServer) {
    this.#startWorker = startWorker;
    this.#askServer = askServer;
  }

  async ask<P extends Path>(
    path: P,
    body: Ask<P>,
    signal?: AbortSignal,
  ): Promise<Outcome<Answer<P>>> {
    if (signal?.aborted) {
      return { ok: false, error: { kind: 'cancelled' } };
    }
    const answer = await new Promise<RawAnswer | EngineError>((resolve) => {
      const question = { id: ++this.#lastId, path, body: JSON.stringify(body) };
      const pending: Pending = { question, settle: resolve };
      signal?.addEventListener('abort', () => {
        this.#cancel(pending);
      });
      this.#waiting.push(pending);
      this.#next();
    });
    return 'kind' in answer
      ? { ok: false, error: answer }
      : readAnswer<Answer<P>>(answer.status, answer.body);
  }

  #next(): void {
    if (this.#current !== undefined) {
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) {
      return;
    }
    this.#current = next;
    if (this.#unusable === 'no_webassembly') {
      void this.#askInstead(next);
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.postMessage(next.question);
  }

  #start(): EngineWorker {
    const worker = this.#startWorker();
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) {
        this.#hear(data);
      }
    };
    // Such as a script of the worker that cannot be had, or that the browser cannot read.
    worker.onerror = () => {
      if (this.#worker === worker) {
        this.#hear({ kind: 'unusable', reason: 'load_failed' });
      }
    };
    return worker;
  }

  #hear(reply: Reply): void {
    switch (reply.kind) {
      case 'answer':
        if (reply.id === this.#current?.question.id) {
          this.#settle(reply.answer);
        }
        return;
      case 'crashed':
        this.#dismiss();
        this.#settle({ kind: 'crashed' });
        return;
      case 'unusable':
        this.#dismiss();
        if (reply.reason === 'no_webassembly') {
          this.#unusable = reply.reason;
          if (this.#current !== undefined) {
            void this.#askInstead(this.#current);
          }
        } else {
          // The next attempt may succeed.
          this.#settle({ kind: 'load_failed' });
        }
    }
  }

  async #askInstead(pending: Pending): Promise<void> {
    const answer = await this.#askServer(pending.question.path, pending.question.body).catch(
      (): EngineError => ({ kind: 'server_gone' }),
    );
    if (this.#current === pending) {
      this.#settle(answer ?? { kind: 'no_webassembly' });
    }
  }

  #settle(answer: RawAnswer | EngineError): void {
    const current = this.#current;
    this.#current = undefined;
    current?.settle(answer);
    this.#next();
  }

  #cancel(pending: Pending): void {
    if (this.#current === pending) {
      this.#dismiss();
      this.#settle({ kind: 'cancelled' });
    } else if (this.#waiting.includes(pending)) {
      this.#waiting = this.#waiting.filter((one) => one !== pending);
      pending.settle({ kind: 'cancelled' });
    }
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
