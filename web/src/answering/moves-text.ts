// SPDX-License-Identifier: MIT
/**
 * The moves on a board of letters as a short text, since a server keeps two kilobytes of it: `=A2 xB3
 * eA uB c`, and behind a stroke those that were taken back.
 */
import { digitsOf, EMPTY_BOARD, play, type Board, type Move } from '../letters/board';

export interface Moves {
  readonly moves: readonly Move[];
  readonly done: number;
}

/** A server takes somewhat more. */
const MOST_TEXT = 1_900;

const SIGNS = { assign: '=', cross: 'x', erase: 'e', uncross: 'u', clear: 'c' } as const;

/** The text of moves; of very many only their effect. */
export function movesText(played: Moves): string {
  const text = textOf(played);
  return text.length <= MOST_TEXT ? text : textOf(effectOf(played));
}

function textOf({ moves, done }: Moves): string {
  const texts = moves.map(moveText);
  const undone = texts.slice(done);
  const before = texts.slice(0, done).join(' ');
  return undone.length === 0 ? before : `${before}|${undone.join(' ')}`;
}

function moveText(move: Move): string {
  switch (move.kind) {
    case 'assign':
    case 'cross':
      return SIGNS[move.kind] + move.letter + move.digit.toString(36);
    case 'erase':
    case 'uncross':
      return SIGNS[move.kind] + move.letter;
    case 'clear':
      return SIGNS.clear;
    case 'narrow':
    case 'tell':
      throw new Error('such boards give no hints');
  }
}

/** Reads such a text; what a hand has written into it besides is left out. */
export function readMovesText(text: string, letters: readonly string[], base: number): Moves {
  const [before = [], undone = []] = text.split('|').map((part) =>
    part.split(' ').flatMap((token) => {
      const move = readMove(token);
      return move !== undefined && fits(move, letters, base) ? [move] : [];
    }),
  );
  return { moves: [...before, ...undone], done: before.length };
}

function readMove(token: string): Move | undefined {
  const rest = token.slice(1);
  const letter = rest.slice(0, -1);
  const digit = parseInt(rest.slice(-1), 36);
  switch (token.charAt(0)) {
    case SIGNS.assign:
      return { kind: 'assign', letter, digit };
    case SIGNS.cross:
      return { kind: 'cross', letter, digit };
    case SIGNS.erase:
      return { kind: 'erase', letter: rest };
    case SIGNS.uncross:
      return { kind: 'uncross', letter: rest };
    case SIGNS.clear:
      return { kind: 'clear' };
    default:
      return undefined;
  }
}

function fits(move: Move, letters: readonly string[], base: number): boolean {
  return (
    (!('letter' in move) || letters.includes(move.letter)) &&
    (!('digit' in move) || digitsOf(base).includes(move.digit))
  );
}

/** Fewer moves that lead to the same board. */
function effectOf({ moves, done }: Moves): Moves {
  const board = moves.slice(0, done).reduce<Board>(play, EMPTY_BOARD);
  const assigned = Object.entries(board.digits).map(([letter, digit]): Move => ({
    kind: 'assign',
    letter,
    digit,
  }));
  const crossed = Object.entries(board.crossed).flatMap(([letter, digits]) =>
    digits.map((digit): Move => ({ kind: 'cross', letter, digit })),
  );
  const all = [...assigned, ...crossed];
  return { moves: all, done: all.length };
}
