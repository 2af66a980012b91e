// SPDX-License-Identifier: MIT
/** The messages between the page and a server of contests. */
import type { Entry } from '../answering/slot';
import type { GameName, GridKind } from '../engine/kinds';
import type { Rules } from '../engine/questions';
import type { Use } from '../krypto/games';
import type { Language } from '../i18n';

export type { Entry };

export type Texts = Readonly<Record<Language, string>>;

/** The device that wrote an entry, and the number of the entry; none: `''` and 0. */
export interface Tag {
  readonly device: string;
  readonly n: number;
}

export interface Change extends Entry {
  readonly q: string;
  readonly n: number;
  readonly after: Tag;
  /** In milliseconds since the start. */
  readonly elapsed: number;
}

export interface Changes {
  readonly contest: string;
  readonly device: string;
  readonly store: string;
  readonly changes: readonly Change[];
}

export interface Holds extends Tag, Partial<Entry> {}

export interface Outcome {
  readonly q: string;
  readonly n: number;
  readonly fate: 'applied' | 'known' | 'conflict' | 'late';
  readonly holds: Holds;
}

/** The state of an attempt. */
export type AttemptState = 'ready' | 'running' | 'handed_in' | 'removed' | 'excluded';

/** A word of the organiser to all pages. */
export interface Notice {
  readonly notice: number;
  readonly at: number;
  readonly text: Texts;
}

export interface Told {
  readonly now: number;
  readonly ends: number;
  readonly state: AttemptState;
  readonly store: string;
  readonly here: boolean;
  readonly results: readonly Outcome[];
  readonly notices?: readonly Notice[];
}

export interface HeldAnswer extends Tag, Entry {
  readonly q: string;
}

export interface Receipt {
  readonly answers: number;
  readonly at: number;
  readonly how: 'pupil' | 'time';
  readonly check: string;
}

interface Asked {
  readonly q: string;
  readonly number: number;
  readonly points: number;
}

export type Question = Asked &
  (
    | {
        readonly kind: GameName;
        readonly cards: readonly number[];
        readonly objective: number;
        readonly rules: Rules;
        readonly use: Use;
      }
    | { readonly kind: GridKind | 'numbers'; readonly text: string }
    | { readonly kind: 'alphametic'; readonly text: string }
    | {
        readonly kind: 'stated';
        readonly text: Texts;
        readonly form: 'choice' | 'number' | 'text';
        readonly options?: readonly Texts[];
        readonly picture?: { readonly src: string; readonly alt: Texts };
      }
  );

export interface Attempt {
  readonly attempt: string;
  readonly contest: string;
  readonly level: string;
  readonly lang: Language;
  readonly state: AttemptState;
  readonly now: number;
  readonly started: number;
  readonly ends: number;
  readonly grace_s: number;
  readonly minutes: number;
  readonly store: string;
  readonly here: boolean;
  readonly questions: readonly Question[];
  readonly answers: readonly HeldAnswer[];
  readonly receipt: Receipt | null;
}

export interface ContestOf {
  readonly contest: string;
  readonly title: Texts;
  readonly level_title: Texts;
  readonly minutes: number;
  readonly questions: number;
  readonly most: number;
  readonly penalty: number;
  readonly opens: number;
  readonly closes: number;
  readonly phase: 'soon' | 'open' | 'closed' | 'published';
  readonly attempt: {
    readonly state: AttemptState;
    readonly started: number;
    readonly ends: number;
    readonly here: boolean;
  } | null;
}

export interface Me {
  readonly now: number;
  readonly store: string;
  readonly name: string;
  readonly names: 'kept' | 'none';
  readonly group: string;
  readonly seat: number;
  readonly level: string;
  readonly contests: readonly ContestOf[];
  readonly notices?: readonly Notice[];
}

export interface Entered {
  readonly token: string;
  readonly until: number;
  readonly role: 'entrant' | 'invigilator' | 'teacher' | 'organiser';
  readonly me: Me;
}

export interface HandedIn {
  readonly state: AttemptState;
  readonly now: number;
  readonly receipt: Receipt;
}

export type Marked = Question & {
  readonly verdict: 'right' | 'wrong' | 'incomplete' | 'blank';
  readonly got: number;
  readonly voided: 'no' | 'all' | 'none';
  readonly answer: string;
  readonly solution: string;
};

export interface Result {
  readonly contest: string;
  readonly revision: number;
  readonly points: number;
  readonly most: number;
  readonly rank: number | null;
  readonly of: number | null;
  readonly share_below: number | null;
  readonly questions: readonly Marked[];
  /** The address of a page with these questions, to be played again. */
  readonly practice?: string;
}

export interface Privacy {
  readonly names: 'kept' | 'none';
  readonly days: number;
  readonly trail: number;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
}
