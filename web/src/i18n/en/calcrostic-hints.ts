// SPDX-License-Identifier: MIT
import type { LinePlace } from '../base/grids';
import { and } from './grammar';

/** The parts of a hint, in words: its lines, the letters it rests on, and its consequences. */
export interface HintParts {
  line: string;
  other: string;
  because: string[];
  /** The supposition, if one was refuted. */
  supposed: string;
  follows: string;
}

export const hints = {
  place: ({ kind, number }: LinePlace) => {
    switch (kind) {
      case 'row':
        return `row ${number}`;
      case 'column':
        return `column ${number}`;
      case 'main':
        return 'the main diagonal';
      case 'other':
        return 'the other diagonal';
    }
  },
  /** A line in the middle of a sentence: `row 1, AB × C = DEA`. */
  line: (place: string, text: string) => `${place}, ${text}`,
  techniques: {
    leading_digit: ({ follows }: HintParts) => `No number begins with 0: ${follows}.`,
    found_digit: ({ because, follows }: HintParts) =>
      `${and(because)} is found, and no other letter is the same digit: ${follows}.`,
    only_digit: ({ because, follows }: HintParts) =>
      `All digits but one are taken or ruled out for ${and(because)}: ${follows}.`,
    last_place: ({ follows }: HintParts) =>
      `There are as many letters as digits, and only one of them has room for this digit: ${follows}.`,
    pair: ({ because, follows }: HintParts) =>
      `${and(because)} share the same two digits, so no other letter has them: ${follows}.`,
    same_number: ({ line, follows }: HintParts) =>
      `In ${line}, the same number appears twice, so the third can only be 0 or 1: ${follows}.`,
    short_line: ({ line, follows }: HintParts) =>
      `Only a few single digits fit ${line}: ${follows}.`,
    last_digits: ({ line, follows }: HintParts) =>
      `Look at the last digits of ${line}: ${follows}.`,
    sizes: ({ line, follows }: HintParts) =>
      `Look at how large or small the numbers of ${line}, can be: ${follows}.`,
    carries: ({ line, follows }: HintParts) =>
      `Work out ${line}, digit by digit, with all that may be carried: ${follows}.`,
    few_cases: ({ line, follows }: HintParts) =>
      `Only a few cases are left for ${line}. Work through them: ${follows}.`,
    many_cases: ({ line, follows }: HintParts) =>
      `Work through ${line}; it has many cases: ${follows}.`,
    two_lines: ({ line, other, follows }: HintParts) =>
      `Only what fits both ${line}, and ${other}, is possible: ${follows}.`,
    guess: ({ follows }: HintParts) =>
      `No simple step is left. Try this, and follow it to the end: ${follows}.`,
    refuted: ({ supposed, follows }: HintParts) =>
      `No simple step is left. If ${supposed}, there is a contradiction: ${follows}.`,
    answer: () => 'All letters are found, and every line works out.',
  },
  contradiction: ({ line, follows }: HintParts) =>
    line === '' ? `Here it goes wrong: ${follows}.` : `Here it goes wrong, in ${line}: ${follows}.`,
};
