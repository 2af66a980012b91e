// SPDX-License-Identifier: MIT
/** Grids for tests. */
import fc from 'fast-check';
import { loadEngine } from '../engine/built-engine';
import type { Answer } from '../engine/questions';
import type { Grid, Operator, Sign } from './grid';
import type { GridResult } from './grid-fault';
import { resultOf } from './reading';

/** The same grids in every run. */
export const SEEDED = { seed: 20251120, numRuns: 300 };

export const P1_TEXT = [
  'AB × C = DEA',
  '+  × ÷ ÷ −',
  'AB × B = EF',
  '=  = = = =',
  'BC × A = EF',
].join('\n');

const engine = await loadEngine();

/** As the engine reads it. */
export function readGridText(text: string): GridResult {
  return resultOf(readingOf(text));
}

/** Returns the engine's answer to a text. */
export function readingOf(text: string): Answer<'calcrostic/read'> {
  const { body } = engine.answer('calcrostic/read', JSON.stringify({ grid: text }));
  return JSON.parse(body) as Answer<'calcrostic/read'>;
}

export function gridOfText(text: string): Grid {
  const read = readGridText(text);
  if (!read.ok) {
    throw new Error(read.fault.kind);
  }
  return read.grid;
}

export const P1 = gridOfText(P1_TEXT);
export const P1_ANSWER = { A: 2, B: 4, C: 8, D: 1, E: 9, F: 6 };

/** 5 x 5, without diagonals. */
export const NEWSPAPER = gridOfText(
  [
    'AB   × CD + AE − F   = AEDG',
    '+    . −  . +  . +   . +',
    'FB   ÷ H  + F  + B   = AB',
    '×    . +  . ×  . +   . ×',
    'CC   − FE − F  + AA  = II',
    '+    . ÷  . −  . ×   . +',
    'FE   + AE × AF + HA  = ACA',
    '=    . =  . =  . =   . =',
    'AGGF − CB − F  + HBC = FADH',
  ].join('\n'),
);

const operators: Operator[] = ['+', '-', '*', '/'];
const side = fc.integer({ min: 3, max: 5 });

/** The signs of a line of this many numbers, = at either end. */
function signs(numbers: number): fc.Arbitrary<Sign[]> {
  return fc
    .tuple(
      fc.array(fc.constantFrom(...operators), { minLength: numbers - 2, maxLength: numbers - 2 }),
      fc.boolean(),
    )
    .map(([line, atEnd]) => (atEnd ? [...line, '='] : ['=', ...line]));
}

const word = fc
  .array(fc.constantFrom(...'ABCDEFGhi07'.split('')), { minLength: 1, maxLength: 4 })
  .map((symbols) => symbols.join(''));

function lines(count: number, numbers: number): fc.Arbitrary<Sign[][]> {
  return fc.array(signs(numbers), { minLength: count, maxLength: count });
}

export const grids: fc.Arbitrary<Grid> = fc
  .tuple(side, side, fc.boolean())
  .chain(([rows, columns, diagonals]) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      // Without a letter it would be a solved grid, which is read as the puzzle that it answers.
      words: fc
        .array(word, { minLength: rows * columns, maxLength: rows * columns })
        .filter((words) => /[A-Za-z]/.test(words.join(''))),
      rowSigns: lines(rows, columns),
      columnSigns: lines(columns, rows),
      diagonalSigns: diagonals && rows === 3 && columns === 3 ? lines(2, 3) : fc.constant([]),
    }),
  );
