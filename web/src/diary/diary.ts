// SPDX-License-Identifier: MIT
/** The finished games of this browser: for the streak, the calendar and the statistics. */
import { dayBefore, isDay, today } from '../days/day';
import { persisted, readEach } from '../storage/persisted';
import { oneOf, only, orNull, readCount, readText, recordOf } from '../storage/readers';
import { KINDS, type Kind } from '../engine/kinds';

const OUTCOMES = ['solved', 'given_up'] as const;

export interface Entry {
  readonly kind: Kind;
  /** Where it was played; each address has one entry, made when it first came to an end. */
  readonly address: string;
  /** The day of a daily puzzle. */
  readonly day: string | null;
  /** When that was, where the player is. */
  readonly date: string;
  readonly outcome: (typeof OUTCOMES)[number];
  /** Nothing if the clock was off. */
  readonly seconds: number | null;
  /** Hints, and letters that were revealed. */
  readonly helps: number;
  /** From 1 to 5, if it is known. */
  readonly level: number | null;
}

const readDate = only(readText, isDay);

const readEntry = recordOf<Entry>({
  kind: oneOf(KINDS),
  address: only(readText, (address) => address.startsWith('#/')),
  day: orNull(readDate),
  date: readDate,
  outcome: oneOf(OUTCOMES),
  seconds: orNull(readCount),
  helps: readCount,
  level: orNull(readCount),
});

/** Older ones are forgotten. */
export const MOST_ENTRIES = 2000;

/** The last one last. */
export const diary = persisted<readonly Entry[]>({
  name: 'diary',
  version: 1,
  fallback: [],
  read: readEntries,
});

/** Notes how a puzzle ended, unless it did before. */
export function note(entry: Omit<Entry, 'date'>): void {
  if (!diary.peek().some(({ address }) => address === entry.address)) {
    diary.value = [...diary.peek(), { ...entry, date: today.peek() }].slice(-MOST_ENTRIES);
  }
}

export function entryOfDay(entries: readonly Entry[], day: string, kind: Kind): Entry | undefined {
  return entries.find((entry) => entry.day === day && entry.kind === kind);
}

/** How many puzzles of a day were solved, whenever that was. */
export function solvedOf(entries: readonly Entry[], day: string): number {
  return entries.filter((entry) => entry.day === day && entry.outcome === 'solved').length;
}

/**
 * On how many days in a row a puzzle of the day was solved on its day, up to today, or up to
 * yesterday as long as today may still be one of them.
 */
export function streak(entries: readonly Entry[], now: string): number {
  const days = new Set(
    entries
      .filter(({ day, date, outcome }) => outcome === 'solved' && day === date)
      .map(({ date }) => date),
  );
  let day = days.has(now) ? now : dayBefore(now);
  let count = 0;
  while (days.has(day)) {
    ++count;
    day = dayBefore(day);
  }
  return count;
}

/** Reads entries that were kept or come from a file; those that cannot be read are left out. */
export function readEntries(kept: unknown): readonly Entry[] | undefined {
  return readEach(kept, readEntry);
}
