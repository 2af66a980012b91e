// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
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

describe('a list of a site', () => {
  it('has the puzzles of each kind in their order', () => {
    expect(pick(LIST, 'krypto', 0)).toEqual({
      kind: 'krypto',
      level: 3,
      rules: 'house',
      hand: { cards: [25, 24, 2, 3, 14], objective: 21 },
    });
    expect(pick(LIST, 'krypto', 1)).toMatchObject({ rules: 'integer', hand: { objective: 2 } });
    expect(pick(LIST, 'newspaper', 0)).toMatchObject({ level: undefined, grid: { rows: 3 } });
  });

  it('has nothing before its first day and after its last one', () => {
    expect(pick(LIST, 'krypto', -1)).toBeUndefined();
    expect(pick(LIST, 'krypto', 3)).toBeUndefined();
    expect(pick(LIST, 'calcrostic', 0)).toBeUndefined();
  });

  it('is refused if it is something else', () => {
    for (const text of ['', '[]', '{}', 'null']) {
      expect(() => pick(text, 'krypto', 0), text).toThrow();
    }
    expect(() => pick(LIST, 'krypto', 2)).toThrow('5 10 9');
    const solved = '2 + 3 = 5\n+ . + . +\n4 + 1 = 5\n= . = . =\n6 + 4 = 10\n';
    const list = JSON.stringify({ puzzles: [{ kind: 'newspaper', puzzle: solved }] });
    expect(() => pick(list, 'newspaper', 0)).toThrow('number 1 of newspaper is not a puzzle');
  });
});

it('counts days, also over a night in which clocks change', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1);
});
