// SPDX-License-Identifier: MIT
/** The messages about contests as a whole, which organisers alone get. */
import type { Texts } from '../../contest/messages';
import type { ContestOf } from '../frame/messages';

export interface Contest {
  readonly contest: string;
  readonly title: Texts;
  readonly season: string;
  readonly state: ContestOf['state'];
  readonly rehearsal: boolean;
  /** Local times, such as 2026-04-22T07:30. */
  readonly opens: string;
  readonly closes: string;
  readonly minutes: number;
  readonly questions: number;
  readonly revision: number;
  readonly entrants: number;
  readonly attempts: Readonly<
    Record<'ready' | 'running' | 'handed_in' | 'removed' | 'excluded', number>
  >;
}

/** Live counts of a school. */
export interface School {
  readonly school: string;
  readonly groups: number;
  readonly entrants: number;
  readonly entered: number;
  readonly running: number;
  readonly handed_in: number;
}

export interface ContestInFull extends Contest {
  readonly levels: readonly {
    readonly id: string;
    readonly title: Texts;
    readonly questions: number;
  }[];
  readonly live: { readonly schools: readonly School[] };
}

/** One line of the checklist. */
export interface CheckItem {
  readonly what: string;
  readonly ok: boolean;
  readonly text: Texts;
}

export type Voided = 'no' | 'all' | 'none';

export interface AskedQuestion {
  readonly q: string;
  readonly kind: string;
  readonly points: number;
  readonly voided: Voided;
  readonly levels: readonly string[];
  /** Null while the window is open somewhere. */
  readonly answered: number | null;
  readonly right: number | null;
  readonly wrong: number | null;
  readonly note: 'nobody_right' | 'everybody_right' | '';
}

/** The effect of voiding, before or after. */
export interface VoidEffect {
  readonly pupils: number;
  readonly more: number;
  readonly less: number;
  readonly most_before: number;
  readonly most_after: number;
}

export interface Statistics {
  readonly revision: number;
  readonly levels: readonly {
    readonly level: string;
    readonly of: number | null;
    readonly mean: number | null;
    readonly distribution: readonly { readonly points: number; readonly count: number }[] | null;
  }[];
}

/** A pupil, as far as the organiser acts on one. */
export interface Row {
  readonly entrant: string;
  readonly seat: number;
  readonly name: string;
  readonly state: string;
}

export interface Teacher {
  readonly teacher: string;
  readonly name: string;
  readonly contact: string;
  readonly school: string;
  readonly season: string;
  readonly quota: number;
  readonly used: number;
  readonly groups: number;
}

/** A code that is shown this once. */
export interface NewCode {
  readonly name: string;
  readonly code: string;
}
