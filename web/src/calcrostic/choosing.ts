// SPDX-License-Identifier: MIT
/** Which letter is chosen, and where on the board the player is. */
import { batch } from '@preact/signals';
import { choose } from '../letters/choosing';
import type { Direction } from '../letters/keyboard';
import { isLetter } from './grid';
import type { Seat } from './seat';

/** Chooses a letter; if the number at the cursor lacks it, the first number that has it. */
export function chooseLetter(seat: Seat, letter: string): void {
  const { desk, cursor } = seat;
  const laid = desk.laid.value;
  if (laid === undefined) {
    return;
  }
  const here = laid.shown.words[cursor.value.cell] ?? '';
  const cell = here.includes(letter)
    ? cursor.value.cell
    : laid.shown.words.findIndex((word) => word.includes(letter));
  const symbol = laid.shown.words[cell]?.indexOf(letter) ?? 0;
  moveTo(seat, cell, symbol);
}

/** Goes to a sign of a number; a letter there is chosen. */
export function moveTo({ desk, cursor }: Seat, cell: number, symbol: number): void {
  const laid = desk.laid.value;
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
export function move(seat: Seat, direction: Direction): void {
  const { desk, cursor } = seat;
  const laid = desk.laid.value;
  if (laid === undefined) {
    return;
  }
  const { columns, words: cells } = laid.shown;
  const { cell, symbol } = cursor.value;
  const lengthAt = (index: number) => cells[index]?.length ?? 0;
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  if (direction === 'up' || direction === 'down') {
    const next = cell + step * columns;
    if (next in cells) {
      moveTo(seat, next, Math.min(symbol, lengthAt(next) - 1));
    }
  } else if (symbol + step >= 0 && symbol + step < lengthAt(cell)) {
    moveTo(seat, cell, symbol + step);
  } else if ((cell % columns) + step >= 0 && (cell % columns) + step < columns) {
    moveTo(seat, cell + step, step > 0 ? 0 : lengthAt(cell - 1) - 1);
  }
}
