// SPDX-License-Identifier: MIT
/** The reader's progress in the last puzzles, if the browser may keep it. */
import type { Daily } from '../engine/kinds';
import { isRecord, keep, recall, type Form } from '../storage/kept';

/** Several components of a page have puzzles of one kind; older ones are forgotten. */
export const MOST_KEPT = 20;

interface Progress {
  /** The puzzle itself, as text. */
  readonly puzzle: string;
  readonly state: unknown;
}

/** The last one first. */
const formOf = (kind: Daily): Form<readonly Progress[]> => ({
  name: `embed.${kind}`,
  version: 1,
  fallback: [],
  read: (kept) =>
    Array.isArray(kept)
      ? kept
          .filter(isRecord)
          .map(({ puzzle, state }) => ({ puzzle: String(puzzle), state }))
          .slice(0, MOST_KEPT)
      : undefined,
});

/** Returns the stored progress of a puzzle; it may be anything. */
export function progressOf(kind: Daily, puzzle: string): unknown {
  return recall(formOf(kind))?.find((one) => one.puzzle === puzzle)?.state;
}

export function keepProgress(kind: Daily, puzzle: string, state: unknown): void {
  const form = formOf(kind);
  const others = (recall(form) ?? []).filter((one) => one.puzzle !== puzzle);
  keep(form, [{ puzzle, state }, ...others].slice(0, MOST_KEPT));
}
