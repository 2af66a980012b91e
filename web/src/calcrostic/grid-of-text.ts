// SPDX-License-Identifier: MIT
/** Grids as servers write them, and as players answer them. */
import type { Board } from '../letters/board';
import { WORD } from '../engine/symbols';
import { LEAST_SIDE, MOST_SIDE, PRINTED, placesOfLines, type Grid, type Sign } from './grid';
import { checked } from './grid-fault';
import { placeBetween } from './grid-text';

const SIGN_OF = new Map(Object.entries(PRINTED).map(([sign, text]) => [text, sign as Sign]));

/** The grid of a text in which every cell stands; nothing if it is not one. */
export function gridOfText(text: string): Grid | undefined {
  const read = readCells(text, (word) => WORD.test(word));
  const grid = read && checked(read);
  return grid?.ok === true ? grid.grid : undefined;
}

/** The grid of a text whose numbers `isWord` takes, without a look at its rules. */
export function readCells(text: string, isWord: (word: string) => boolean): Grid | undefined {
  const cells = text.split('\n').map((line) => line.trim().split(/\s+/));
  const rows = (cells.length + 1) / 2;
  const columns = ((cells[0]?.length ?? 0) + 1) / 2;
  const fits = (side: number) => Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE;
  if (!fits(rows) || !fits(columns)) {
    return undefined;
  }
  const at = (line: number, column: number) => cells[line]?.[column] ?? '';
  const words = Array.from({ length: rows * columns }, (_, i) =>
    at(2 * Math.floor(i / columns), 2 * (i % columns)),
  );
  const hasDiagonals = SIGN_OF.has(at(1, 1));
  const signs = placesOfLines(rows, columns, hasDiagonals).map(({ cells: line }) =>
    line.slice(1).map((to, i) => {
      const between = placeBetween(columns, line[i] ?? 0, to);
      return SIGN_OF.get(at(between.line, between.column));
    }),
  );
  const known = signs.map((line) => line.filter((sign) => sign !== undefined));
  const isWhole = words.every(isWord) && signs.every((line) => !line.includes(undefined));
  return isWhole
    ? {
        rows,
        columns,
        words,
        rowSigns: known.slice(0, rows),
        columnSigns: known.slice(rows, rows + columns),
        diagonalSigns: known.slice(rows + columns),
      }
    : undefined;
}

/** The digits of all letters, `A=2, B=7`; nothing as long as one has none. */
export function answerOf(letters: readonly string[], { digits }: Board): string | undefined {
  return letters.every((letter) => digits[letter] !== undefined)
    ? letters.map((letter) => `${letter}=${digits[letter]}`).join(', ')
    : undefined;
}
