// SPDX-License-Identifier: MIT
import { ReckonError, readAnswer } from './errors.ts';
import type { RawAnswer } from './module.ts';
import type { Question, Reply } from './protocol.ts';
import type { Answer, Ask, Path } from './questions.ts';

/** The part of Worker that is needed here. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

/** Asks a server instead; gives nothing if that server answers no questions. */
export type AskServer = (path: string, body: string) => Promise<RawAnswer | undefined>;

export interface WorkerEngineOptions {
  /** Starts a worker that calls `serveQuestions`. */
  startWorker: () => EngineWorker;
  /** The server to ask where WebAssembly is missing. */
  askServer?: AskServer;
}

export interface AskOptions {
  /** Cancels the question. */
  signal?: AbortSignal | undefined;
}

interface Pending {
  question: Question;
  settle(answer: RawAnswer | ReckonError): void;
  cancel(reason: unknown): void;
}

/**
 * Asks an engine in a worker one question after the other. Cancelling a question that is being
 * worked on terminates the worker, because the engine cannot be interrupted; the next question starts
 * a new one. The same happens after a crash.
 */
export class WorkerEngine {
  readonly #startWorker: () => EngineWorker;
  readonly #askServer: AskServer | undefined;
  #worker: EngineWorker | undefined;
  #lacksWebAssembly = false;
  #closed = false;
  #waiting: Pending[] = [];
  #current: Pending | undefined;
  #lastId = 0;

  constructor({ startWorker, askServer }: WorkerEngineOptions) {
    this.#startWorker = startWorker;
    this.#askServer = askServer;
  }

  /** The answer to a question; rejects with a ReckonError, or with the reason of the signal. */
  async ask<P extends Path>(path: P, body: Ask<P>, options?: AskOptions): Promise<Answer<P>> {
    return readAnswer<Answer<P>>(await this.askText(path, JSON.stringify(body), options));
  }

  /** The status and the text of an answer; rejects only if there is none. */
  askText(path: string, body: string, { signal }: AskOptions = {}): Promise<RawAnswer> {
    if (signal?.aborted === true) {
      return Promise.reject(signal.reason as Error);
    }
    return new Promise((resolve, reject: (reason: unknown) => void) => {
      if (this.#closed) {
        reject(new ReckonError('closed'));
        return;
      }
      const abort = () => {
        this.#cancel(pending, signal?.reason);
      };
      const pending: Pending = {
        question: { id: ++this.#lastId, path, body },
        settle: (answer) => {
          signal?.removeEventListener('abort', abort);
          if (answer instanceof ReckonError) {
            reject(answer);
          } else {
            resolve(answer);
          }
        },
        cancel: reject,
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.push(pending);
      this.#next();
    });
  }

  /** Ends the worker; what is still asked is refused. */
  close(): void {
    this.#closed = true;
    this.#dismiss();
    const left = [...(this.#current ? [this.#current] : []), ...this.#waiting];
    this.#current = undefined;
    this.#waiting = [];
    for (const pending of left) {
      pending.settle(new ReckonError('closed'));
    }
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
    if (this.#lacksWebAssembly) {
      void this.#askInstead(next);
      return;
    }
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(next.question);
    } catch (cause) {
      // Such as a page that may not start workers.
      this.#dismiss();
      this.#settle(new ReckonError('load_failed', undefined, 0, { cause }));
    }
  }

  #start(): EngineWorker {
    const worker = this.#startWorker();
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) {
        this.#hear(data);
      }
    };
    // For example, the script of the worker cannot be fetched, or the browser cannot read it.
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
        this.#settle(new ReckonError('crashed'));
        return;
      case 'unusable':
        this.#dismiss();
        if (reply.reason === 'no_webassembly') {
          this.#lacksWebAssembly = true;
          if (this.#current !== undefined) {
            void this.#askInstead(this.#current);
          }
        } else {
          // The next attempt may succeed.
          this.#settle(new ReckonError('load_failed'));
        }
    }
  }

  async #askInstead(pending: Pending): Promise<void> {
    const { path, body } = pending.question;
    const asked = this.#askServer?.(path, body) ?? Promise.resolve(undefined);
    const answer = await asked.catch(() => new ReckonError('server_gone'));
    if (this.#current === pending) {
      this.#settle(answer ?? new ReckonError('no_webassembly'));
    }
  }

  #settle(answer: RawAnswer | ReckonError): void {
    const current = this.#current;
    this.#current = undefined;
    current?.settle(answer);
    this.#next();
  }

  #cancel(pending: Pending, reason: unknown): void {
    if (this.#current === pending) {
      this.#dismiss();
      this.#current = undefined;
      pending.cancel(reason);
      this.#next();
    } else if (this.#waiting.includes(pending)) {
      this.#waiting = this.#waiting.filter((one) => one !== pending);
      pending.cancel(reason);
    }
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
