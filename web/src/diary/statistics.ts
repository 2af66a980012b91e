// SPDX-License-Identifier: MIT
/** The totals of the diary. */
import { LEVELS, type Level } from '../days/daily';
import { dateOf, dayBefore } from '../days/day';
import { PLAYED, type Played } from '../engine/kinds';
import { readEntries, type Entry } from './diary';
import { isRecord } from '../storage/persisted';
import { readBestRuns, type BestRuns } from './runs';

export interface Totals {
  readonly solved: number;
  readonly givenUp: number;
  /** The number of games solved without help. */
  readonly unaided: number;
  /** In seconds, of those that were timed and solved without help. */
  readonly best: number | undefined;
  readonly median: number | undefined;
}

export interface KindStatistics extends Totals {
  readonly kind: Played;
}

export function statistics(entries: readonly Entry[]): KindStatistics[] {
  return PLAYED.map((kind) => ({ kind, ...totalsOf(entries.filter((one) => one.kind === kind)) }));
}

export interface LevelStatistics extends Totals {
  readonly level: Level;
}

/** At each level that was played. */
export function byLevel(entries: readonly Entry[]): LevelStatistics[] {
  return LEVELS.flatMap((level) => {
    const some = entries.filter((one) => one.level === level);
    return some.length === 0 ? [] : [{ level, ...totalsOf(some) }];
  });
}

export interface WeekdayStatistics extends Totals {
  /** From 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
}

/** The puzzles of days, without the easy ones, by the weekday that they are of. */
export function byWeekday(entries: readonly Entry[]): WeekdayStatistics[] {
  return Array.from({ length: 7 }).flatMap((_, weekday) => {
    const some = entries.filter(
      ({ day, isEasy }) => day !== null && !isEasy && (dateOf(day).getDay() + 6) % 7 === weekday,
    );
    return some.length === 0 ? [] : [{ weekday, ...totalsOf(some) }];
  });
}

function totalsOf(entries: readonly Entry[]): Totals {
  const solved = entries.filter(({ outcome }) => outcome === 'solved');
  const unaided = solved.filter(({ helps }) => helps === 0);
  const times = unaided
    .map(({ seconds }) => seconds)
    .filter((seconds) => seconds !== null)
    .sort((a, b) => a - b);
  return {
    solved: solved.length,
    givenUp: entries.length - solved.length,
    unaided: unaided.length,
    best: times[0],
    median: times[Math.floor((times.length - 1) / 2)],
  };
}

/** The longest run of days on each of which a puzzle of the day was solved. */
export function longestStreak(entries: readonly Entry[]): number {
  const days = new Set(
    entries
      .filter(({ day, date, outcome }) => outcome === 'solved' && day === date)
      .map(({ date }) => date),
  );
  let longest = 0;
  for (const last of days) {
    let length = 0;
    for (let day = last; days.has(day); day = dayBefore(day)) {
      ++length;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}

const FORMAT = 'reckon diary';
const VERSION = 1;

/** The content of a file; pages that know nothing of runs read the rest. */
export interface RecordFile {
  readonly entries: readonly Entry[];
  readonly runs: BestRuns;
}

/** The diary and the best runs as the text of a file. */
export function writeDiary({ entries, runs }: RecordFile): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, entries, runs }, undefined, 1)}\n`;
}

/** Reads such a file; nothing if it is another one. */
export function readDiary(text: string): RecordFile | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(file) || file['format'] !== FORMAT || file['version'] !== VERSION) {
    return undefined;
  }
  const entries = readEntries(file['entries']);
  return entries && { entries, runs: readBestRuns(file['runs']) };
}
