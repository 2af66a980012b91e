// SPDX-License-Identifier: MIT
/** Conflicts with the rules on the board as it is, without knowing the answer. */
import type { Board } from '../letters/board';
import { letterConflictsOf, type LetterConflicts } from '../letters/conflicts';
import { cellsOf, sharing, type Puzzle } from './puzzle';

export function conflictsOf(puzzle: Puzzle, board: Board): LetterConflicts {
  const shared = sharing(puzzle);
  const different = cellsOf(puzzle).filter((name) => !shared.includes(name));
  return letterConflictsOf(different, puzzle.not_zero, board);
}

export function isFull(puzzle: Puzzle, { digits }: Board): boolean {
  return cellsOf(puzzle).every((name) => digits[name] !== undefined);
}
