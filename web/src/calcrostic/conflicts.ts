// SPDX-License-Identifier: MIT
/** Conflicts with the rules on the board as it is, without knowing the answer. */
import { symbolsOf } from '../engine/symbols';
import { holds } from './arithmetic';
import type { Board } from '../letters/board';
import { hasLetterConflicts, letterConflictsOf, type LetterConflicts } from '../letters/conflicts';
import { isLetter, leadingLetters, lettersOf, linesOf, type Grid, type Line } from './grid';

export interface Conflicts extends LetterConflicts {
  /** Lines whose digits are complete but do not work out. */
  readonly failing: readonly Line[];
}

/** The number that a word is; nothing as long as a letter of it has no digit. */
function numberOf(word: string, digits: Board['digits']): bigint | undefined {
  const text = symbolsOf(word).map((symbol) => (isLetter(symbol) ? digits[symbol] : symbol));
  return text.includes(undefined) ? undefined : BigInt(text.join(''));
}

export function conflictsOf(grid: Grid, board: Board): Conflicts {
  const numbers = grid.words.map((word) => numberOf(word, board.digits));
  const known = numbers.map((number) => number ?? 0n);
  return {
    ...letterConflictsOf(lettersOf(grid), [...leadingLetters(grid)], board),
    failing: linesOf(grid).filter(
      (line) => line.cells.every((cell) => numbers[cell] !== undefined) && !holds(line, known),
    ),
  };
}

export function isFull(grid: Grid, { digits }: Board): boolean {
  return lettersOf(grid).every((letter) => digits[letter] !== undefined);
}

export function hasConflicts(conflicts: Conflicts): boolean {
  return hasLetterConflicts(conflicts) || conflicts.failing.length > 0;
}

/** Whether the board is an answer; a puzzle may have several. */
export function isSolved(grid: Grid, board: Board): boolean {
  return isFull(grid, board) && !hasConflicts(conflictsOf(grid, board));
}
