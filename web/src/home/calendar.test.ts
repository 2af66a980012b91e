// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { dateOf, dayBefore } from '../days/day';
import { weeksOf } from './calendar';

describe('the weeks of a month', () => {
  it('are whole, begin on Monday, follow each other and hold the month', () => {
    for (let month = 1; month <= 12; month++) {
      for (const year of [2024, 2026, 2027]) {
        const first = `${year}-${String(month).padStart(2, '0')}-01`;
        const days = weeksOf(first).flat();
        expect(days.length % 7).toBe(0);
        expect(dateOf(days[0] ?? '').getDay()).toBe(1);
        days.slice(1).forEach((day, index) => {
          expect(dayBefore(day)).toBe(days[index]);
        });
        const length = new Date(year, month, 0).getDate();
        expect(days.filter((day) => day.startsWith(first.slice(0, 7)))).toHaveLength(length);
        // No week without a day of the month.
        expect(days.length).toBeLessThan(length + 14);
      }
    }
  });
});
