// SPDX-License-Identifier: MIT
import type { Question, Reply } from './protocol.ts';
import { WorkerEngine, type EngineWorker, type WorkerEngineOptions } from './worker-engine.ts';

/** An engine in a worker of its own, which starts with the first question. */
export function createWorkerEngine(options: Partial<WorkerEngineOptions> = {}): WorkerEngine {
  return new WorkerEngine({ startWorker, ...options });
}

function startWorker(): EngineWorker {
  return typeof Worker === 'function'
    ? new Worker(new URL('./worker-script.js', import.meta.url), { type: 'module' })
    : startThread();
}

/** A thread of Node in the dress of a Worker; it keeps the process alive only while it works. */
function startThread(): EngineWorker {
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const thread = new Thread(new URL('./worker-script.js', import.meta.url));
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question: Question) => {
      thread.ref();
      thread.postMessage(question);
    },
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data: Reply) => {
    thread.unref();
    worker.onmessage?.({ data } as MessageEvent<Reply>);
  });
  thread.on('error', (error) => {
    worker.onerror?.({ error } as ErrorEvent);
  });
  return worker;
}
