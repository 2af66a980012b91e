// SPDX-License-Identifier: MIT
/** The place of one question on the page: what a board shows, and where its entries go. */

export interface Entry {
  /** All that the board needs to go on. */
  readonly state: string;
  /** The text that is judged; empty while something is missing. */
  readonly answer: string;
}

export interface Slot {
  readonly q: string;
  /** Followed by who reads it while it is drawn. */
  readonly entry: () => Entry;
  readonly enter: (entry: Entry) => void;
  readonly isLocked: () => boolean;
}
