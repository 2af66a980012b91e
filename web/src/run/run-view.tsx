// SPDX-License-Identifier: MIT
/** Runs against the clock and what else is played once, which a first visit does without. */
import '../calcrostic/board.css';
import '../letters/dialog.css';
import '../letters/keypad.css';
import '../letters/table.css';

export { HandRun } from './hands';
export { PuzzleRun } from './puzzles';
export { TextBoard, TextLink } from './text-board';
