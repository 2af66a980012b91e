// SPDX-License-Identifier: MIT
import type { GridFault } from '../i18n/base/grids';
import { LONGEST_WORD, MOST_LETTERS, lettersOf, linesOf, type Grid } from './grid';

export type GridResult = { ok: true; grid: Grid } | { ok: false; fault: GridFault };

function faultOf(grid: Grid): GridFault | undefined {
  const long = grid.words.find((word) => word.length > LONGEST_WORD);
  if (long !== undefined) {
    return { kind: 'long_number', text: long };
  }
  const letter = lettersOf(grid)[MOST_LETTERS];
  if (letter !== undefined) {
    return { kind: 'letters', letter };
  }
  for (const { kind, number, signs } of linesOf(grid)) {
    const place = { kind, number };
    const equals = signs.flatMap((sign, i) => (sign === '=' ? [i] : []));
    const [at] = equals;
    if (at === undefined) {
      return { kind: 'no_equals', place };
    }
    if (equals.length > 1) {
      return { kind: 'two_equals', place };
    }
    if (at !== 0 && at !== signs.length - 1) {
      return { kind: 'equals_inside', place };
    }
  }
  return undefined;
}

/** The grid, unless it breaks a rule that all grids obey. */
export function checked(grid: Grid): GridResult {
  const fault = faultOf(grid);
  return fault === undefined ? { ok: true, grid } : { ok: false, fault };
}
