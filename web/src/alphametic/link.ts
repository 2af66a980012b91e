// SPDX-License-Identifier: MIT
/**
 * Links that carry a puzzle: `SENDpMOREeMONEY` is SEND + MORE = MONEY; of a drawing, `_` is a blank
 * and `n` the end of a line. Unusual conditions follow as a query, such as
 * `?base=11&zeros=1&share=AB&others=1&each=1`. Letters, digits, underscores and hyphens alone, which every chat
 * leaves as they are. Links are given out, so this form never changes; a new one would begin in
 * another way. `v8730v` is the symbol of that number, for those that have no letter.
 */
import { lettersTyped } from '../engine/symbols';
import { TEN } from '../letters/board';
import { LEAST_BASE, MOST_BASE, type Conditions, type Puzzle } from './puzzle';

const CODES: readonly (readonly [string, string])[] = [
  ['+', 'p'],
  ['−', 'm'],
  ['×', 't'],
  ['÷', 'd'],
  ['^', 'h'],
  ['(', 'a'],
  [')', 'z'],
  ['=', 'e'],
  ['≠', 'u'],
  ['<', 'l'],
  ['>', 'g'],
  ['≤', 'k'],
  ['≥', 'r'],
  [';', 's'],
  ['.', 'q'],
  ['*', 'y'],
  ['?', 'w'],
  [':', 'c'],
  ['|', 'i'],
  [' ', '_'],
  ['\n', 'n'],
];
const CODE_OF = new Map(CODES);
const SYMBOL_OF = new Map(CODES.map(([symbol, code]) => [code, symbol]));

export interface Linked {
  readonly text: string;
  readonly conditions: Conditions;
}

/** The address behind `#/alphametic/`. */
export function encodePuzzle(one: Puzzle): string {
  const { puzzle, base, leading_zeros, may_share, others_differ, all_different } = one;
  // Blanks in equations say nothing.
  const text = puzzle.includes('\n') ? puzzle : puzzle.replaceAll(' ', '');
  const code = Array.from(text, (symbol) =>
    /[A-Z0-9-]/.test(symbol) ? symbol : (CODE_OF.get(symbol) ?? `v${symbol.codePointAt(0) ?? 0}v`),
  ).join('');
  const query = new URLSearchParams({
    ...(base !== TEN && { base: String(base) }),
    ...(leading_zeros && { zeros: '1' }),
    ...(may_share.length > 0 && { share: may_share.join('') }),
    ...(others_differ && { others: '1' }),
    ...(all_different && { each: '1' }),
  }).toString();
  return query === '' ? code : `${code}?${query}`;
}

export function addressOf(code: string): string {
  return `#/alphametic/${code}`;
}

/** The text that a link carries; the engine says whether it is a puzzle. */
export function decodePuzzle(code: string): Linked {
  // A sentence may have ended behind the link.
  const [path = '', query = ''] = code.replace(/[,.;:!?…]+$/, '').split('?', 2);
  return { text: decodeText(path), conditions: decodeConditions(new URLSearchParams(query)) };
}

function decodeText(code: string): string {
  if (!/^[A-Za-z0-9_-]*$/.test(code)) {
    return code; // a person typed the puzzle itself
  }
  return code.replace(/v(\d+)v|[a-z_]/g, (symbol, number: string | undefined) =>
    number === undefined ? (SYMBOL_OF.get(symbol) ?? symbol) : symbolOf(Number(number)),
  );
}

function symbolOf(number: number): string {
  return number <= 0x10ffff ? String.fromCodePoint(number) : '';
}

function decodeConditions(query: URLSearchParams): Conditions {
  const base = Number(query.get('base') ?? TEN);
  return {
    base: Number.isInteger(base) && base >= LEAST_BASE && base <= MOST_BASE ? base : TEN,
    leadingZeros: query.get('zeros') === '1',
    mayShare: lettersTyped(query.get('share') ?? ''),
    othersDiffer: query.get('others') === '1',
    allDifferent: query.get('each') === '1',
  };
}
