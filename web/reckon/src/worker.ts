// SPDX-License-Identifier: MIT
/** Holds the engine in a worker, so that the page stays alive while it works. */
import { ReckonError } from './errors.ts';
import type { EngineModule } from './module.ts';
import { loadModule, type EngineSource } from './own-module.ts';
import type { Question, Reply } from './protocol.ts';

interface Port {
  say: (reply: Reply) => void;
  hear: (take: (question: Question) => void) => void;
}

/** The other side of a worker of a browser, or of a thread of Node. */
function openPort(): Port {
  if (typeof WorkerGlobalScope === 'function' || typeof process !== 'object') {
    return {
      say: (reply) => {
        postMessage(reply);
      },
      hear: (take) => {
        onmessage = ({ data }: MessageEvent<Question>) => {
          take(data);
        };
      },
    };
  }
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  return {
    say: (reply) => parentPort?.postMessage(reply),
    hear: (take) => parentPort?.on('message', take),
  };
}

declare const WorkerGlobalScope: unknown;

/**
 * Answers what the thread that started this worker asks; to be called once, in the worker. The first
 * module answers; questions that it does not know go to the next, which is loaded by then.
 */
export function serveQuestions(first?: EngineSource, ...further: EngineSource[]): void {
  const { say, hear } = openPort();
  const load = (source?: EngineSource) =>
    loadModule(source).catch((error: unknown): undefined => {
      const lacking = error instanceof ReckonError && error.kind === 'no_webassembly';
      say({ kind: 'unusable', reason: lacking ? 'no_webassembly' : 'load_failed' });
    });
  const loading = [load(first)];
  hear((question) => {
    void (async () => {
      for (let place = 0; place <= further.length; ++place) {
        const engine = await (loading[place] ??= load(further[place - 1]));
        if (engine === undefined) {
          return;
        }
        const reply = replyTo(engine, question);
        const isUnknown = reply.kind === 'answer' && reply.answer.status === NOT_FOUND;
        if (!isUnknown || place === further.length) {
          say(reply);
        }
        if (!isUnknown) {
          return;
        }
      }
    })();
  });
}

/** The status of questions that a module does not know. */
const NOT_FOUND = 404;

function replyTo(engine: EngineModule, { id, path, body }: Question): Reply {
  try {
    return { kind: 'answer', id, answer: engine.answer(path, body) };
  } catch {
    return { kind: 'crashed', id };
  }
}
