// SPDX-License-Identifier: MIT
/** The finished games of this browser: for the streak, the calendar and the statistics. */
import { dayBefore, isDay, today } from '../days/day';
import { mergeLists } from '../storage/merging';
import { persisted, readEach } from '../storage/persisted';
import {
  oneOf,
  only,
  orNull,
  readBoolean,
  readCount,
  readText,
  recordOf,
} from '../storage/readers';
import { PLAYED, type Played } from '../engine/kinds';

/** `near`: an answer was given that is not the objective. */
const OUTCOMES = ['solved', 'near', 'given_up'] as const;

export interface Entry {
  /** The game; before there were others, all hands were of Krypto. */
  readonly kind: Played;
  /** Where it was played; each address has one entry, made when it first came to an end. */
  readonly address: string;
  /** The day of a daily puzzle. */
  readonly day: string | null;
  /** Whether it is the easy puzzle of the day, beside that of its kind. */
  readonly isEasy: boolean;
  /** When that was, where the player is; for a puzzle of the day that was begun on its day, that day. */
  readonly date: string;
  readonly outcome: (typeof OUTCOMES)[number];
  /** Nothing if the clock was off. */
  readonly seconds: number | null;
  /** All help together: hints, letters that were revealed, mistakes that were pointed out. */
  readonly helps: number;
  /** The letters and the mistakes among them. */
  readonly letters: number;
  readonly mistakes: number;
  /** From 1 to 5, if it is known. */
  readonly level: number | null;
  /** For an answer near the objective, if they are known. */
  readonly points: number | null;
}

const readDate = only(readText, isDay);

const readEntry = recordOf<Entry>({
  kind: oneOf(PLAYED),
  address: only(readText, (address) => address.startsWith('#/')),
  day: orNull(readDate),
  // Days had no easy puzzles once.
  isEasy: (kept) => (kept === undefined ? false : readBoolean(kept)),
  date: readDate,
  outcome: oneOf(OUTCOMES),
  seconds: orNull(readCount),
  helps: readCount,
  // All help was noted as hints once.
  letters: (kept) => readCount(kept ?? 0),
  mistakes: (kept) => readCount(kept ?? 0),
  level: orNull(readCount),
  // They were not noted once.
  points: (kept) => orNull(readCount)(kept ?? null),
});

/** Older ones are forgotten. */
export const MOST_ENTRIES = 2000;

const mergeAddresses = mergeLists<Entry>({
  keyOf: ({ address }) => address,
  join: (_before, older, newer) => (rank(older) <= rank(newer) ? older : newer),
  latestAt: 'end',
  most: MOST_ENTRIES,
});

/** By which two windows choose the same of two entries: the earlier one, or who solved it. */
function rank({ date, outcome, ...rest }: Entry): string {
  return [date, outcome === 'solved' ? 0 : 1, JSON.stringify(rest)].join(' ');
}

/** The last one last. */
export const diary = persisted<readonly Entry[]>({
  name: 'diary',
  version: 1,
  fallback: [],
  read: readEntries,
  merge: (before, older, newer) => byDate(mergeAddresses(before, older, newer)),
});

/** An end without any of what only some ends have. */
const NOTHING = { isEasy: false, letters: 0, mistakes: 0, points: null };

/** The end of a puzzle as it is noted: not an easy one of a day unless it says so. */
type Noted = Omit<Entry, 'date' | keyof typeof NOTHING> &
  Partial<Pick<Entry, keyof typeof NOTHING>>;

/**
 * Notes how a puzzle ended, unless it did before. A puzzle of the day that was begun on its day
 * counts for that day, also if the day has ended meanwhile.
 */
export function note(ended: Noted, begun: string | null): void {
  const entry = { ...NOTHING, ...ended };
  if (!diary.peek().some(({ address }) => address === entry.address)) {
    const date = begun !== null && begun === entry.day ? begun : today.peek();
    diary.value = byDate([...diary.peek(), { ...entry, date }]).slice(-MOST_ENTRIES);
  }
}

/** Both in one, by date; of two entries for one puzzle the earlier counts. */
export function merge(ours: readonly Entry[], theirs: readonly Entry[]): readonly Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of byDate([...ours, ...theirs])) {
    if (!merged.has(entry.address)) {
      merged.set(entry.address, entry);
    }
  }
  return [...merged.values()].slice(-MOST_ENTRIES);
}

function byDate(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The end of the puzzle of a day, or of its easy one, if it has come to one. */
export function entryOfDay(
  entries: readonly Entry[],
  day: string,
  kind: Played,
  isEasy = false,
): Entry | undefined {
  return entries.find(
    (entry) => entry.day === day && entry.kind === kind && entry.isEasy === isEasy,
  );
}

/** How many puzzles of a day were solved, whenever that was; its easy ones come on top of them. */
export function solvedOf(entries: readonly Entry[], day: string): number {
  return entries.filter((entry) => entry.day === day && !entry.isEasy && entry.outcome === 'solved')
    .length;
}

/**
 * Counts the days in a row on which a puzzle of the day was solved on its day; of one kind, if it is
 * named. The last one is today, or yesterday as long as today may still be one of them.
 */
export function streak(entries: readonly Entry[], now: string, kind?: Played): number {
  const days = solvedDays(
    kind === undefined ? entries : entries.filter((one) => one.kind === kind),
  );
  let day = days.has(now) ? now : dayBefore(now);
  let count = 0;
  while (days.has(day)) {
    ++count;
    day = dayBefore(day);
  }
  return count;
}

/**
 * Counts the days of a streak that is lost unless a puzzle of today is solved; 0 where today is one
 * of them, or where there are fewer than two.
 */
export function streakAtStake(entries: readonly Entry[], now: string): number {
  const days = streak(entries, now);
  return days < 2 || solvedDays(entries).has(now) ? 0 : days;
}

/** The last days up to now, the latest last, and whether each of them counts for the streak. */
export function lastDays(
  entries: readonly Entry[],
  now: string,
  count: number,
): { day: string; isSolved: boolean }[] {
  const solved = solvedDays(entries);
  const days: string[] = [];
  for (let day = now; days.length < count; day = dayBefore(day)) {
    days.unshift(day);
  }
  return days.map((day) => ({ day, isSolved: solved.has(day) }));
}

/** The days on which a puzzle of the day was solved on its day. */
function solvedDays(entries: readonly Entry[]): Set<string> {
  return new Set(
    entries
      .filter(({ day, date, outcome }) => outcome === 'solved' && day === date)
      .map(({ date }) => date),
  );
}

/** The streak, if the puzzle of this day is what it now ends with; else 0. */
export function streakBy(entries: readonly Entry[], day: string | null, now: string): number {
  const counts =
    (day === now || day === dayBefore(now)) &&
    entries.some((one) => one.day === day && one.date === day && one.outcome === 'solved');
  return counts ? streak(entries, now) : 0;
}

/** Reads entries that were kept or come from a file; those that cannot be read are left out. */
export function readEntries(kept: unknown): readonly Entry[] | undefined {
  return readEach(kept, readEntry);
}
