// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf } from './figures';

it('are for five and more', () => {
  expect(figuresOf([1, 2, 3, 4], 96)).toBeUndefined();
  expect(figuresOf([4, 1, 2, 3, 10], 10)).toMatchObject({ count: 5, mean: 4, median: 3, best: 10 });
  expect(figuresOf([1, 2, 3, 4, 5, 9], 96)?.median).toBe(3.5);
});

it('have each pupil in one bar', () => {
  const points = fc.array(fc.integer({ min: -20, max: 96 }), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 96 }), (all, most) => {
      const bars = figuresOf(all, most)?.bars ?? [];
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      expect(bars.length).toBeLessThanOrEqual(8);
    }),
  );
});
