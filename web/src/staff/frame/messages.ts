// SPDX-License-Identifier: MIT
/** The messages between the page of staff and a server of contests. */
import type { Texts } from '../../contest/messages';

export type Role = 'invigilator' | 'teacher' | 'organiser';

export interface Notice {
  readonly notice: number;
  readonly at: number;
  /** 0 without an end. */
  readonly until: number;
  readonly text: Texts;
}

export type Phase = 'soon' | 'open' | 'closed' | 'published';

export interface Window {
  readonly contest: string;
  readonly opens: number;
  readonly closes: number;
  readonly phase: Phase;
}

export interface Group {
  readonly group: string;
  readonly name: string;
  readonly school: string;
  readonly season: string;
  /** Empty if its pupils have levels of their own. */
  readonly level: string;
  readonly zone: string;
  readonly teacher: string | null;
  readonly entrants: number;
  readonly shift_min: number;
  readonly open_until: number;
  readonly day_code_until: number;
  readonly windows: readonly Window[];
}

export interface LevelOf {
  readonly id: string;
  readonly title: Texts;
}

export interface ContestOf {
  readonly contest: string;
  readonly title: Texts;
  readonly season: string;
  readonly state: 'draft' | 'checked' | 'marked' | 'published';
  readonly rehearsal: boolean;
  readonly minutes: number;
  readonly questions: number;
}

export interface Me {
  readonly now: number;
  readonly store: string;
  readonly role: Role;
  readonly name: string;
  readonly school: string;
  readonly season: string;
  /** Of teachers alone. */
  readonly quota: number | null;
  readonly used: number | null;
  readonly names: 'kept' | 'none';
  readonly notices: readonly Notice[];
  readonly levels: readonly LevelOf[];
  readonly contests: readonly ContestOf[];
  readonly groups: readonly Group[];
}

export interface Entered {
  readonly token: string;
  readonly until: number;
  readonly role: Role | 'entrant';
  readonly me: Me;
}

export interface PastAct {
  readonly act: number;
  readonly at: number;
  /** The role, and a random id, but no name. */
  readonly who: string;
  /** Whether the person who asks did it. */
  readonly own: boolean;
  readonly what: string;
  readonly subject: string;
  /** The name of a group; empty if the act was on something else. */
  readonly group: string;
  /** Of a pupil; 0 if the act was on something else. */
  readonly seat: number;
  readonly detail: string;
}
