// SPDX-License-Identifier: MIT
/** The games against the clock, loaded when they are opened. */
import { later } from '../parts/later';

export const HandRun = later(async () => (await import('./run-view')).HandRun);
export const PuzzleRun = later(async () => (await import('./run-view')).PuzzleRun);
