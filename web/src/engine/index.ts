// SPDX-License-Identifier: MIT
import { askServer } from './ask-server';
import { EngineClient, type EngineWorker } from './client';
import { listedDays } from './listed-days';

function startWorker(): EngineWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Answers what the player waits for. */
export const engine = new EngineClient(startWorker, askServer, listedDays);

/**
 * A second engine for questions that take seconds, so that the first stays free; started by its
 * first question.
 */
export const patientEngine = new EngineClient(startWorker, askServer);
