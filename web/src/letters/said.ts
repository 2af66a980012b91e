// SPDX-License-Identifier: MIT
/** Messages about mistakes on the board. */
import { words } from '../i18n';
import { bound } from '../i18n/base/text';
import { hasLetter, nameOf } from './board';
import { conflictingLetters, conflictTextsIn } from './conflicts';
import type { Desk, Note, OnBoard } from './desk';

/** Returns the conflicts, in the language of the page. */
export function conflictTexts({ conflicts, otherConflicts }: OnBoard): string[] {
  return [...conflictTextsIn(words().letters.conflicts, conflicts), ...otherConflicts()].map(bound);
}

/** Which letters are wrong; explained, which digits they are not, and how hints go on. */
export function wrongText(
  { letters, marks, isExplained }: Extract<Note, { kind: 'wrong' }>,
  { board }: OnBoard,
): string {
  const { follows, notes } = words().letters;
  const refuted = letters.map((letter) =>
    follows.isNot([nameOf(letter)], [board.digits[letter] ?? 0]),
  );
  const said = [
    ...(letters.length === 0
      ? []
      : [isExplained ? `${follows.join(refuted)}.` : notes.wrongLetters(letters.map(nameOf))]),
    ...(marks.length > 0 ? [notes.wrongMarks(marks.map(nameOf))] : []),
    ...(isExplained ? [notes.withoutMistakes(letters.length + marks.length)] : []),
  ].join(' ');
  return bound(said);
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
