// SPDX-License-Identifier: MIT
/** The calendar where the player is. */
import { signal } from '@preact/signals';
import { FIRST_DAY, isDay, localDay } from './calendar';

export { dateOf, dayBefore, FIRST_DAY, isDay, localDay } from './calendar';

/** How often a page that stays open looks for a new day, in ms. */
const LOOKS = 15_000;

/** The day 2025-11-20 as a number, 20251120: the seed of its puzzles. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
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
