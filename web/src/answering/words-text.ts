// SPDX-License-Identifier: MIT
/** Calculations with words, as servers write them: usual rules, in base ten. */
import type { Item, Puzzle } from '../alphametic/puzzle';
import { symbolsOf } from '../engine/symbols';
import { TEN } from '../letters/board';

const SIGN = /^(?:[-+−×÷=*/^<>≤≥≠;,()]|-{2,})$/u;
/** A rule, a sign, or a number. */
const TOKEN = /-{2,}|[-+−×÷=*/^<>≤≥≠;,()]|[^-\s+−×÷=*/^<>≤≥≠;,()]+/gu;
const SUM = /^([^\s=]+(?: \+ [^\s=]+)+) = ([^\s=]+)$/u;
const UNKNOWN = ['.', '?', '_'];

/** The puzzle of a text: a drawing in lines, a sum, which is drawn, or equations in one line. */
export function puzzleOfText(text: string): Puzzle {
  const lines = linesOnPaper(text);
  let unknown = 0;
  const rows = lines.map((line) =>
    [...line.matchAll(TOKEN)].map((found): Item => {
      const cells = SIGN.test(found[0])
        ? []
        : symbolsOf(found[0]).map((symbol) =>
            UNKNOWN.includes(symbol) ? `.${++unknown}` : /\d/.test(symbol) ? null : symbol,
          );
      return { at: Array.from(line.slice(0, found.index)).length, text: found[0], cells };
    }),
  );
  return {
    puzzle: text,
    base: TEN,
    leading_zeros: false,
    may_share: [],
    others_differ: false,
    all_different: false,
    drawn: lines.length > 1,
    rows,
    not_zero: [...new Set(rows.flat().flatMap(firstOf))].sort(),
    has_reasons: false,
  };
}

/** The lines of a text on paper: those of a drawing or of a sum; else one. */
export function linesOnPaper(text: string): string[] {
  const [, left, right] = SUM.exec(text) ?? [];
  const isSum = left !== undefined && right !== undefined;
  return isSum ? sumInLines(left.split(' + '), right) : text.split('\n');
}

/** Numbers below each other, all but the first behind a sign, and the sum below a rule. */
function sumInLines(terms: readonly string[], sum: string): string[] {
  const lengthOf = (word: string) => symbolsOf(word).length;
  const width = Math.max(...[...terms, sum].map(lengthOf));
  return [
    ...terms.map((word, i) => (i > 0 ? '+ ' : '  ') + ' '.repeat(width - lengthOf(word)) + word),
    '-'.repeat(width + 2),
    '  ' + ' '.repeat(width - lengthOf(sum)) + sum,
  ];
}

/** The first digit of a number of several, which is not 0. */
function firstOf({ cells }: Item): string[] {
  const [first] = cells;
  return cells.length > 1 && typeof first === 'string' ? [first] : [];
}
