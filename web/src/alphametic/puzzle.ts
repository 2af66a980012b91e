// SPDX-License-Identifier: MIT
/** Alphametics as the engine has read them: numbers, signs, and what stands for each digit. */
import type { Answer, Ask } from '../engine/questions';
import { hasLetter, TEN } from '../letters/board';
import type { Letters } from '../letters/desk';

export type Puzzle = NonNullable<Answer<'alphametic/read'>['puzzle']>;
export type Item = Puzzle['rows'][number][number];

/** The conditions of a puzzle, by default base ten, no leading zeros, different digits. */
export interface Conditions {
  readonly base: number;
  readonly leadingZeros: boolean;
  readonly mayShare: readonly string[];
  /** Whether unknown digits differ from those that are written and from those of letters. */
  readonly othersDiffer: boolean;
  /** Whether unknown digits differ from each other. */
  readonly allDifferent: boolean;
}

export const USUAL_CONDITIONS: Conditions = {
  base: TEN,
  leadingZeros: false,
  mayShare: [],
  othersDiffer: false,
  allDifferent: false,
};

export const LEAST_BASE = 2;
export const MOST_BASE = 36;

/** Letters and unknown digits, in order of appearance. */
export function cellsOf({ rows }: Puzzle): string[] {
  return [...new Set(rows.flat().flatMap(({ cells }) => cells.filter((cell) => cell !== null)))];
}

/**
 * Returns the symbols that may be the same digit as others: some letters, and digits without one
 * unless these differ from all.
 */
export function sharing(puzzle: Puzzle): string[] {
  const { may_share, others_differ, all_different } = puzzle;
  const cells = cellsOf(puzzle);
  const differ = all_different && (others_differ || !cells.some(hasLetter));
  return cells.filter((name) => (hasLetter(name) ? may_share.includes(name) : !differ));
}

/** Whether it has digits; signs and rules have none. */
export function isNumber({ cells }: Item): boolean {
  return cells.length > 0;
}

/** A number or a sign, and where it stands in the rows of the puzzle, and in its line. */
export interface Placed {
  readonly item: Item;
  readonly row: number;
  readonly index: number;
  /** In characters from the left. */
  readonly column: number;
}

/** The lines in which a board shows it: rows of a drawing, or one for each equation. */
export function linesOf({ rows, drawn }: Puzzle): Placed[][] {
  const lines: Placed[][] = [];
  for (const [row, items] of rows.entries()) {
    let line: Placed[] = [];
    let left = 0;
    lines.push(line);
    for (const [index, item] of items.entries()) {
      if (!drawn && item.text === ';') {
        line = [];
        lines.push(line);
      } else {
        if (!drawn && line.length === 0) {
          left = item.at;
        }
        line.push({ item, row, index, column: item.at - left });
      }
    }
  }
  return lines;
}

/** Whether something in it can be found. */
export function isOpen({ cells }: Item): boolean {
  return cells.some((cell) => cell !== null);
}

type PuzzleQuestion = Pick<
  Ask<'alphametic/solve'>,
  'puzzle' | 'base' | 'leading_zeros' | 'may_share' | 'others_differ' | 'all_different'
>;

/** Text and conditions, as questions about puzzles take them. */
export function asked(text: string, conditions: Conditions): PuzzleQuestion {
  const { base, leadingZeros, mayShare, othersDiffer, allDifferent } = conditions;
  return {
    puzzle: text,
    base,
    leading_zeros: leadingZeros,
    ...(mayShare.length > 0 && { may_share: mayShare.join('') }),
    ...(othersDiffer && { others_differ: true }),
    ...(allDifferent && { all_different: true }),
  };
}

export function conditionsOf(puzzle: Puzzle): Conditions {
  return {
    base: puzzle.base,
    leadingZeros: puzzle.leading_zeros,
    mayShare: puzzle.may_share,
    othersDiffer: puzzle.others_differ,
    allDifferent: puzzle.all_different,
  };
}

/** A whole answer from what the engine says of it: letters, and the puzzle with all its digits. */
export function answerOf(puzzle: Puzzle, solution: { letters: Letters; text: string }): Letters {
  const filled = Array.from(solution.text);
  return {
    ...solution.letters,
    ...Object.fromEntries(
      unknownDigits(puzzle).map(([name, at]) => [name, parseInt(filled[at] ?? '', MOST_BASE)]),
    ),
  };
}

/** The unknown digits without letters, and where they stand in the text. */
function unknownDigits({ puzzle }: Puzzle): [string, number][] {
  // In a drawing, an asterisk is one; in an equation, it multiplies.
  const mark = puzzle.includes('\n') ? /[.?*_]/ : /[.?_]/;
  return Array.from(puzzle)
    .map((symbol, at) => ({ symbol, at }))
    .filter(({ symbol }) => mark.test(symbol))
    .map(({ at }, index) => [`.${index + 1}`, at]);
}
