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

export const today = signal(localDay(new Date()));

export function watchCalendar(): void {
  const look = () => {
    today.value = localDay(new Date());
  };
  setInterval(look, LOOKS);
  // The timers of a page that is hidden, or of a machine that sleeps, are late.
  document.addEventListener('visibilitychange', look);
}
