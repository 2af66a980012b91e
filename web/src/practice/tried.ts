// SPDX-License-Identifier: MIT
import type { Entry } from '../contest/messages';

type Verdict = 'right' | 'wrong';

/** A question as far as it was played. */
export interface Tried extends Entry {
  /** The verdict on the first answer that was checked. */
  readonly first: Verdict | '';
  /** The verdict on what stands there now. */
  readonly checked: Verdict | '';
  /** Whether a hint or the solution came before the first answer. */
  readonly isHelped: boolean;
  /** Whether the solution is shown. */
  readonly isShown: boolean;
  /** The hints that were asked for. */
  readonly hints: number;
}

export const UNTRIED: Tried = {
  state: '',
  answer: '',
  first: '',
  checked: '',
  isHelped: false,
  isShown: false,
  hints: 0,
};
