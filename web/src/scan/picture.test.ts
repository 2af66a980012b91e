// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitted, makeGrey, MOST_PIXELS } from './picture';

it('leaves small pictures as they are', () => {
  expect(fitted(4000, 3000)).toEqual([4000, 3000]);
  expect(fitted(1, 1)).toEqual([1, 1]);
});

it('makes large ones fit, in their shape', () => {
  expect(fitted(8000, 6000)).toEqual([4000, 3000]);
  const side = fc.integer({ min: 1000, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const [columns, rows] = fitted(width, height);
      expect(columns * rows).toBeLessThanOrEqual(MOST_PIXELS);
      expect(Math.abs(columns / rows / (width / height) - 1)).toBeLessThan(0.01);
    }),
  );
});

it('makes the mean of the colours', () => {
  const pixels = new Uint8ClampedArray([0, 30, 60, 255, 255, 255, 254, 7]);
  makeGrey(pixels);
  expect([...pixels]).toEqual([30, 30, 30, 255, 255, 255, 255, 7]);
});
