// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { timeText } from './clock';

describe('the clock', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [245_000, '4:05'],
    [3_845_000, '1:04:05'],
  ])('shows %i ms as %s', (milliseconds, text) => {
    expect(timeText(milliseconds)).toBe(text);
  });
});
