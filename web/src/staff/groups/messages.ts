// SPDX-License-Identifier: MIT
/** The messages of groups and their pupils. */
import type { Group, Notice } from '../frame/messages';

export type EntrantState =
  'not_entered' | 'entered' | 'running' | 'handed_in' | 'removed' | 'excluded';

/** Time that a pupil has besides that of all. */
export interface Extra {
  readonly percent: number;
  readonly seconds: number;
}

/** A line of the wall list. */
export interface Row {
  readonly entrant: string;
  readonly seat: number;
  readonly name: string;
  readonly level: string;
  readonly state: EntrantState;
  readonly started: number;
  /** 0 before the start. */
  readonly ends: number;
  readonly left_s: number;
  /** The extra time of this attempt, in seconds. */
  readonly extra_s: number;
  /** As it was given to the pupil. */
  readonly extra: Extra;
  readonly answered: number;
  readonly of: number;
  /** In milliseconds; nothing if not since the start of the server. */
  readonly heard?: number | null;
  readonly devices: number;
  readonly how: 'pupil' | 'time' | '';
  /** Four characters, which the pupil sees too. */
  readonly check: string;
  readonly late: number;
  readonly flagged: boolean;
}

export interface Progress {
  readonly now: number;
  readonly group: Group;
  readonly contest: string;
  readonly notices: readonly Notice[];
  readonly entrants: readonly Row[];
}

export interface Enrolled {
  readonly entrant: string;
  readonly seat: number;
  readonly name: string;
  readonly level: string;
  readonly state: EntrantState;
  readonly code: string;
}

export interface ResultRow {
  readonly entrant: string;
  readonly seat: number;
  readonly name: string;
  readonly level: string;
  readonly points: number;
  readonly most: number;
  readonly rank: number | null;
  readonly of: number | null;
  readonly share_below: number | null;
  readonly class: 'participation' | 'merit' | 'distinction';
}

export interface GroupResults {
  readonly contest: string;
  readonly revision: number;
  readonly rows: readonly ResultRow[];
}
