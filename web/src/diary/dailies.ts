// SPDX-License-Identifier: MIT
/** The puzzles of days: where they are played, and which of them comes next. */
import { levelOfDay } from '../days/daily';
import { dayNumber, today } from '../days/day';
import { puzzlesOf, type DayPuzzle } from '../engine/kinds';
import { listedDays } from '../engine/listed-days';
import { entryOfDay, type Entry } from './diary';

/** The level of a puzzle of a day; nothing while the puzzle of an organiser is not loaded. */
export function levelOfDaily(kind: DayPuzzle, day: string): number | undefined {
  const ofDay = levelOfDay(dayNumber(day));
  return listedDays === undefined || kind === 'alphametic' ? ofDay : listedDays.level(day, kind);
}

/** The kinds that have an easy puzzle besides, on days that are not easy. */
export const EASY_KINDS = ['krypto', 'calcrostic'] as const;
export type EasyKind = (typeof EASY_KINDS)[number];

/** The level of an easy puzzle. */
export const EASY_LEVEL = 1;

/** The hardest level of a day that is easy enough for all. */
const EASY_DAY = 2;

/** Where the puzzle of a day is played. */
export function addressOfDay(kind: DayPuzzle, day: string): string {
  const isToday = day === today.value;
  switch (kind) {
    case 'krypto':
    case '24':
    case 'countdown':
      return isToday ? `#/${kind}` : `#/${kind}/${day}`;
    case 'calcrostic':
    case 'alphametic':
      return `#/${kind}/${isToday ? 'today' : day}`;
    case 'newspaper':
      return `#/calcrostic/${isToday ? 'today' : day}/newspaper`;
  }
}

/** Where the easy puzzle of a day is played; the address stays that of the day. */
export function addressOfEasy(kind: EasyKind, day: string): string {
  return `#/${kind}/${day}/easy`;
}

/** The kinds with an easy puzzle on a day: none where the day itself is easy. */
export function easyOf(day: string): readonly EasyKind[] {
  return levelOfDay(dayNumber(day)) > EASY_DAY ? EASY_KINDS : [];
}

/**
 * The puzzle of a day that comes next: the first one that has not ended, from this kind on. One
 * that is `done` is left out, also if the diary does not have it yet.
 */
export function nextOfDay(
  entries: readonly Entry[],
  day: string,
  from: string,
  done?: DayPuzzle,
): DayPuzzle | undefined {
  const all = puzzlesOf(day);
  const at = Math.max(
    0,
    all.findIndex((kind) => kind === from),
  );
  return [...all.slice(at), ...all.slice(0, at)].find(
    (kind) => kind !== done && entryOfDay(entries, day, kind) === undefined,
  );
}
