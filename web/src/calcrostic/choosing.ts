// SPDX-License-Identifier: MIT
/** Which letter is chosen, and where on the board the player is. */
import { batch } from '@preact/signals';
import { choose } from '../letters/choosing';
import type { Direction } from '../letters/keyboard';
import { isLetter } from './grid';
import { cursor, desk, table } from './table';

/** Chooses a letter; if the number at the cursor lacks it, the first number that has it. */
export function chooseLetter(letter: string): void {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const here = laid.shown.words[cursor.value.cell] ?? '';
  const cell = here.includes(letter)
    ? cursor.value.cell
    : laid.shown.words.findIndex((word) => word.includes(letter));
  const symbol = laid.shown.words[cell]?.indexOf(letter) ?? 0;
  moveTo(cell, symbol);
}

/** Goes to a sign of a number; a letter there is chosen. */
export function moveTo(cell: number, symbol: number): void {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const letter = laid.shown.words[cell]?.[symbol];
  batch(() => {
    cursor.value = { cell, symbol };
    if (letter !== undefined && isLetter(letter)) {
      choose(desk, letter);
    }
  });
}

/** The arrow keys: sign by sign along a row, number by number along a column. */
export function move(direction: Direction): void {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const { columns, words: cells } = laid.shown;
  const { cell, symbol } = cursor.value;
  const column = cell % columns;
  const lengthAt = (index: number) => cells[index]?.length ?? 0;
  switch (direction) {
    case 'right':
      if (symbol + 1 < lengthAt(cell)) {
        moveTo(cell, symbol + 1);
      } else if (column + 1 < columns) {
        moveTo(cell + 1, 0);
      }
      return;
    case 'left':
      if (symbol > 0) {
        moveTo(cell, symbol - 1);
      } else if (column > 0) {
        moveTo(cell - 1, lengthAt(cell - 1) - 1);
      }
      return;
    case 'up':
    case 'down': {
      const next = direction === 'up' ? cell - columns : cell + columns;
      if (next >= 0 && next < cells.length) {
        moveTo(next, Math.min(symbol, lengthAt(next) - 1));
      }
    }
  }
}
