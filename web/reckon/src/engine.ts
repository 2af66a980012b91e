// SPDX-License-Identifier: MIT
import { ReckonError, readAnswer } from './errors.ts';
import type { EngineModule, RawAnswer } from './module.ts';
import { loadModule, type EngineSource } from './own-module.ts';
import type { Answer, Ask, Path } from './questions.ts';

/** Answers in the thread that asks: most questions take a millisecond, the largest a second. */
export class Engine {
  #module: EngineModule | undefined;

  constructor(module: EngineModule) {
    this.#module = module;
  }

  /** The answer to a question; throws a ReckonError if it is refused. */
  ask<P extends Path>(path: P, body: Ask<P>): Answer<P> {
    return readAnswer<Answer<P>>(this.askText(path, JSON.stringify(body)));
  }

  /**
   * The status and the text of an answer, the same bytes as those of `reckon serve`. Throws only if
   * the engine crashed, which then answers nothing more.
   */
  askText(path: string, body: string): RawAnswer {
    if (this.#module === undefined) {
      throw new ReckonError('crashed');
    }
    try {
      return this.#module.answer(path, body);
    } catch (cause) {
      this.#module = undefined;
      throw new ReckonError('crashed', undefined, 0, { cause });
    }
  }
}

/** Loads the engine; throws a ReckonError if it cannot be had. */
export async function createEngine(options: { source?: EngineSource } = {}): Promise<Engine> {
  return new Engine(await loadModule(options.source));
}
