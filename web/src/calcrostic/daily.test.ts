import { describe, expect, it } from 'vitest';
import { dayNumber, localDay } from '../app/day';
import { timeText } from './clock';
import { dateOfDay, levelOfDay } from './daily';

describe('the calcrostic of the day', () => {
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
