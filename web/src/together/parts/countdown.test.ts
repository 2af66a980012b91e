// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { secondsUntil } from './countdown';

it.each([
  [180_000, 180],
  [179_999, 180],
  [1, 1],
  [0, 0],
  [-5000, 0],
])('%d milliseconds are %d seconds, begun ones included', (left, seconds) => {
  expect(secondsUntil(1000 + left, 1000)).toBe(seconds);
});
