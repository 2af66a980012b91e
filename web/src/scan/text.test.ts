// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  indexOf,
  kindOfText,
  placedTokens,
  puzzlesIn,
  showsDiagonals,
  spotOf,
  textToCorrect,
  tokensOf,
  withPrintedSigns,
} from './text';

it('takes texts apart', () => {
  expect(tokensOf('A + B\n\n  C  − ?? \n')).toEqual([
    ['A', '+', 'B'],
    ['C', '−', '??'],
  ]);
});

it('prints the signs of a text, and keeps its lines, rules and letters', () => {
  expect(withPrintedSigns('A * XB = CD\n- . + / +\nAB:C\n')).toBe('A × XB = CD\n− . + ÷ +\nAB:C\n');
  expect(withPrintedSigns(' SEND\n+MORE\n-----\nMONEY')).toBe(' SEND\n+MORE\n-----\nMONEY');
});

it('knows a grid with diagonals', () => {
  expect(showsDiagonals('A + B = C\n+ × + ÷ +\nA + B = C\n= = = = =\nA + B = C')).toBe(true);
  expect(showsDiagonals('A + B = C\n+ . + . +\nA + B = C\n= . = . =\nA + B = C')).toBe(false);
  expect(showsDiagonals('A + B = C\n+ + +\nA + B = C\n= = =\nA + B = C')).toBe(false);
  expect(showsDiagonals('A _ B = C\n+ _ + _ +\nA + B = C\n= = = = =\nA + B = C')).toBe(true);
  expect(showsDiagonals('')).toBe(false);
});

it('knows where each word stands', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-C+ \n]{0,30}$/), (text) => {
      for (const { text: word, start } of placedTokens(text).flat()) {
        expect(text.slice(start, start + word.length)).toBe(word);
      }
      expect(placedTokens(text)).toHaveLength(text.split('\n').length);
    }),
  );
});

it('counts lines and columns as editors do, there and back', () => {
  expect(spotOf('AB\nCD', 4)).toEqual({ line: 2, column: 2 });
  expect(indexOf('AB', { line: 3, column: 9 })).toBe(2);
  fc.assert(
    fc.property(fc.stringMatching(/^[AB\n]{0,20}$/), fc.nat(20), (text, place) => {
      const index = Math.min(place, text.length);
      expect(indexOf(text, spotOf(text, index))).toBe(index);
    }),
  );
});

it('puts the columns of a grid in line, and leaves drawings as they are', () => {
  expect(textToCorrect('grid', 'A / B = C\n* + * * +\nC + AB = DB\n')).toBe(
    'A ÷ B  = C\n× + ×  × +\nC + AB = DB',
  );
  expect(textToCorrect('alphametic', '  AB\n*  C\n----\n DE_\n')).toBe('  AB\n×  C\n----\n DE_');
  expect(textToCorrect('hand', '7 6 _ 9 14 : 8\n')).toBe('7 6 _ 9 14 : 8');
});

it.each([
  ['7 6 2 9 14 : 8', 'hand'],
  ['3 3 8 8 = 24', 'hand'],
  ['A + B = C\n+ . + . +\nC + A = D\n= . = . =\nE + F = G', 'grid'],
  ['SEND + MORE = MONEY', 'alphametic'],
  [' SEND\n+MORE\n-----\nMONEY', 'alphametic'],
  ['A + B = C', 'alphametic'],
  ['', 'alphametic'],
] as const)('knows what is typed: %j', (text, kind) => {
  expect(kindOfText(text)).toBe(kind);
});

const GRID = 'A + B = C\n+ . + . +\nC + A = D\n= . = . =\nE + F = G';

it.each<[string, string[]]>([
  ['K5762-9E8G0\nC09D7-W1N1N-17DQ', ['K5762-9E8G0', 'C09D7-W1N1N-17DQ']],
  [
    '2 4 3 6 5 : 6\n\n3 3 8 8 = 24\nk5762-9e8g0\n',
    ['2 4 3 6 5 : 6', '3 3 8 8 = 24', 'k5762-9e8g0'],
  ],
  ['3 3 8 8 24\n1 2 3 4 24', ['3 3 8 8 24', '1 2 3 4 24']],
  [`${GRID}\nK5762-9E8G0`, [GRID, 'K5762-9E8G0']],
  ['K5762-9E8G0\nSEND + MORE = MONEY', ['K5762-9E8G0', 'SEND + MORE = MONEY']],
  ['K5762-9E8G0\nK57', ['K5762-9E8G0', 'K57']],
])('takes codes and hands one a line: %j', (text, puzzles) => {
  expect(puzzlesIn(text)).toEqual(puzzles);
});

it.each([
  '',
  'K5762-9E8G0\n',
  '25 50 75 100\n3 6 : 952',
  GRID,
  ' SEND\n+MORE\n-----\nMONEY',
  'SEND + MORE = MONEY\nA + A = B',
  '  123\n× 45\n-----\n  615\n 492\n-----\n 5535',
])('leaves one puzzle whole: %j', (text) => {
  expect(puzzlesIn(text)).toEqual([text]);
});
