// SPDX-License-Identifier: MIT
import { and, or } from './grammar';

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
  /** The digits that its letters can still be, if they are few. */
  candidates: string;
  /** The letter with which trying begins, with its digits, if they are few. */
  begin: string;
  /** The largest carry of its columns, 0 if that is unknown. */
  mostCarried: number;
  /** Its arithmetic with a digit that is ruled out, where that can be shown. */
  example: string;
}

const never = (example: string) => (example === '' ? '' : `. For example, ${example} never works`);
const soFar = (candidates: string) => (candidates === '' ? '' : `. So far, ${candidates}`);

export const hints = {
  /** A reason may end with an equation, so that no colon follows it. */
  step: (reason: string, follows: string) => `${reason}. So ${follows}.`,
  /** The same where the reason is none: for what is tried, or goes wrong. */
  supposed: (reason: string, follows: string) => `${reason}: ${follows}.`,
  /** The arithmetic of a place, with the digits known so far, and how it goes on from there. */
  relations: {
    filled: (place: string, equation: string) => `${place}, that is ${equation}`,
    column: (place: string, equation: string) => `${place}, ${equation}`,
    /** A column without digits of its own. */
    onlyCarry: (place: string, result: string) => `${place}, where the carry alone makes ${result}`,
    /** The addend of a column that is carried into it. */
    carried: 'carry',
    endsIn: (place: string, left: string, digit: string) =>
      `${place}, where ${left} ends in ${digit}`,
    endsLike: (place: string, left: string, right: string) =>
      `${place}, where ${left} ends like ${right}`,
  },
  canBe: (letter: string, digits: number[]) => `${letter} can be ${or(digits)}`,
  beginWith: (letter: string, digits: number[]) =>
    `Begin with ${letter}, which can be ${or(digits)}`,
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
      `${and(letters)} share the same two digits, and no other letter can have them`,
    same_number: ({ place }: HintParts) =>
      `In ${place}, the same number appears twice. That works only if the third is 0 or 1`,
    short_line: ({ place, candidates, example }: HintParts) =>
      candidates === ''
        ? `In ${place}, some digits never work, whatever the other letters can still be${never(example)}`
        : `In ${place}, all numbers have one digit. So far, ${candidates}. Keep only the digits that fit`,
    carry: ({ place, mostCarried, candidates }: HintParts) =>
      mostCarried === 0
        ? `Look at ${place}. What is carried from one column to the next is always small, so only a few digits fit`
        : `Look at ${place}. Where ${mostCarried + 1} numbers are added, at most ${mostCarried} is carried${soFar(candidates) || ', so only a few digits fit'}`,
    parity: ({ place }: HintParts) =>
      `Find what is even and what is odd in ${place}. Both sides of the = sign must be the same`,
    column: ({ place, candidates, example }: HintParts) =>
      candidates === ''
        ? `In ${place}, some digits never work, whatever is carried and whatever the other letters can still be${never(example)}`
        : `Look at ${place}. So far, ${candidates}. Keep only the digits that fit there, whatever is carried`,
    last_digits: ({ place }: HintParts) =>
      `Look at the last digits of ${place}. They alone decide how the result ends`,
    sizes: ({ place }: HintParts) =>
      `In ${place}, ask which numbers would be too large or too small. Their digits are out`,
    digit_sums: ({ place, base, inside }: HintParts) =>
      base === 10
        ? `Add up the digits of each number in ${place}. Divided by 9, a number and the sum of its digits leave the same remainder, and the equation must be right for the remainders too`
        : `Look at the remainders of ${inside} when divided by ${base - 1}. The equation must be right for them too`,
    carries: ({ inside }: HintParts) =>
      `Work out ${inside} digit by digit from the right, and try each carry that is possible`,
    two_columns: ({ inside, candidates }: HintParts) =>
      `Look at ${inside} together. What one carries into the other must fit both${soFar(candidates)}`,
    few_cases: ({ place, cases, begin }: HintParts) =>
      `Only ${cases || 'a few'} possibilities are left for ${place}. ${begin || 'Try them all'}`,
    many_cases: ({ place, cases, begin }: HintParts) =>
      [
        cases === ''
          ? `Try all possibilities for ${place}; there are many`
          : `Try the ${cases} possibilities that are left for ${place}`,
        ...(begin === '' ? [] : [begin]),
      ].join('. '),
    two_lines: ({ inside, other, candidates }: HintParts) =>
      `Only what fits both ${inside} and ${other} is possible${soFar(candidates)}`,
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
    place === '' ? 'Here it goes wrong' : `Look at ${place}. Here it goes wrong`,
};

export type HintTexts = typeof hints;
