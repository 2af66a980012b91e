// SPDX-License-Identifier: MIT
import { and } from './grammar';

/** The parts of a step in words: its places, the letters it rests on, and what follows. */
export interface HintParts {
  place: string;
  /** The same in the middle of a sentence: `row 1, AB × C = DEA,`. */
  inside: string;
  /** The second place of two, in the middle of a sentence. */
  other: string;
  letters: string[];
  base: number;
  /** The refuted supposition. */
  supposed: string;
  follows: string;
}

export const hints = {
  techniques: {
    leading_digit: ({ follows }: HintParts) => `No number begins with 0: ${follows}.`,
    found_digit: ({ letters, follows }: HintParts) =>
      `${and(letters)} is found, and no other letter is the same digit: ${follows}.`,
    only_digit: ({ letters, follows }: HintParts) =>
      `All digits but one are taken or ruled out for ${and(letters)}: ${follows}.`,
    last_place: ({ follows }: HintParts) =>
      `There are as many letters as digits, and only one of them has room for this digit: ${follows}.`,
    pair: ({ letters, follows }: HintParts) =>
      `${and(letters)} share the same two digits, so no other letter has them: ${follows}.`,
    same_number: ({ place, follows }: HintParts) =>
      `In ${place}, the same number appears twice, so the third can only be 0 or 1: ${follows}.`,
    short_line: ({ place, follows }: HintParts) =>
      `Only a few single digits fit ${place}: ${follows}.`,
    carry: ({ place, follows }: HintParts) =>
      `Look at ${place}, and at what can be carried: ${follows}.`,
    parity: ({ place, follows }: HintParts) =>
      `Look at what is even and what is odd in ${place}: ${follows}.`,
    column: ({ place, follows }: HintParts) =>
      `Work through all that is possible in ${place}: ${follows}.`,
    last_digits: ({ place, follows }: HintParts) =>
      `Look at the last digits of ${place}: ${follows}.`,
    sizes: ({ inside, follows }: HintParts) =>
      `Look at how large or small the numbers of ${inside} can be: ${follows}.`,
    digit_sums: ({ place, base, inside, follows }: HintParts) =>
      base === 10
        ? `Cast out nines in ${place}: ${follows}.`
        : `Look at the remainders of ${inside} when divided by ${base - 1}: ${follows}.`,
    carries: ({ inside, follows }: HintParts) =>
      `Work out ${inside} digit by digit, with all that may be carried: ${follows}.`,
    two_columns: ({ inside, follows }: HintParts) => `Work through ${inside} together: ${follows}.`,
    few_cases: ({ place, follows }: HintParts) =>
      `Only a few cases are left for ${place}. Work through them: ${follows}.`,
    many_cases: ({ place, follows }: HintParts) =>
      `Work through ${place}; it has many cases: ${follows}.`,
    two_lines: ({ inside, other, follows }: HintParts) =>
      `Only what fits both ${inside} and ${other} is possible: ${follows}.`,
    guess: ({ follows }: HintParts) =>
      `No simple step is left. Try this, and follow it to the end: ${follows}.`,
    refuted: ({ supposed, follows }: HintParts) =>
      `No simple step is left. If ${supposed}, there is a contradiction: ${follows}.`,
    answer: () => 'All letters are found, and everything works out.',
  },
  contradiction: ({ place, follows }: HintParts) =>
    place === ''
      ? `Here it goes wrong: ${follows}.`
      : `Here it goes wrong, in ${place}: ${follows}.`,
};
