// SPDX-License-Identifier: MIT
import { fault } from './alphametic-faults';

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
  guide: {
    steps: [
      'AA and B make a little more than 100 at most, so the sum begins with 1. Choose B, then 1.',
      'Only one number of two equal digits reaches 100 by adding 1. Choose A, then 9.',
      '99 + 1 = 100. Choose C, then 0.',
    ],
    done: 'The sum works out: solved! The alphametic of a day is a sum of words.',
    play: 'Play today’s alphametic',
  },
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
  othersDiffer: 'Unknown digits differ from those that are written and from those of letters',
  allDifferent: 'Unknown digits differ from each other',
  inBase: (base: number) => `In base ${base}`,
  zerosAllowed: 'Numbers may begin with 0',
  mayShare: (letters: string) => `May be equal to other letters: ${letters}`,
  board: {
    name: (puzzle: string) => `Alphametic: ${puzzle}`,
    drawing: 'Alphametic: a calculation on paper',
    number: (line: number, shown: string) => `line ${line}: ${shown}`,
    boxes: (line: number, shown: string) => `line ${line}, numbered boxes: ${shown}`,
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
      'Write equations such as SEND + MORE = MONEY, separated by commas, or draw a calculation in lines with a line of dashes. A dot stands for any digit.',
    ownLabel: 'The puzzle',
    conditions: 'Other rules',
    base: 'Base',
    baseFault: (least: number, most: number) => `Bases are ${least} to ${most}.`,
    zeros: 'Numbers may begin with 0',
    share: 'Letters that may be equal to others',
  },
  answers: {
    all: (count: string) => `All ${count} answers`,
    more: (count: string) => `More than ${count} answers`,
    first: (n: number) => `The first ${n} of them:`,
  },
  fault,
  places: {
    equation: 'the puzzle',
    column: (column: number) => `column ${column} from the right`,
    columns: (first: number, second: number) => `columns ${first} and ${second} from the right`,
    /** A column of an equation. */
    placeIn: (column: string, equation: string) => `${column} of ${equation}`,
  },
};

export type AlphameticWords = typeof alphametic;
