// SPDX-License-Identifier: MIT
/**
 * Links that carry a puzzle: `3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede` is its size (d: with
 * diagonals), its words, and the signs of rows, columns and diagonals. Letters, digits and hyphens
 * alone, which every chat leaves as they are; `_937_` is the letter of that number in Unicode. Links are given out, so this form never changes; a
 * new one would begin in another way.
 */
import { WORD } from '../engine/symbols';
import { checked, type GridResult } from './grid-fault';
import {
  LEAST_SIDE,
  linesOf,
  hasDiagonals,
  MOST_SIDE,
  placesOfLines,
  type Grid,
  type Sign,
} from './grid';

const CODE_OF: Record<Sign, string> = { '+': 'p', '-': 'm', '*': 't', '/': 'd', '=': 'e' };
const SIGN_OF = new Map(Object.entries(CODE_OF).map(([sign, code]) => [code, sign as Sign]));

/** The parts of the address behind `#/calcrostic/`. */
export function encodeGrid(grid: Grid): string {
  const size = `${grid.rows}x${grid.columns}${hasDiagonals(grid) ? 'd' : ''}`;
  const signs = linesOf(grid).flatMap((line) => line.signs.map((sign) => CODE_OF[sign]));
  const words = grid.words
    .join('-')
    .replace(/[^\0-\x7f]/gu, (symbol) => `_${symbol.codePointAt(0) ?? 0}_`);
  return [size, words, signs.join('')].join('/');
}

export function addressOf(code: string): string {
  return `#/calcrostic/${code}`;
}

/** The size that a code begins with: 3 × 3, or 4 × 5. */
export function sizeText(code: string): string {
  return code.replace(/^(\d)x(\d).*$/, '$1 × $2');
}

/** An underscore, which words lack, for a number within ASCII or beyond Unicode. */
function letterOf(code: number): string {
  return code >= 0x80 && code <= 0x10ffff ? String.fromCodePoint(code) : '_';
}

export function decodeGrid(code: string): GridResult {
  // A sentence may have ended behind the link.
  const [size = '', words = '', signs = ''] = code.replace(/[^A-Za-z0-9]+$/, '').split('/');
  const [, rowText, columnText, mark] = /^(\d)x(\d)(d?)$/.exec(size) ?? [];
  const rows = Number(rowText);
  const columns = Number(columnText);
  const diagonals = mark === 'd';
  const fits = (side: number) => side >= LEAST_SIDE && side <= MOST_SIDE;
  if (!fits(rows) || !fits(columns) || (diagonals && (rows !== 3 || columns !== 3))) {
    return { ok: false, fault: { kind: 'size', text: size } };
  }
  const numbers = words.replace(/_(\d+)_/g, (_, code) => letterOf(Number(code))).split('-');
  if (numbers.length !== rows * columns) {
    const count = words === '' ? 0 : numbers.length;
    return { ok: false, fault: { kind: 'number_count', count, wanted: rows * columns } };
  }
  const wrong = numbers.findIndex((number) => !WORD.test(number));
  if (wrong >= 0) {
    const text = numbers[wrong] ?? '';
    return { ok: false, fault: { kind: 'number_text', number: wrong + 1, text } };
  }
  return decodeSigns(rows, columns, diagonals, numbers, signs);
}

function decodeSigns(
  rows: number,
  columns: number,
  diagonals: boolean,
  words: string[],
  codes: string,
): GridResult {
  const places = placesOfLines(rows, columns, diagonals);
  const wanted = places.reduce((sum, { cells }) => sum + cells.length - 1, 0);
  if (codes.length !== wanted) {
    return { ok: false, fault: { kind: 'sign_count', count: codes.length, wanted } };
  }
  const lines: Sign[][] = [];
  let at = 0;
  for (const { kind, number, cells } of places) {
    const line: Sign[] = [];
    for (const code of codes.slice(at, at + cells.length - 1)) {
      const sign = SIGN_OF.get(code);
      if (sign === undefined) {
        return { ok: false, fault: { kind: 'sign_text', place: { kind, number }, text: code } };
      }
      line.push(sign);
    }
    lines.push(line);
    at += cells.length - 1;
  }
  return checked({
    rows,
    columns,
    words,
    rowSigns: lines.slice(0, rows),
    columnSigns: lines.slice(rows, rows + columns),
    diagonalSigns: lines.slice(rows + columns),
  });
}
