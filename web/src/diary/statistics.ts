// SPDX-License-Identifier: MIT
/** The totals of the diary. */
import { dayBefore } from '../days/day';
import { PLAYED, type Played } from '../engine/kinds';
import { readEntries, type Entry } from './diary';
import { isRecord } from '../storage/persisted';
import { readBestRuns, type BestRuns } from './runs';

export interface KindStatistics {
  readonly kind: Played;
  readonly solved: number;
  readonly givenUp: number;
  /** The number of games solved without help. */
  readonly unaided: number;
  /** In seconds, of those that were timed and solved without help. */
  readonly best: number | undefined;
  readonly median: number | undefined;
}

export function statistics(entries: readonly Entry[]): KindStatistics[] {
  return PLAYED.map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    const solved = ofKind.filter(({ outcome }) => outcome === 'solved');
    const unaided = solved.filter(({ helps }) => helps === 0);
    const times = unaided
      .map(({ seconds }) => seconds)
      .filter((seconds) => seconds !== null)
      .sort((a, b) => a - b);
    return {
      kind,
      solved: solved.length,
      givenUp: ofKind.length - solved.length,
      unaided: unaided.length,
      best: times[0],
      median: times[Math.floor((times.length - 1) / 2)],
    };
  });
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
