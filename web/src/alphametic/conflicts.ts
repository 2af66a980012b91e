// SPDX-License-Identifier: MIT
/** What contradicts the rules on the board as it is, without knowing the answer. */
import { hasLetter, type Board } from '../letters/board';
import { cellsOf, type Puzzle } from './puzzle';

export interface Conflicts {
  /** Letters that share a digit, and the digit. */
  readonly shared: readonly { digit: number; letters: string[] }[];
  /** Letters and unknown digits that are 0 although a number begins with them. */
  readonly leadingZeros: readonly string[];
}

export function conflictsOf(puzzle: Puzzle, { digits }: Board): Conflicts {
  const byDigit = new Map<number, string[]>();
  for (const name of cellsOf(puzzle)) {
    const digit = digits[name];
    if (digit !== undefined && hasLetter(name) && !puzzle.may_share.includes(name)) {
      byDigit.set(digit, [...(byDigit.get(digit) ?? []), name]);
    }
  }
  return {
    shared: [...byDigit]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([digit, letters]) => ({ digit, letters })),
    leadingZeros: puzzle.not_zero.filter((name) => digits[name] === 0),
  };
}

export function isFull(puzzle: Puzzle, { digits }: Board): boolean {
  return cellsOf(puzzle).every((name) => digits[name] !== undefined);
}

export function hasConflicts({ shared, leadingZeros }: Conflicts): boolean {
  return shared.length + leadingZeros.length > 0;
}
