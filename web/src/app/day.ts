/** The calendar where the player is. */
import { signal } from '@preact/signals';

/** A page that stays open notices a new day within so many ms. */
const LOOKS = 15_000;

/** A day as 2026-11-21. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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
