// SPDX-License-Identifier: MIT
import { joined } from '../base/lists';

/** The parts of a step in words: the place, the letters it rests on, and what follows. */
export interface HintParts {
  place: string;
  /** The second equation of two. */
  other: string;
  because: string;
  /** All letters that it rests on. */
  letters: string[];
  base: number;
  /** The refuted supposition. */
  supposed: string;
  follows: string;
}

const SIGN_NAMES: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '≠': 'is not equal to',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '^': 'to the power of',
};

export const alphametic = {
  title: 'Alphametic',
  howToSteps: [
    'Each letter stands for a digit, the same wherever it is.',
    'Different letters stand for different digits, and no number of several digits begins with 0.',
    'With the digits in place, the calculation is right.',
  ],
  howToStart:
    'Choose a letter, then its digit. Begin where little is possible: with the first letter of the longest number, or with a column in which a letter appears twice.',
  howToDrawing:
    'In a multiplication, each line below the first rule is the upper number times one digit of the lower number.',
  unknownDigits: 'A numbered box is a digit of its own; it may be equal to others.',
  inBase: (base: number) => `In base ${base}`,
  zerosAllowed: 'Numbers may begin with 0',
  mayShare: (letters: string) => `May be equal to other letters: ${letters}`,
  board: {
    name: (puzzle: string) => `Alphametic: ${puzzle}`,
    drawing: 'Alphametic: a calculation on paper',
    number: (line: number, text: string, digits: string) => `line ${line}: ${text}, ${digits}`,
    sign: (sign: string) => SIGN_NAMES[sign] ?? sign,
    box: (number: string) => `box ${number}`,
  },
  newPuzzle: {
    kind: 'Type',
    shapes: {
      sum: 'Sum of words',
      'doubly-true': 'Doubly true: number words that add up',
      multiplication: 'Long multiplication',
    },
    ownHelp:
      'Write equations such as SEND + MORE = MONEY, with a comma between two of them, or draw a calculation in lines with a rule of dashes. A dot stands for any digit.',
    ownLabel: 'The puzzle',
    conditions: 'Other rules',
    base: 'Base',
    baseFault: (least: number, most: number) => `Bases are ${least} to ${most}.`,
    zeros: 'Numbers may begin with 0',
    share: 'Letters that may be equal to others',
  },
  share: {
    puzzle: (level: string) => `An alphametic (${level})`,
  },
  nothingToFind: 'there is nothing to find',
  fault: (line: number, column: number, message: string) =>
    `Line ${line}, character ${column}: ${message}.`,
  hints: {
    equation: 'the puzzle',
    column: (column: number) => `column ${column} from the right`,
    columns: (first: number, second: number) => `columns ${first} and ${second} from the right`,
    /** A column of an equation. */
    placeIn: (column: string, equation: string) => `${column} of ${equation}`,
    techniques: {
      leading_digit: ({ follows }: HintParts) => `No number begins with 0: ${follows}.`,
      found_digit: ({ because, follows }: HintParts) =>
        `${because} is found, and no other letter is the same digit: ${follows}.`,
      only_digit: ({ because, follows }: HintParts) =>
        `All digits but one are taken or ruled out for ${because}: ${follows}.`,
      last_place: ({ follows }: HintParts) =>
        `There are as many letters as digits, and only one of them has room for this digit: ${follows}.`,
      pair: ({ letters, follows }: HintParts) =>
        `${joined(letters, ' and ')} share the same two digits, so no other letter has them: ${follows}.`,
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
      sizes: ({ place, follows }: HintParts) =>
        `Look at how large or small the numbers of ${place} can be: ${follows}.`,
      digit_sums: ({ place, base, follows }: HintParts) =>
        base === 10
          ? `Cast out nines in ${place}: ${follows}.`
          : `Look at the remainders of ${place} when divided by ${base - 1}: ${follows}.`,
      carries: ({ place, follows }: HintParts) =>
        `Work out ${place} digit by digit, with all that may be carried: ${follows}.`,
      two_columns: ({ place, follows }: HintParts) => `Work through ${place} together: ${follows}.`,
      few_cases: ({ place, follows }: HintParts) =>
        `Only a few cases are left for ${place}. Work through them: ${follows}.`,
      many_cases: ({ place, follows }: HintParts) =>
        `Work through ${place}; it has many cases: ${follows}.`,
      two_lines: ({ place, other, follows }: HintParts) =>
        `Only what fits both ${place} and ${other} is possible: ${follows}.`,
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
  },
};

export type AlphameticWords = typeof alphametic;
