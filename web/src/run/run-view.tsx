// SPDX-License-Identifier: MIT
/** Runs against the clock, which a first visit does without. */
import '../calcrostic/board.css';
import '../letters/dialog.css';
import '../letters/keypad.css';
import '../letters/table.css';

export { HandRun } from './hands';
export { PuzzleRun } from './puzzles';
