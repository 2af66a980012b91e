// SPDX-License-Identifier: MIT
/** Faults in the text of a puzzle of letters, before it goes to a server that takes one kind. */
import { USUAL_CONDITIONS } from '../alphametic/puzzle';
import { faultText, readPuzzle } from '../alphametic/reading';
import { readGrid } from '../calcrostic/reading';
import type { EngineClient } from '../engine/client';
import type { LetterKind } from '../engine/kinds';
import { words } from '../i18n';

/**
 * Returns the fault, with its place, in the language of the page. Nothing where there is none, where
 * the text is a puzzle of another kind, or where the engine does not answer.
 */
export async function faultOfLetters(
  kind: LetterKind,
  text: string,
  client: Pick<EngineClient, 'ask'>,
): Promise<string | undefined> {
  const [grid, puzzle] = await Promise.all([
    readGrid(text, client),
    readPuzzle(text, USUAL_CONDITIONS, client),
  ]);
  if (!grid.ok || !puzzle.ok || grid.value.ok || puzzle.value.ok) {
    return undefined;
  }
  return kind === 'alphametic'
    ? faultText(puzzle.value.fault)
    : words().calcrostic.faults(grid.value.fault);
}
