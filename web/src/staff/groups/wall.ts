// SPDX-License-Identifier: MIT
/** The reading of the wall list: who is silent, how much time is left, how many are where. */
import type { Row } from './messages';

const MINUTE = 60_000;
/** A page that writes speaks to the server four times a minute. */
const SILENT_AFTER = 2 * MINUTE;

/**
 * The minutes since the last word of a pupil who writes, from two on. A server that was started
 * since then does not know them: then the time counts for which it has listened.
 */
export function silentMinutes({ state, heard }: Row, listened: number): number | undefined {
  const silent = heard ?? listened;
  return state === 'running' && silent >= SILENT_AFTER ? Math.floor(silent / MINUTE) : undefined;
}

/** The minutes that are left, begun ones counted whole; nothing unless the pupil writes. */
export function minutesLeft({ state, ends }: Row, now: number): number | undefined {
  return state === 'running' ? Math.max(0, Math.ceil((ends - now) / MINUTE)) : undefined;
}

export interface Counts {
  readonly running: number;
  readonly handed_in: number;
  readonly away: number;
  readonly silent: number;
}

export function countsOf(rows: readonly Row[], listened: number): Counts {
  const count = (isSo: (row: Row) => boolean) => rows.filter(isSo).length;
  return {
    running: count(({ state }) => state === 'running'),
    handed_in: count(({ state }) => state === 'handed_in'),
    away: count(({ state }) => state === 'not_entered' || state === 'entered'),
    silent: count((row) => silentMinutes(row, listened) !== undefined),
  };
}
