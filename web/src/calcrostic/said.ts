// SPDX-License-Identifier: MIT
/** Messages about mistakes on the board. */
import { words } from '../i18n';
import { letterConflictTexts } from '../letters/conflict-texts';
import { conflictingLetters } from '../letters/conflicts';
import { preferences } from './kept';
import { desk, type Table } from './table';

/** Letters that a check, or the switch for conflicts, says are wrong. */
export function wrongLetters({ conflicts }: Table): string[] {
  const said = desk.note.value;
  const checked = said.kind === 'wrong' ? [...said.letters, ...said.marks] : [];
  return preferences.value.conflicts ? [...checked, ...conflictingLetters(conflicts)] : checked;
}

export function conflictTexts({ conflicts }: Table): string[] {
  const { calcrostic } = words();
  const { failing } = conflicts;
  return [
    ...letterConflictTexts(conflicts),
    ...(failing.length > 0
      ? [calcrostic.conflicts.failing(failing.map(calcrostic.hints.place))]
      : []),
  ];
}
