// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { Daily } from '../engine/kinds';
import { daysBetween, pick } from './list';

/** As `reckon bank find --json` prints it. */
const LIST = JSON.stringify({
  bank: 'b.sqlite',
  puzzles: [
    { kind: 'krypto', puzzle: '25 24 2 3 14 : 21', rules: 'house', difficulty: 3 },
    {
      kind: 'newspaper',
      puzzle: 'AB − CD = E\n× . − . +\nFG + GB = CD\n= . = . =\nHIA ÷ FG = AB\n',
    },
    { kind: 'krypto', puzzle: '5 10 9 23 5 : 2', rules: 'integer', difficulty: 4 },
    { kind: 'krypto', puzzle: '5 10 9', rules: 'house' },
  ],
});

/** The days from 1 December on. */
const day = (index: number) => `2026-12-${String(index + 1).padStart(2, '0')}`;
const nth = (text: string, kind: Daily, index: number) => pick(text, kind, day(0), day(index));

describe('a list of a site', () => {
  it('has the puzzles of each kind in their order', () => {
    expect(nth(LIST, 'krypto', 0)).toEqual({
      kind: 'krypto',
      level: 3,
      rules: 'house',
      hand: { cards: [25, 24, 2, 3, 14], objective: 21 },
    });
    expect(nth(LIST, 'krypto', 1)).toMatchObject({ rules: 'integer', hand: { objective: 2 } });
    expect(nth(LIST, 'newspaper', 0)).toMatchObject({ level: undefined, grid: { rows: 3 } });
  });

  it('has nothing before its first day and after its last one', () => {
    expect(pick(LIST, 'krypto', day(0), '2026-11-30')).toBeUndefined();
    expect(nth(LIST, 'krypto', 3)).toBeUndefined();
    expect(nth(LIST, 'calcrostic', 0)).toBeUndefined();
  });

  it('may say its first day itself', () => {
    const list = JSON.stringify({ ...(JSON.parse(LIST) as object), from: day(0) });
    expect(pick(list, 'krypto', '', day(1))).toMatchObject({ rules: 'integer' });
    expect(pick(list, 'krypto', day(1), day(1))).toMatchObject({ rules: 'house' });
    expect(() => pick(LIST, 'krypto', '', day(1))).toThrow('from: write the day');
  });

  it('may be the page of a day that a server sends', () => {
    const page = JSON.stringify({
      date: day(3),
      puzzles: [
        { kind: '24', level: 2, cards: [1, 2, 3, 4], objective: 24, rules: 'house', use: 'all' },
        {
          kind: 'calcrostic',
          level: 5,
          puzzle: 'A + B = C\n+ . + . +\nD + E = F\n= . = . =\nG + H = I\n',
        },
      ],
    });
    expect(pick(page, '24', '', day(3))).toEqual({
      kind: '24',
      level: 2,
      rules: 'house',
      hand: { cards: [1, 2, 3, 4], objective: 24 },
    });
    expect(pick(page, 'calcrostic', '', day(3))).toMatchObject({ level: 5, grid: { rows: 3 } });
    expect(pick(page, '24', '', day(4))).toBeUndefined();
    expect(pick(page, 'countdown', '', day(3))).toBeUndefined();
  });

  it('is refused if it is something else', () => {
    for (const text of ['', '[]', '{}', 'null']) {
      expect(() => nth(text, 'krypto', 0), text).toThrow();
    }
    expect(() => nth(LIST, 'krypto', 2)).toThrow('5 10 9');
    const solved = '2 + 3 = 5\n+ . + . +\n4 + 1 = 5\n= . = . =\n6 + 4 = 10\n';
    const list = JSON.stringify({ puzzles: [{ kind: 'newspaper', puzzle: solved }] });
    expect(() => nth(list, 'newspaper', 0)).toThrow('number 1 of newspaper is not a puzzle');
  });
});

it('counts days, also over a night in which clocks change', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1);
});
