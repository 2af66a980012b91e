// SPDX-License-Identifier: MIT
/** What contradicts the rules on the board as it is, without knowing the answer. */
import { holds } from './arithmetic';
import type { Board } from '../letters/board';
import { isLetter, leadingLetters, lettersOf, linesOf, type Grid, type Line } from './grid';

export interface Conflicts {
  /** Letters that share a digit, and the digit. */
  readonly shared: readonly { digit: number; letters: string[] }[];
  /** Letters that are 0 although a number begins with them. */
  readonly leadingZeros: readonly string[];
  /** Lines of which all digits are there, and which do not work out. */
  readonly failing: readonly Line[];
}

/** The number that a word is; nothing as long as a letter of it has no digit. */
function numberOf(word: string, digits: Board['digits']): bigint | undefined {
  const text = Array.from(word).map((symbol) => (isLetter(symbol) ? digits[symbol] : symbol));
  return text.includes(undefined) ? undefined : BigInt(text.join(''));
}

export function conflictsOf(grid: Grid, { digits }: Board): Conflicts {
  const letters = lettersOf(grid);
  const byDigit = new Map<number, string[]>();
  for (const letter of letters) {
    const digit = digits[letter];
    if (digit !== undefined) {
      byDigit.set(digit, [...(byDigit.get(digit) ?? []), letter]);
    }
  }
  const numbers = grid.words.map((word) => numberOf(word, digits));
  const known = numbers.map((number) => number ?? 0n);
  return {
    shared: [...byDigit]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([digit, sharing]) => ({ digit, letters: sharing })),
    leadingZeros: [...leadingLetters(grid)].filter((letter) => digits[letter] === 0),
    failing: linesOf(grid).filter(
      (line) => line.cells.every((cell) => numbers[cell] !== undefined) && !holds(line, known),
    ),
  };
}

export function isFull(grid: Grid, { digits }: Board): boolean {
  return lettersOf(grid).every((letter) => digits[letter] !== undefined);
}

export function hasConflicts({ shared, leadingZeros, failing }: Conflicts): boolean {
  return shared.length + leadingZeros.length + failing.length > 0;
}

/** Whether the board is an answer; a puzzle may have several. */
export function isSolved(grid: Grid, board: Board): boolean {
  return isFull(grid, board) && !hasConflicts(conflictsOf(grid, board));
}
