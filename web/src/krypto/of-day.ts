// SPDX-License-Identifier: MIT
/** The place of a hand among the puzzles of a day. */
export interface OfDay {
  /** The day whose hand it is, if it is one. */
  readonly day: string | undefined;
  /** Whether it is the easy one of that day. */
  readonly isEasy: boolean;
}
