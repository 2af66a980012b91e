// SPDX-License-Identifier: MIT
/** Arithmetic puzzles, solved exactly: see README.md. */
export * from './api.ts';
export { createEngine, type Engine } from './engine.ts';
export { createWorkerEngine } from './create-worker-engine.ts';
export { ReckonError, type ErrorKind } from './errors.ts';
export type { RawAnswer } from './module.ts';
export type { EngineSource } from './own-module.ts';
export type { Answer, Ask, Path } from './questions.ts';
export type {
  AskOptions,
  AskServer,
  EngineWorker,
  WorkerEngine,
  WorkerEngineOptions,
} from './worker-engine.ts';
