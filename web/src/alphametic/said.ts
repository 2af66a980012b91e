// SPDX-License-Identifier: MIT
/** What is said about the board and the puzzle. */
import { words } from '../i18n';
import { nameOf } from '../letters/board';
import type { Puzzle } from './puzzle';
import type { Fault, Table } from './table';
import { alphameticWords } from './words';

export function conflictTexts({ conflicts }: Table): string[] {
  const texts = words().letters.conflicts;
  const { shared, leadingZeros } = conflicts;
  return [
    ...shared.map(({ letters, digit }) => texts.shared(letters, digit)),
    ...leadingZeros.map((name) => texts.leadingZero(nameOf(name))),
  ];
}

export function faultText({ line, column, message }: Fault): string {
  return alphameticWords().fault(line, column, message);
}

/** The rules of the puzzle that are not the usual ones. */
export function conditionTexts({ base, leading_zeros, may_share, rows }: Puzzle): string[] {
  const { inBase, zerosAllowed, mayShare, unknownDigits } = alphameticWords();
  const hasUnknown = rows.flat().some(({ cells }) => cells.some((name) => name?.startsWith('.')));
  return [
    ...(base === 10 ? [] : [inBase(base)]),
    ...(leading_zeros ? [zerosAllowed] : []),
    ...(may_share.length > 0 ? [mayShare(may_share.join(', '))] : []),
    ...(hasUnknown ? [unknownDigits] : []),
  ];
}
