// SPDX-License-Identifier: MIT
/** The calendar where the player is. */
import { signal } from '@preact/signals';

/** How often a page that stays open looks for a new day, in ms. */
const LOOKS = 15_000;

/** A day as 2026-11-21. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day 2025-11-20 as a number, 20251120: the seed of its puzzles. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The puzzles of earlier days are not offered. */
export const FIRST_DAY = '2026-01-01';

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

/** Whether the puzzles of a day can be played: it is not before the first, and has come. */
export function hasPuzzles(day: string): boolean {
  return isDay(day) && day >= FIRST_DAY && day <= today.value;
}

export const today = signal(localDay(new Date()));

export function watchCalendar(): void {
  const look = () => {
    today.value = localDay(new Date());
  };
  setInterval(look, LOOKS);
  // The timers of a page that is hidden, or of a machine that sleeps, are late.
  document.addEventListener('visibilitychange', look);
}
