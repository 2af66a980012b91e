// SPDX-License-Identifier: MIT
/** Messages about mistakes on the board. */
import { words } from '../i18n';
import { hasLetter } from './board';
import { conflictingLetters, conflictTextsIn } from './conflicts';
import type { Desk, OnBoard } from './desk';

/** Returns the conflicts, in the language of the page. */
export function conflictTexts({ conflicts, otherConflicts }: OnBoard): string[] {
  return [...conflictTextsIn(words().letters.conflicts, conflicts), ...otherConflicts()];
}

/** Returns the letters that a check, or conflicts if they are to be seen, mark as wrong. */
export function wrongOnBoard(desk: Desk, seesConflicts: boolean): ReadonlySet<string> {
  const said = desk.note.value;
  const conflicts = seesConflicts ? desk.laid.value?.conflicts : undefined;
  return new Set([
    // Boxes stand in no row of letters, where marks are seen to be wrong.
    ...(said.kind === 'wrong'
      ? [...said.letters, ...said.marks.filter((name) => !hasLetter(name))]
      : []),
    ...(conflicts === undefined ? [] : conflictingLetters(conflicts)),
  ]);
}

/** Returns the wrong letters, including those whose right digit is ruled out. */
export function wrongLetters(desk: Desk, seesConflicts: boolean): string[] {
  const said = desk.note.value;
  return [...wrongOnBoard(desk, seesConflicts), ...(said.kind === 'wrong' ? said.marks : [])];
}
