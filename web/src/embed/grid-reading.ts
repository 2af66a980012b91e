// SPDX-License-Identifier: MIT
/** Grids as people write them, read without the engine: what `gridText` writes. */
import {
  LEAST_SIDE,
  lettersOf,
  LONGEST_WORD,
  MOST_LETTERS,
  MOST_SIDE,
  placesOfLines,
  type Grid,
  type Sign,
} from '../calcrostic/grid';
import { placeBetween } from '../calcrostic/grid-text';
import { SIGN_OF } from '../engine/signs';
import { symbolsOf, WORD } from '../engine/symbols';

const GRID_SIGN_OF = new Map(
  Object.entries(SIGN_OF).flatMap(([text, sign]): [string, Sign][] =>
    sign === '(' || sign === ')' ? [] : [[text, sign]],
  ),
);

/** Reads a grid; nothing if the text is not one: then the engine says what is wrong. */
export function readGridText(text: string): Grid | undefined {
  const cells = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  const height = cells.length;
  const width = cells[0]?.length ?? 0;
  const [rows, columns] = [(height + 1) / 2, (width + 1) / 2];
  if (!isSide(rows) || !isSide(columns) || cells.some((row) => row.length !== width)) {
    return undefined;
  }
  const at = (line: number, column: number) => cells[line]?.[column] ?? '';
  const words = Array.from({ length: rows * columns }, (_, cell) =>
    at(2 * Math.floor(cell / columns), 2 * (cell % columns)),
  );
  const diagonals = GRID_SIGN_OF.has(at(1, 1));
  // Where rows and columns cross is a dot, but on diagonals.
  const crossings = cells
    .filter((_, row) => row % 2 === 1)
    .flatMap((row) => row.filter((_, i) => i % 2 === 1));
  if (!diagonals && crossings.some((cell) => cell !== '.')) {
    return undefined;
  }
  if (
    !words.every((word) => WORD.test(word) && symbolsOf(word).length <= LONGEST_WORD) ||
    (diagonals && (rows !== LEAST_SIDE || columns !== LEAST_SIDE))
  ) {
    return undefined;
  }
  const signs = placesOfLines(rows, columns, diagonals).map(({ cells: line }) =>
    line.slice(1).map((to, i) => {
      const between = placeBetween(columns, line[i] ?? 0, to);
      return GRID_SIGN_OF.get(at(between.line, between.column));
    }),
  );
  if (!signs.every(isLine)) {
    return undefined;
  }
  const grid = {
    rows,
    columns,
    words,
    rowSigns: signs.slice(0, rows),
    columnSigns: signs.slice(rows, rows + columns),
    diagonalSigns: signs.slice(rows + columns),
  };
  return lettersOf(grid).length <= MOST_LETTERS ? grid : undefined;
}

function isSide(length: number): boolean {
  return Number.isInteger(length) && length >= LEAST_SIDE && length <= MOST_SIDE;
}

/** All signs are there, and the one = stands at an end. */
function isLine(signs: (Sign | undefined)[]): signs is Sign[] {
  const equals = signs.filter((sign) => sign === '=').length;
  return !signs.includes(undefined) && equals === 1 && (signs[0] === '=' || signs.at(-1) === '=');
}
