// SPDX-License-Identifier: MIT
/** The digits that the marks on a board rule out. */
import { crossedOf, digitsOf, type Board } from './board';
import type { LetterChange } from './follows';

/**
 * Returns for each open letter the digits that the player has ruled out, and those of other
 * letters.
 */
export function ruledOutOf(
  letters: readonly string[],
  board: Board,
  mayShare: readonly string[] = [],
): Record<string, number[]> {
  const open = letters.filter((letter) => board.digits[letter] === undefined);
  const taken = Object.entries(board.digits)
    .filter(([letter]) => !mayShare.includes(letter))
    .map(([, digit]) => digit);
  return Object.fromEntries(
    open.map((letter) => {
      const others = mayShare.includes(letter) ? [] : taken;
      return [letter, [...new Set([...crossedOf(board, letter), ...others])]];
    }),
  );
}

/** A letter for which one digit alone is left by what is known. */
export function onlyDigit(
  ruledOut: Record<string, number[]>,
  base: number,
): LetterChange | undefined {
  for (const [letter, digits] of Object.entries(ruledOut)) {
    const after = digitsOf(base).filter((digit) => !digits.includes(digit));
    if (after.length === 1) {
      return { letter, before: digitsOf(base), after };
    }
  }
  return undefined;
}
