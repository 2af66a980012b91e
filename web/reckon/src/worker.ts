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

/** Answers what the thread that started this worker asks; to be called once, in the worker. */
export function serveQuestions(source?: EngineSource): void {
  const { say, hear } = openPort();
  const loading = loadModule(source).catch((error: unknown): undefined => {
    const lacking = error instanceof ReckonError && error.kind === 'no_webassembly';
    say({ kind: 'unusable', reason: lacking ? 'no_webassembly' : 'load_failed' });
  });
  hear((question) => {
    void loading.then((engine) => {
      if (engine !== undefined) {
        say(replyTo(engine, question));
      }
    });
  });
}

function replyTo(engine: EngineModule, { id, path, body }: Question): Reply {
  try {
    return { kind: 'answer', id, answer: engine.answer(path, body) };
  } catch {
    return { kind: 'crashed', id };
  }
}
