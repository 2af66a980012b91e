// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_BOARD, play, type Board, type Move } from '../letters/board';
import { movesText, readMovesText, type Moves } from './moves-text';

const LETTERS = ['A', 'B', 'é', '.1'];
const letter = fc.constantFrom(...LETTERS);
const digit = fc.nat(9);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constantFrom('assign' as const, 'cross' as const), letter, digit }),
  fc.record({ kind: fc.constantFrom('erase' as const, 'uncross' as const), letter }),
  fc.record({ kind: fc.constant('clear' as const) }),
);

function boardOf({ moves, done }: Moves): Board {
  return moves.slice(0, done).reduce<Board>(play, EMPTY_BOARD);
}

it('is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.nat(40), (moves, at) => {
      const played = { moves, done: Math.min(at, moves.length) };
      expect(readMovesText(movesText(played), LETTERS, 10)).toEqual(played);
    }),
  );
});

it('stays short, and keeps the board', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 600, maxLength: 800 }), (moves) => {
      const played = { moves, done: moves.length };
      const text = movesText(played);
      expect(text.length).toBeLessThan(2_000);
      expect(boardOf(readMovesText(text, LETTERS, 10))).toEqual(boardOf(played));
    }),
    { numRuns: 20 },
  );
});

it('leaves out what is not a move', () => {
  expect(readMovesText('=Z1 =A* x =A3 foo|=B9', LETTERS, 10)).toEqual({
    moves: [
      { kind: 'assign', letter: 'A', digit: 3 },
      { kind: 'assign', letter: 'B', digit: 9 },
    ],
    done: 1,
  });
  expect(readMovesText('', LETTERS, 10)).toEqual({ moves: [], done: 0 });
});
