// SPDX-License-Identifier: MIT
/**
 * The run that is under way in a window: its clock goes on while one looks at something else, or
 * loads the page again. It ends with its result, and is not shared with other windows.
 */
import { isRecord, keep, readEach, recall } from '../storage/persisted';
import { oneOf, orNull, readNumber, readText, recordOf } from '../storage/readers';
import type { RunName } from '../diary/runs';
import { OPPONENTS, type Opponent } from './opponents';

/** A puzzle that was on the table, as the course writes it. */
export interface Met {
  readonly puzzle: unknown;
  /** The second at which it was solved; nothing if it was skipped. */
  readonly at: number | null;
}

export interface UnderWay {
  /** The name of the course. */
  readonly course: string;
  readonly opponent: Opponent;
  /** When the clock began, in ms since 1970; nothing before the first puzzle is there. */
  readonly begun: number | null;
  readonly met: readonly Met[];
  /** The puzzle on the table, and the work done on it. */
  readonly puzzle: unknown;
  readonly work: unknown;
}

const readMet = (kept: unknown): Met | undefined => {
  const read = recordOf<Pick<Met, 'at'>>({ at: orNull(readNumber) })(kept);
  return read && isRecord(kept) ? { ...read, puzzle: kept['puzzle'] } : undefined;
};

const readMain = recordOf<Pick<UnderWay, 'course' | 'opponent' | 'begun' | 'met'>>({
  course: readText,
  opponent: oneOf(OPPONENTS),
  begun: orNull(readNumber),
  met: (kept) => readEach(kept, readMet),
});

function formOf(kind: RunName) {
  return {
    name: `${kind}.run`,
    version: 1,
    read: (kept: unknown): UnderWay | null | undefined => {
      const read = readMain(kept);
      return read && isRecord(kept)
        ? { ...read, puzzle: kept['puzzle'], work: kept['work'] }
        : undefined;
    },
  };
}

export function runUnderWay(kind: RunName): UnderWay | undefined {
  return recall(formOf(kind), sessionStorage) ?? undefined;
}

/** Keeps a run; nothing, once it is over. */
export function keepUnderWay(kind: RunName, run: UnderWay | null): void {
  keep(formOf(kind), run, sessionStorage);
}
