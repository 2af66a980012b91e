// SPDX-License-Identifier: MIT
/** Grids of words, as the newspaper prints them, and the lines that join their numbers. */
import { LETTER, symbolsOf } from '../engine/symbols';
import type { LinePlace } from '../i18n/base/grids';

export type Operator = '+' | '-' | '*' | '/';
export type Sign = Operator | '=';

export const LEAST_SIDE = 3;
export const MOST_SIDE = 5;
export const MOST_LETTERS = 10;
/** The engine takes no longer numbers. */
export const LONGEST_WORD = 18;

/**
 * A grid; its words are letters, digits, or both. The sign = of a line stands next to its last
 * number, or next to its first: then the line is read the other way.
 */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** In reading order. */
  readonly words: readonly string[];
  /** The operators of each row, from left to right. */
  readonly rowSigns: readonly (readonly Sign[])[];
  /** The operators of each column, from top to bottom. */
  readonly columnSigns: readonly (readonly Sign[])[];
  /**
   * The operators of the main diagonal and the other one, from top to bottom; only 3 x 3 has them.
   */
  readonly diagonalSigns: readonly (readonly Sign[])[];
}

/** A line as it stands in the grid: cells from left to right, or from top to bottom. */
export interface Line extends LinePlace {
  readonly cells: readonly number[];
  readonly signs: readonly Sign[];
}

export function hasDiagonals(grid: Grid): boolean {
  return grid.diagonalSigns.length > 0;
}

/** Where the lines of a grid of this size run, in the order of the engine. */
export function placesOfLines(
  rows: number,
  columns: number,
  diagonals: boolean,
): (LinePlace & { cells: number[] })[] {
  const run = (first: number, step: number, count: number) =>
    Array.from({ length: count }, (_, i) => first + i * step);
  const places: (LinePlace & { cells: number[] })[] = [];
  for (let row = 0; row < rows; ++row) {
    places.push({ kind: 'row', number: row + 1, cells: run(row * columns, 1, columns) });
  }
  for (let column = 0; column < columns; ++column) {
    places.push({ kind: 'column', number: column + 1, cells: run(column, columns, rows) });
  }
  if (diagonals) {
    places.push({ kind: 'main', number: 1, cells: run(0, columns + 1, rows) });
    places.push({ kind: 'other', number: 1, cells: run(columns - 1, columns - 1, rows) });
  }
  return places;
}

/** All lines: rows, columns, diagonals. */
export function linesOf(grid: Grid): Line[] {
  const signs = [...grid.rowSigns, ...grid.columnSigns, ...grid.diagonalSigns];
  return placesOfLines(grid.rows, grid.columns, hasDiagonals(grid)).map((place, i) => ({
    ...place,
    signs: signs[i] ?? [],
  }));
}

/** The line in the order in which it is read: its result last. */
export function asRead(line: Line): Line {
  const other = line.signs[0] === '=' && line.signs.at(-1) !== '=';
  return other
    ? { ...line, cells: [...line.cells].reverse(), signs: [...line.signs].reverse() }
    : line;
}

export function isLetter(symbol: string): boolean {
  return LETTER.test(symbol);
}

/** The letters in order of appearance. */
export function lettersOf(grid: Grid): string[] {
  return [...new Set(grid.words.flatMap(symbolsOf))].filter(isLetter);
}

/** The letters with which a number begins, which are not 0. */
export function leadingLetters(grid: Grid): Set<string> {
  return new Set(
    grid.words
      .filter((word) => word.length > 1)
      .map((word) => word.charAt(0))
      .filter(isLetter),
  );
}

/** As operators are printed. */
export const PRINTED: Record<Sign, string> = { '+': '+', '-': '−', '*': '×', '/': '÷', '=': '=' };

/** `AB × C = DEA`, as the line is read. */
export function textOfLine(grid: Grid, line: Line): string {
  const read = asRead(line);
  return read.cells
    .flatMap((cell, i) => {
      const sign = read.signs[i - 1];
      return [...(sign === undefined ? [] : [PRINTED[sign]]), grid.words[cell] ?? ''];
    })
    .join(' ');
}
