// SPDX-License-Identifier: MIT
/** Runs against the clock, which a first visit does not load. */
import '../calcrostic/board.css';
import '../parts/dialog.css';
import '../letters/keypad.css';
import '../letters/table.css';

export { HandRun } from './hands';
export { PuzzleRun } from './puzzles';
