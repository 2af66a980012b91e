// SPDX-License-Identifier: MIT
/** The player's notes on the board: digits for letters, and digits ruled out. */

export type Move =
  | { kind: 'assign'; letter: string; digit: number }
  | { kind: 'erase'; letter: string }
  /** Rules a digit out, or in again. */
  | { kind: 'cross'; letter: string; digit: number }
  /** Rules all digits in again. */
  | { kind: 'uncross'; letter: string }
  /** A hint: the digits that letters can still be. */
  | { kind: 'narrow'; left: Record<string, number[]>; base?: number }
  /** Digits that were revealed to the player. */
  | { kind: 'tell'; digits: Record<string, number> }
  | { kind: 'clear' };

export interface Board {
  readonly digits: Readonly<Record<string, number>>;
  /** In ascending order. */
  readonly crossed: Readonly<Record<string, readonly number[]>>;
  readonly told: readonly string[];
}

/** Whether it is a letter: unknown digits without one are called `.1`, `.2` and so on. */
export function hasLetter(name: string): boolean {
  return !name.startsWith('.');
}

/** Returns the name for people: letters as they are, and digits without letters by their number. */
export function nameOf(letter: string): string {
  return letter.replace('.', '□');
}

export const EMPTY_BOARD: Board = { digits: {}, crossed: {}, told: [] };

export const TEN = 10;

export function digitsOf(base: number): number[] {
  return Array.from({ length: base }, (_, digit) => digit);
}

export function play(board: Board, move: Move): Board {
  switch (move.kind) {
    case 'assign':
      return {
        ...board,
        digits: { ...board.digits, [move.letter]: move.digit },
        told: board.told.filter((letter) => letter !== move.letter),
      };
    case 'erase':
      return {
        ...board,
        digits: without(board.digits, move.letter),
        told: board.told.filter((letter) => letter !== move.letter),
      };
    case 'cross':
      return { ...board, crossed: toggled(board.crossed, move.letter, move.digit) };
    case 'uncross':
      return { ...board, crossed: without(board.crossed, move.letter) };
    case 'narrow':
      return Object.entries(move.left).reduce(
        (before, [letter, left]) => narrowed(before, letter, left, move.base ?? TEN),
        board,
      );
    case 'tell':
      return {
        ...board,
        digits: { ...board.digits, ...move.digits },
        told: [...new Set([...board.told, ...Object.keys(move.digits)])],
      };
    case 'clear':
      return EMPTY_BOARD;
  }
}

export function crossedOf(board: Board, letter: string): readonly number[] {
  return board.crossed[letter] ?? [];
}

/** Returns the letters whose digit another letter has too. */
export function lettersWith(board: Board, digit: number): string[] {
  return Object.keys(board.digits).filter((letter) => board.digits[letter] === digit);
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function toggled(crossed: Board['crossed'], letter: string, digit: number): Board['crossed'] {
  const before = crossed[letter] ?? [];
  const after = before.includes(digit)
    ? before.filter((other) => other !== digit)
    : [...before, digit].sort((a, b) => a - b);
  return after.length === 0 ? without(crossed, letter) : { ...crossed, [letter]: after };
}

function narrowed(board: Board, letter: string, left: number[], base: number): Board {
  const [only] = left;
  if (only !== undefined && left.length === 1) {
    return { ...board, digits: { ...board.digits, [letter]: only } };
  }
  const crossed = digitsOf(base).filter(
    (digit) => !left.includes(digit) || crossedOf(board, letter).includes(digit),
  );
  return { ...board, crossed: { ...board.crossed, [letter]: crossed } };
}
