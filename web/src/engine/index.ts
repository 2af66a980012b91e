// SPDX-License-Identifier: MIT
import { askServer } from './ask-server';
import { EngineClient, type EngineWorker } from './client';

function startWorker(): EngineWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Answers what the player waits for. */
export const engine = new EngineClient(startWorker, askServer);

/** A second one for what takes seconds, so that the first stays free; started when it is asked. */
export const patientEngine = new EngineClient(startWorker, askServer);
