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
  /** The start of the server. */
  readonly since: number;
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

/** Something on a scanned page that a person has to look at. */
export interface PaperDoubt {
  /** The letters that have a picture; an empty text is the whole question. */
  readonly pictures: readonly string[];
  /** The part of the answer that is certain. */
  readonly read: string;
}

/** A question on the paper of a pupil. */
export interface PaperAnswer {
  readonly number: number;
  readonly form: 'digits' | 'choice' | 'line';
  readonly labels: string;
  readonly answer: string | null;
  readonly doubt: PaperDoubt | null;
}

export interface PaperPupil {
  readonly entrant: string;
  readonly seat: number;
  readonly name: string;
  readonly questions: readonly PaperAnswer[];
}

/** A picture that is of no paper here; of seat 0 it is a page that cannot be read. */
export interface OtherPicture {
  readonly seat: number;
  readonly number: number;
  readonly pictures: readonly string[];
}

export interface Sheets {
  readonly contest: string;
  readonly entrants: readonly PaperPupil[];
  readonly others: readonly OtherPicture[];
}

export interface SheetsTaken {
  readonly answers: number;
  readonly left: number;
  readonly pages: readonly { readonly page: number; readonly is_read: boolean }[];
  readonly sheets: Sheets;
}
