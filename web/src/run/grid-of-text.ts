// SPDX-License-Identifier: MIT
/** Calcrostics as servers write them for classes, and as players answer them. */
import { PRINTED, placesOfLines, type Grid, type Sign } from '../calcrostic/grid';
import { checked } from '../calcrostic/grid-fault';
import { placeBetween } from '../calcrostic/grid-text';
import { WORD } from '../engine/symbols';
import type { Board } from '../letters/board';

const SIDE = 3;
const SIGN_OF = new Map(Object.entries(PRINTED).map(([sign, text]) => [text, sign as Sign]));

/** The calcrostic of a text in which every cell stands; nothing if it is not one. */
export function gridOfText(text: string): Grid | undefined {
  const cells = text.split('\n').map((line) => line.trim().split(/\s+/));
  const at = (line: number, column: number) => cells[line]?.[column] ?? '';
  const words = Array.from({ length: SIDE * SIDE }, (_, i) =>
    at(2 * Math.floor(i / SIDE), 2 * (i % SIDE)),
  );
  const signs = placesOfLines(SIDE, SIDE, true).map(({ cells: line }) =>
    line.slice(1).flatMap((to, i) => {
      const between = placeBetween(SIDE, line[i] ?? 0, to);
      return SIGN_OF.get(at(between.line, between.column)) ?? [];
    }),
  );
  const isWhole =
    words.every((word) => WORD.test(word)) && signs.every(({ length }) => length === SIDE - 1);
  if (!isWhole) {
    return undefined;
  }
  const read = checked({
    rows: SIDE,
    columns: SIDE,
    words,
    rowSigns: signs.slice(0, SIDE),
    columnSigns: signs.slice(SIDE, 2 * SIDE),
    diagonalSigns: signs.slice(2 * SIDE),
  });
  return read.ok ? read.grid : undefined;
}

/** The digits of all letters, `A=2, B=7`; nothing as long as one has none. */
export function answerOf(letters: readonly string[], { digits }: Board): string | undefined {
  return letters.every((letter) => digits[letter] !== undefined)
    ? letters.map((letter) => `${letter}=${digits[letter]}`).join(', ')
    : undefined;
}
