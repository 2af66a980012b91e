// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { dateOfDay, easierThan, harderThan, levelOfDay } from './daily';
import { dayBefore, dayNumber, isDay, localDay } from './day';

describe('the puzzle of the day', () => {
  it('is that of the calendar on the wall', () => {
    expect(dayNumber(localDay(new Date(2025, 10, 20, 0, 0, 1)))).toBe(20251120);
    expect(dayNumber(localDay(new Date(2025, 10, 20, 23, 59)))).toBe(20251120);
    expect(dayNumber(localDay(dateOfDay(20240229)))).toBe(20240229);
  });

  it('becomes harder from Monday to Saturday, and is of medium difficulty on Sunday', () => {
    const week = [20251117, 20251118, 20251119, 20251120, 20251121, 20251122, 20251123];
    expect(week.map(levelOfDay)).toEqual([1, 2, 2, 3, 4, 5, 3]);
  });
});

it('a level has an easier and a harder one beside it, but for the ends', () => {
  expect([undefined, 1, 2, 5].map(easierThan)).toEqual([undefined, undefined, 1, 4]);
  expect([undefined, 1, 4, 5].map(harderThan)).toEqual([undefined, 2, 5, undefined]);
});

describe('a day', () => {
  it('is a date of the calendar', () => {
    for (const day of ['2026-11-20', '2024-02-29', '2026-01-01']) {
      expect(isDay(day), day).toBe(true);
    }
    for (const text of ['2026-02-29', '2026-13-01', '2026-11-31', '26-11-20', '2026-11-20x', '']) {
      expect(isDay(text), text).toBe(false);
    }
  });

  it('comes after another one', () => {
    expect(dayBefore('2026-11-20')).toBe('2026-11-19');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
    expect(dayBefore('2026-03-30')).toBe('2026-03-29'); // a night in which clocks change
  });
});
