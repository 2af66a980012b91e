// SPDX-License-Identifier: MIT
import type { GridFault, LineKind, LinePlace } from '../base/grids';
import { capital } from '../base/text';
import { and, plural } from './grammar';

function place({ kind, number }: LinePlace): string {
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
}

function fault(found: GridFault): string {
  const at = 'column' in found ? `Line ${found.line}, character ${found.column}: ` : '';
  const wholePlace = 'place' in found ? capital(place(found.place)) : '';
  switch (found.kind) {
    case 'nothing':
      return 'The grid is empty: write its lines here.';
    case 'cells_of_first_line':
      return `${at}the first line has ${plural(found.count, 'cell', 'cells')}, but should have 5, 7 or 9: alternate numbers and operators, separated by spaces.`;
    case 'cells_of_line':
      return `${at}this line has ${plural(found.count, 'cell', 'cells')}, but should have ${found.wanted} like the first. Write a dot where there is no operator.`;
    case 'lines':
      return `The grid has ${plural(found.count, 'line', 'lines')}, but should have 5, 7 or 9: alternate rows and operators.`;
    case 'no_number':
      return `${at}“${found.text}” stands where a number belongs. Use letters, symbols and digits.`;
    case 'no_sign':
      return `${at}“${found.text}” stands where an operator belongs. Use one of + - * / =`;
    case 'no_diagonals_here':
      return `${at}“${found.text}” would be on a diagonal, which only 3 × 3 grids have. Write a dot instead.`;
    case 'size':
      return `“${found.text}” should be the size of the grid, such as 3x3d or 4x5.`;
    case 'number_count':
      return `It has ${plural(found.count, 'number', 'numbers')}, but should have ${found.wanted}.`;
    case 'number_text':
      return `Number ${found.number}, “${found.text}”, is not a number: use only letters and digits.`;
    case 'sign_count':
      return `It has ${plural(found.count, 'operator', 'operators')}, but should have ${found.wanted}.`;
    case 'sign_text':
      return `${wholePlace} has “${found.text}” where a letter for an operator belongs: p, m, t, d or e.`;
    case 'long_number':
      return `${found.text} is too long for a number: use at most 18 signs.`;
    case 'letters':
      return `${found.letter} is one letter too many: there are only ten digits.`;
    case 'no_equals':
      return `${wholePlace} has no = sign. Put it next to its last or its first number.`;
    case 'two_equals':
      return `${wholePlace} has two = signs. One is enough.`;
    case 'other':
      return `${at}${found.message}.`;
    case 'equals_inside':
      return `The = sign of ${place(found.place)} must be next to its last or its first number.`;
  }
}

const SIGN_NAMES = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '=': 'equals',
};

export const calcrostic = {
  title: 'Calcrostic',
  howToSteps: [
    'Each letter stands for a digit, the same wherever it is.',
    'Different letters stand for different digits, and no number of several digits begins with 0.',
    'Every row, column and diagonal with operators is a correct equation.',
  ],
  howToStart:
    'Choose a letter, then its digit. Start where there are few options: with a short equation, or with the first letter of a long number.',
  precedence: 'In lines with several operators, × and ÷ come before + and −.',
  guide: {
    steps: [
      'Look at row 1: A + A = 8. Choose A, then 4.',
      'A is 4 wherever it stands. Column 1 is 4 + B = 7. Choose B, then 3.',
      'Row 2 is 3 + C = 5. Choose C, then 2.',
    ],
    done: 'All rows and columns work out: solved! In the calcrostic of a day, the two diagonals work out as well.',
    play: 'Play today’s calcrostic',
  },
  today: 'Today’s calcrostic',
  board: {
    name: (rows: number, columns: number, diagonals: boolean) =>
      diagonals
        ? `Calcrostic, ${rows} by ${columns} with diagonals`
        : `Letter grid, ${rows} by ${columns}`,
    number: (row: number, column: number, shown: string) =>
      `row ${row}, number ${column}: ${shown}`,
    sign: (kind: LineKind, sign: keyof typeof SIGN_NAMES) =>
      kind === 'main' || kind === 'other'
        ? `${place({ kind, number: 1 })}: ${SIGN_NAMES[sign]}`
        : SIGN_NAMES[sign],
  },
  actions: {
    turn: 'Turn',
    mirror: 'Mirror',
    swap: 'Swap rows and columns',
  },
  version: (number: number) => `Version ${number} of 8`,
  conflicts: {
    failing: (places: string[]) =>
      `${capital(and(places))} ${places.length > 1 ? 'do not' : 'does not'} work out.`,
  },
  newPuzzle: {
    kind: 'Type',
    diagonals: '3 × 3 with diagonals',
    newspaper: 'Letter grid',
    rows: 'Rows',
    columns: 'Columns',
    ownHelp:
      'Alternate numbers and operators, separated by spaces; digits may stand among the letters. A solved grid becomes a puzzle.',
    ownLabel: 'The grid',
  },
  faults: fault,
  place,
};
