// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { lettersOf, linesOf } from './grid';
import { P1_TEXT } from './grid-samples';
import { gridText } from './grid-text';
import { decodeGrid, encodeGrid } from './link';
import { versionOf } from './versions';
import { EMPTY_BOARD, play } from '../letters/board';
import { answerOf, gridOfText } from './grid-of-text';

const GRID = gridOfText(P1_TEXT);

it('is read as the server writes it', () => {
  expect(GRID && encodeGrid(GRID)).toBe('3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede');
  expect(GRID && linesOf(GRID)).toHaveLength(8);
});

it('is written and read again in all versions, signs at the other end too', () => {
  for (let version = 0; version < 8; ++version) {
    const seen = GRID && versionOf(GRID, version);
    expect(seen && gridOfText(gridText(seen))).toEqual(seen);
  }
});

it('may have any size', () => {
  const link = decodeGrid('3x4/AB-C-D-EA-B-F-G-H-AB-C-D-E/ppepmetpepepepepe');
  const grid = link.ok ? link.grid : undefined;
  expect(grid).toBeDefined();
  expect(grid && gridOfText(gridText(grid))).toEqual(grid);
});

it('is refused if a cell is missing, or is not what belongs there', () => {
  expect(gridOfText('')).toBeUndefined();
  expect(gridOfText(P1_TEXT.replace('×', '.'))).toBeUndefined();
  expect(gridOfText(P1_TEXT.replace('DEA', '??'))).toBeUndefined();
  expect(gridOfText(P1_TEXT.slice(0, P1_TEXT.lastIndexOf('\n')))).toBeUndefined();
  expect(gridOfText(P1_TEXT.replace('DEA', 'A'.repeat(19)))).toBeUndefined();
});

it('is answered when every letter has a digit', () => {
  const letters = GRID === undefined ? [] : lettersOf(GRID);
  const filled = letters.reduce(
    (board, letter, digit) => play(board, { kind: 'assign', letter, digit }),
    EMPTY_BOARD,
  );
  expect(answerOf(letters, filled)).toBe('A=0, B=1, C=2, D=3, E=4, F=5');
  expect(answerOf(letters, play(filled, { kind: 'erase', letter: 'F' }))).toBeUndefined();
});
