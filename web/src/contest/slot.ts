// SPDX-License-Identifier: MIT
/** The place of one question on the page: what a board shows, and where its entries go. */
import type { Entry, Tag } from './messages';

export interface Slot {
  readonly q: string;
  /** Followed by who reads it while it is drawn. */
  readonly entry: () => Entry & { readonly tag: Tag };
  readonly enter: (entry: Entry) => void;
  readonly isLocked: () => boolean;
}
