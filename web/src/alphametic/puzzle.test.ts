// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo } from '../engine/built-engine';
import { EMPTY_BOARD } from '../letters/board';
import type { Step } from '../letters/hint';
import { conflictsOf, isFull } from './conflicts';
import { answerOf, asked, cellsOf, conditionsOf, type Puzzle } from './puzzle';
import { engine, PRODUCT, puzzleOf, SKELETON, SUM } from './samples';
import { placesOf } from './seat';

const solve = (puzzle: Puzzle) => {
  const { solutions } = answerTo(engine, 'alphametic/solve', {
    ...asked(puzzle.puzzle, conditionsOf(puzzle)),
    limit: 2,
  });
  const [only, ...others] = solutions ?? [];
  expect(others).toEqual([]);
  return only === undefined ? undefined : answerOf(puzzle, only);
};

describe('the cells of a puzzle', () => {
  it('are its letters in order, and its unknown digits', () => {
    expect(cellsOf(SUM).join('')).toBe('SENDMORY');
    expect(cellsOf(SKELETON)).toEqual(Array.from({ length: 10 }, (_, i) => `.${i + 1}`));
    expect(cellsOf(puzzleOf('A. + 1? = ?B'))).toEqual(['A', '.1', '.2', '.3', 'B']);
  });
});

describe('an answer', () => {
  it('has the digits of all cells', () => {
    expect(solve(SUM)).toEqual({ S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 });
    const digits = [1, 8, 4, 6, 9, 0, 7, 4, 5, 2];
    expect(solve(SKELETON)).toEqual(
      Object.fromEntries(digits.map((digit, i) => [`.${i + 1}`, digit])),
    );
    // In base 16, digits above 9 are written as letters.
    expect(solve(puzzleOf('1(14) = . + .', { base: 16 }))).toEqual({ '.1': 15, '.2': 15 });
  });

  it.each([SUM, PRODUCT, SKELETON])('is verified as it is found: $puzzle', (puzzle) => {
    const answer = solve(puzzle) ?? {};
    const [first = '', digit = 0] = Object.entries(answer)[0] ?? [];
    for (const [digits, correct] of [
      [answer, true],
      [{ ...answer, [first]: (digit % 9) + 1 }, false],
    ] as const) {
      const { puzzles } = answerTo(engine, 'alphametic/verify', {
        puzzle: puzzle.puzzle,
        given: digits,
      });
      expect(puzzles[0]?.correct).toBe(correct);
    }
  });
});

describe('conflicts', () => {
  const board = (digits: Record<string, number>) => ({ ...EMPTY_BOARD, digits });

  it('are letters with one digit, and numbers that begin with 0', () => {
    expect(conflictsOf(SUM, board({ S: 0, E: 4, N: 4, R: 0 }))).toEqual({
      shared: [
        { digit: 0, letters: ['S', 'R'] },
        { digit: 4, letters: ['E', 'N'] },
      ],
      leadingZeros: ['S'],
    });
  });

  it('are none where the puzzle allows them', () => {
    const free = puzzleOf('SEND + MORE = MONEY', { leadingZeros: true, mayShare: ['E'] });
    expect(conflictsOf(free, board({ S: 0, E: 4, N: 4 }))).toEqual({
      shared: [],
      leadingZeros: [],
    });
    // Digits without letters may be equal.
    expect(conflictsOf(SKELETON, board({ '.1': 0, '.2': 0 }))).toEqual({
      shared: [],
      leadingZeros: ['.1'],
    });
  });

  it('do not keep a board from being full', () => {
    const full = Object.fromEntries(cellsOf(SUM).map((name) => [name, 1]));
    expect(isFull(SUM, board(full))).toBe(true);
    expect(isFull(SUM, board({ ...full, S: 1 }))).toBe(true);
    expect(isFull(SUM, EMPTY_BOARD)).toBe(false);
  });
});

describe('the place of a step', () => {
  const equation = (text: string) => ({ index: 0, kind: 'equation' as const, cells: [], text });
  const place = (
    puzzle: Puzzle,
    text: string,
    column: number | null,
    technique: Step['technique'] = 'column',
  ) =>
    placesOf(
      {
        technique,
        equations: [equation(text)],
        column,
        because_of: [],
        changes: [],
        contradiction: false,
      },
      puzzle,
    ).map((one) => one.replaceAll('\u00a0', ' '));

  it('is a column, or the puzzle, or the equation where there are several', () => {
    const two = puzzleOf('A + B = C; D + E = F');
    expect(place(SUM, SUM.puzzle, 5)).toEqual(['column 5 from the right']);
    expect(place(SUM, SUM.puzzle, 1, 'two_columns')).toEqual(['columns 1 and 2 from the right']);
    expect(place(SUM, SUM.puzzle, null)).toEqual(['the puzzle']);
    expect(place(two, 'D + E = F', 1)).toEqual(['column 1 from the right of D + E = F']);
    expect(place(two, 'D + E = F', null)).toEqual(['D + E = F']);
  });
});
