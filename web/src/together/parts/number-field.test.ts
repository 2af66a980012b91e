// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { RANGES, within, type Range } from '../session/wishes';
import { written } from './number-field';

it('writes seconds as minutes that mean them again', () => {
  const { least, most }: Range = RANGES.hand_seconds;
  expect([10, 90, 100, 180].map((seconds) => written(seconds, 60))).toEqual([0.17, 1.5, 1.67, 3]);
  for (let seconds = least; seconds <= most; seconds++) {
    const minutes = written(seconds, 60);
    expect(minutes).toBeGreaterThanOrEqual(least / 60);
    expect(minutes).toBeLessThanOrEqual(most / 60);
    expect(within('hand_seconds', minutes * 60)).toBe(seconds);
  }
  expect(written(7, 1)).toBe(7);
});
