// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { conflictTextsIn, type LetterConflicts } from './conflicts';

/** Returns the conflicts, in the language of the page. */
export function letterConflictTexts(conflicts: LetterConflicts): string[] {
  return conflictTextsIn(words().letters.conflicts, conflicts);
}
