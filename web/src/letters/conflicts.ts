// SPDX-License-Identifier: MIT
/** Conflicts with the rules of all puzzles of letters, without knowing the answer. */
import type { Dictionary } from '../i18n/en';
import { nameOf, type Board } from './board';

export interface LetterConflicts {
  /** Letters that share a digit, and the digit. */
  readonly shared: readonly { digit: number; letters: string[] }[];
  /** The letters that are 0 although a number begins with them. */
  readonly leadingZeros: readonly string[];
}

/** Those of these letters, which must differ, and of what must not be 0. */
export function letterConflictsOf(
  letters: readonly string[],
  notZero: readonly string[],
  { digits }: Board,
): LetterConflicts {
  const byDigit = new Map<number, string[]>();
  for (const letter of letters) {
    const digit = digits[letter];
    if (digit !== undefined) {
      byDigit.set(digit, [...(byDigit.get(digit) ?? []), letter]);
    }
  }
  return {
    shared: [...byDigit]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([digit, sharing]) => ({ digit, letters: sharing })),
    leadingZeros: notZero.filter((letter) => digits[letter] === 0),
  };
}

export function hasLetterConflicts({ shared, leadingZeros }: LetterConflicts): boolean {
  return shared.length + leadingZeros.length > 0;
}

export function conflictingLetters({ shared, leadingZeros }: LetterConflicts): string[] {
  return [...shared.flatMap(({ letters }) => letters), ...leadingZeros];
}

/** Returns the conflicts, in the words of a language. */
export function conflictTextsIn(
  texts: Dictionary['letters']['conflicts'],
  { shared, leadingZeros }: LetterConflicts,
): string[] {
  return [
    ...shared.map(({ letters, digit }) => texts.shared(letters, digit)),
    ...leadingZeros.map((letter) => texts.leadingZero(nameOf(letter))),
  ];
}
