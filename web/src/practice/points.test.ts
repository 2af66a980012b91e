// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PracticeLevel, PracticeQuestion } from './edition';
import { bandsOf, pointsOf, shareBelow } from './points';
import { UNTRIED } from './tried';

function question(q: string, voided: 'no' | 'all' | 'none' = 'no'): PracticeQuestion {
  const text = { en: '', fr: '' };
  const rest = { number: 1, points: 4, share: null, steps: [], solution: '1' };
  return { q, voided, kind: 'stated', text, form: 'number', ...rest };
}

it('counts what was right at once and without help, and what counts for all', () => {
  const level: PracticeLevel = {
    level: '3-4',
    title: { en: '', fr: '' },
    most: 12,
    results: null,
    questions: [question('a'), question('b'), question('c'), question('d', 'all')].concat(
      question('e', 'none'),
    ),
  };
  const tried = new Map([
    ['a', { ...UNTRIED, first: 'right' as const }],
    ['b', { ...UNTRIED, first: 'right' as const, isHelped: true }],
    ['c', { ...UNTRIED, first: 'wrong' as const, checked: 'right' as const }],
    ['e', { ...UNTRIED, first: 'wrong' as const }],
  ]);
  expect(pointsOf(level, (q) => tried.get(q) ?? UNTRIED, 1)).toBe(4 - 1 + 4);
});

const RESULTS = {
  entrants: 8,
  mean: 4,
  distribution: [
    { points: -1, count: 2 },
    { points: 3, count: 4 },
    { points: 9, count: 2 },
  ],
};

it('says how many are below, with half of those who have as many points', () => {
  expect([-2, -1, 0, 3, 9, 10].map((points) => shareBelow(RESULTS, points))).toEqual([
    0, 0.125, 0.25, 0.5, 0.875, 1,
  ]);
});

it('has every entrant in one band, of twelve at most', () => {
  const points = fc.integer({ min: -40, max: 200 });
  const row = fc.record({ points, count: fc.integer({ min: 1, max: 50 }) });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const distribution = rows.toSorted((one, other) => one.points - other.points);
      const most = Math.max(1, ...rows.map((one) => one.points));
      const bands = bandsOf({ entrants: 0, mean: 0, distribution }, most);
      expect(bands.length).toBeLessThanOrEqual(12);
      expect(bands.at(-1)?.to).toBe(most);
      const sum = (counts: readonly { count: number }[]) =>
        counts.reduce((all, { count }) => all + count, 0);
      expect(sum(bands)).toBe(sum(rows));
    }),
  );
});
