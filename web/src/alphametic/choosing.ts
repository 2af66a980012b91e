// SPDX-License-Identifier: MIT
/** Which letter is chosen, and where on the board the player is. */
import { batch } from '@preact/signals';
import { announce } from '../parts/announcer';
import { hasLetter } from '../letters/board';
import { choose } from '../letters/choosing';
import type { Direction } from '../letters/keyboard';
import { linesOf, type Item, type Placed } from './puzzle';
import type { Cursor, Seat } from './seat';
import { alphameticWords } from './words';

/** Chooses a letter; if the number at the cursor lacks it, the first number that has it. */
export function chooseLetter(seat: Seat, letter: string): void {
  const { desk, cursor } = seat;
  const rows = desk.laid.value?.puzzle.rows ?? [];
  const places = rows.flatMap((items, row) =>
    items.map((item, i) => ({ row, item: i, symbol: item.cells.indexOf(letter) })),
  );
  const { row, item } = cursor.value;
  const having = places.filter(({ symbol }) => symbol >= 0);
  const [first] = having;
  const here = having.find((place) => place.row === row && place.item === item) ?? first;
  if (here !== undefined) {
    moveTo(seat, here);
  }
}

/** Goes to a digit of a number; a letter there, or an unknown digit, is chosen. */
export function moveTo(seat: Seat, place: Cursor): void {
  const { desk, cursor } = seat;
  const item = itemAt(seat, place);
  const name = item?.cells[place.symbol];
  batch(() => {
    cursor.value = place;
    if (typeof name === 'string') {
      choose(desk, name, spokenName(name));
    } else {
      desk.chosenLetter.value = undefined;
      announce(Array.from(item?.text ?? '')[place.symbol] ?? '');
    }
  });
}

/** A letter, or which box it is. */
export function spokenName(name: string): string {
  return hasLetter(name) ? name : alphameticWords().board.box(name.slice(1));
}

function itemAt({ desk }: Seat, { row, item }: Pick<Cursor, 'row' | 'item'>): Item | undefined {
  return desk.laid.value?.puzzle.rows[row]?.[item];
}

/** The arrow keys: digit by digit along a line, and to what stands above or below. */
export function move(seat: Seat, direction: Direction): void {
  const next =
    direction === 'left' || direction === 'right'
      ? beside(seat, direction)
      : across(seat, direction);
  if (next !== undefined) {
    moveTo(seat, next);
  }
}

function beside(seat: Seat, direction: 'left' | 'right'): Cursor | undefined {
  const { desk, cursor } = seat;
  const { row, item, symbol } = cursor.value;
  const step = direction === 'right' ? 1 : -1;
  if (itemAt(seat, cursor.value)?.cells[symbol + step] !== undefined) {
    return { row, item, symbol: symbol + step };
  }
  const line = desk.laid.value?.puzzle.rows[row] ?? [];
  for (let other = item + step; other in line; other += step) {
    const cells = line[other]?.cells ?? [];
    if (cells.length > 0) {
      return { row, item: other, symbol: step > 0 ? 0 : cells.length - 1 };
    }
  }
  return undefined;
}

/** In the next line with numbers, of a drawing or an equation: the digit that stands nearest to this column. */
function across({ desk, cursor }: Seat, direction: 'up' | 'down'): Cursor | undefined {
  const laid = desk.laid.value;
  const lines = laid === undefined ? [] : linesOf(laid.puzzle);
  const { row, item: index, symbol: digit } = cursor.value;
  const isHere = (placed: Placed) => placed.row === row && placed.index === index;
  const from = lines.findIndex((line) => line.some(isHere));
  const column = (lines[from]?.find(isHere)?.column ?? 0) + digit;
  const step = direction === 'down' ? 1 : -1;
  for (let next = from + step; next in lines; next += step) {
    const places = (lines[next] ?? []).flatMap((placed) =>
      placed.item.cells.map((_, symbol) => ({
        place: { row: placed.row, item: placed.index, symbol },
        far: Math.abs(placed.column + symbol - column),
      })),
    );
    const [nearest] = places.sort((a, b) => a.far - b.far);
    if (nearest !== undefined) {
      return nearest.place;
    }
  }
  return undefined;
}
