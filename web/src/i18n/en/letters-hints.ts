// SPDX-License-Identifier: MIT
import { and } from './grammar';

/** The parts of a step in words: its places, and the letters it rests on. */
export interface HintParts {
  place: string;
  /** The same in the middle of a sentence: 'row 1, AB × C = DEA,'. */
  inside: string;
  /** The second place of two, in the middle of a sentence. */
  other: string;
  letters: string[];
  base: number;
  /** The refuted supposition. */
  supposed: string;
  /** The number of cases to be worked through, if it is known and more than one. */
  cases: string;
}

export const hints = {
  step: (reason: string, follows: string) => `${reason}: ${follows}.`,
  /** The arithmetic of a place, with the digits known so far, and how it goes on from there. */
  relations: {
    filled: (place: string, equation: string) => `${place}, that is ${equation}`,
    column: (place: string, equation: string) => `${place}, ${equation}`,
    /** The addend of a column that is carried into it. */
    carried: 'carry',
    endsIn: (place: string, left: string, digit: string) =>
      `${place}, where ${left} ends in ${digit}`,
    endsLike: (place: string, left: string, right: string) =>
      `${place}, where ${left} ends like ${right}`,
  },
  /** The reasons of steps. */
  techniques: {
    leading_digit: () => 'No number begins with 0',
    found_digit: ({ letters }: HintParts) =>
      `${and(letters)} is found, and no other letter is the same digit`,
    only_digit: ({ letters }: HintParts) =>
      `All digits but one are taken or ruled out for ${and(letters)}`,
    last_place: () =>
      'There are as many letters as digits, and only one of them has room for this digit',
    pair: ({ letters }: HintParts) =>
      `${and(letters)} share the same two digits, so no other letter has them`,
    same_number: ({ place }: HintParts) =>
      `In ${place}, the same number appears twice, so the third can only be 0 or 1`,
    short_line: ({ place }: HintParts) => `Only a few single digits fit ${place}`,
    carry: ({ place }: HintParts) => `Look at ${place}, and at what can be carried`,
    parity: ({ place }: HintParts) => `Look at what is even and what is odd in ${place}`,
    column: ({ place, cases }: HintParts) =>
      cases === ''
        ? `Work through all that is possible in ${place}`
        : `Work through the ${cases} cases of ${place}`,
    last_digits: ({ place }: HintParts) => `Look at the last digits of ${place}`,
    sizes: ({ place }: HintParts) => `Compare sizes in ${place}`,
    digit_sums: ({ place, base, inside }: HintParts) =>
      base === 10
        ? `Cast out nines in ${place}`
        : `Look at the remainders of ${inside} when divided by ${base - 1}`,
    carries: ({ inside }: HintParts) =>
      `Work out ${inside} digit by digit, with all that may be carried`,
    two_columns: ({ inside }: HintParts) => `Work through ${inside} together`,
    few_cases: ({ place, cases }: HintParts) =>
      `Only ${cases || 'a few'} cases are left for ${place}. Work through them`,
    many_cases: ({ place, cases }: HintParts) =>
      `Work through ${place}; it has ${cases || 'many'} cases`,
    two_lines: ({ inside, other }: HintParts) =>
      `Only what fits both ${inside} and ${other} is possible`,
    guess: () => 'No simple step is left. Try this, and follow it to the end',
    refuted: ({ supposed }: HintParts) =>
      `No simple step is left. If ${supposed}, there is a contradiction`,
    answer: () => 'All letters are found, and everything works out',
  },
  /** The reasons that are said in another way as long as it is not said what follows. */
  ideas: {
    last_place: () =>
      'There are as many letters as digits. Look for a digit that has room in only one of them',
    refuted: ({ supposed }: HintParts) =>
      `No simple step is left. Suppose that ${supposed}, and see where it leads`,
  },
  contradiction: ({ place }: HintParts) =>
    place === '' ? 'Here it goes wrong' : `Here it goes wrong, in ${place}`,
};

export type HintTexts = typeof hints;
