// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { goOn } from '../letters/choosing';
import { Desk } from '../letters/desk';
import { chooseLetter } from './choosing';
import { act, newGame } from './game';
import type { Puzzle } from './puzzle';
import { SUM } from './samples';
import { laidPuzzle, type LaidPuzzle } from './seat';

it('a game goes on with the first letter without a digit, wherever the cursor was', () => {
  const game = signal(newGame('x'));
  const desk = new Desk<LaidPuzzle, Puzzle>(
    (_, puzzle) => laidPuzzle(puzzle, game.value, { progress: 'open', settled: true }),
    (action) => {
      game.value = act(game.value, action);
    },
  );
  const seat = {
    desk,
    cursor: signal({ row: 2, item: 0, symbol: 0 }),
    seesConflicts: () => false,
  };
  const choose = (letter: string) => chooseLetter(seat, letter);
  desk.lay('x', SUM);
  goOn(desk, choose);
  expect(desk.chosenLetter.value).toBeUndefined();
  desk.make({ kind: 'assign', letter: 'S', digit: 9 });
  desk.lay('x', SUM);
  goOn(desk, choose);
  expect(desk.chosenLetter.value).toBe('E');
  desk.enterDigit(5, false);
  expect(desk.laid.value?.board.digits).toEqual({ S: 9, E: 5 });
});
