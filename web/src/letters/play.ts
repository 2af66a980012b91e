// SPDX-License-Identifier: MIT
/** The game of letters: the parts that its two boards, grid and paper, do in ways of their own. */
import type { ReadonlySignal } from '@preact/signals';
import type { Level } from '../days/daily';
import type { Entry } from '../diary/diary';
import type { Desk, OnDesk } from './desk';
import type { LetterAction } from './game';
import type { Helper } from './help';
import type { Player } from './keyboard';

export interface Preferences {
  readonly clock: boolean;
  readonly conflicts: boolean;
}

export interface Play extends Player {
  readonly view: 'calcrostic' | 'alphametic';
  readonly desk: Desk<OnDesk>;
  readonly helper: Helper;
  readonly preferences: ReadonlySignal<Preferences>;
  prefer: (some: Partial<Preferences>) => void;
  /** Goes where the address behind that of the view says. */
  arrive: (parts: readonly string[], query: URLSearchParams) => void;
  /** Does something to a game that need not be the one on the desk. */
  actOn: (code: string, action: LetterAction) => void;
  title: () => string;
  /** Returns the parts of a diary entry that the board knows. */
  entry: () => Pick<Entry, 'kind' | 'day' | 'isEasy'>;
  /** Returns the address by which the puzzle on the desk is shared; it keeps the day. */
  address: () => string;
  /** Lays a new puzzle of this level, of the size that the player prefers. */
  layHarder: (level: Level) => void;
}

export interface SideProps {
  play: Play;
  laid: OnDesk;
  /** Whether the lesson is offered. */
  learn: boolean;
  chooseNew: () => void;
}
