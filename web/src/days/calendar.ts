// SPDX-License-Identifier: MIT
/** Days of the calendar, as 2026-11-21. */

/** The puzzles of earlier days are not offered. */
export const FIRST_DAY = '2026-01-01';

/** A day as 2026-11-21. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Whether a text is a date of the calendar, such as 2026-11-20. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && localDay(dateOf(text)) === text;
}

export function dayBefore(day: string): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - 1);
  return localDay(date);
}
