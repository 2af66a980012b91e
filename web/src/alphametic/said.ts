// SPDX-License-Identifier: MIT
/** Messages about the board and the puzzle. */
import { hasLetter, TEN } from '../letters/board';
import { cellsOf, type Puzzle } from './puzzle';
import type { Fault } from './table';
import { alphameticWords } from './words';

export function faultText({ line, column, message }: Fault): string {
  return alphameticWords().fault(line, column, message);
}

/** The rules of the puzzle that are not the usual ones. */
export function conditionTexts(puzzle: Puzzle): string[] {
  const { base, leading_zeros, may_share } = puzzle;
  const { inBase, zerosAllowed, mayShare, unknownDigits } = alphameticWords();
  const hasUnknown = cellsOf(puzzle).some((name) => !hasLetter(name));
  return [
    ...(base === TEN ? [] : [inBase(base)]),
    ...(leading_zeros ? [zerosAllowed] : []),
    ...(may_share.length > 0 ? [mayShare(may_share.join(', '))] : []),
    ...(hasUnknown ? [unknownDigits] : []),
  ];
}
