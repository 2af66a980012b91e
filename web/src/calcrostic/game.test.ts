// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossedOf, EMPTY_BOARD, lettersWith, play, type Move } from '../letters/board';
import { boardOf } from '../letters/game';
import { conflictsOf, isFull, isSolved } from './conflicts';
import { act, newGame, progressOf, readGame, type Game, type GameAction } from './game';
import { gridOfText, P1, P1_ANSWER, SEEDED } from './grid-samples';
import { encodeGrid } from './link';

const letter = fc.constantFrom('A', 'B', 'C');
const digit = fc.integer({ min: 0, max: 9 });
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('assign' as const), letter, digit }),
  fc.record({ kind: fc.constant('cross' as const), letter, digit }),
  fc.record({ kind: fc.constant('erase' as const), letter }),
  fc.record({ kind: fc.constant('uncross' as const), letter }),
  fc.record({ kind: fc.constant('tell' as const), digits: fc.dictionary(letter, digit) }),
  fc.record({
    kind: fc.constant('narrow' as const),
    left: fc.dictionary(letter, fc.uniqueArray(digit, { minLength: 1 })),
  }),
  fc.record({ kind: fc.constant('clear' as const) }),
);
const actions: fc.Arbitrary<GameAction> = fc.oneof(
  { arbitrary: moves.map((move): GameAction => ({ kind: 'move', move })), weight: 6 },
  fc.constantFrom<GameAction>({ kind: 'undo' }, { kind: 'redo' }, { kind: 'help', help: 'hint' }),
  fc.integer({ min: 0, max: 7 }).map((version): GameAction => ({ kind: 'turn', version })),
);
const games = fc
  .array(actions, { maxLength: 30 })
  .map((list) => list.reduce(act, newGame(encodeGrid(P1), 20251120)));

const played = (...list: Move[]): Game =>
  list.map((move): GameAction => ({ kind: 'move', move })).reduce(act, newGame(encodeGrid(P1)));

describe('the board', () => {
  it('has digits written, overwritten and taken away', () => {
    const board = [
      { kind: 'assign', letter: 'A', digit: 3 },
      { kind: 'assign', letter: 'B', digit: 3 },
      { kind: 'assign', letter: 'A', digit: 2 },
    ] satisfies Move[];
    const written = board.reduce(play, EMPTY_BOARD);
    expect(written.digits).toEqual({ A: 2, B: 3 });
    expect(lettersWith(written, 3)).toEqual(['B']);
    expect(play(written, { kind: 'erase', letter: 'B' }).digits).toEqual({ A: 2 });
  });

  it('has digits ruled out, and in again', () => {
    const once = play(EMPTY_BOARD, { kind: 'cross', letter: 'A', digit: 4 });
    expect(crossedOf(once, 'A')).toEqual([4]);
    expect(play(once, { kind: 'cross', letter: 'A', digit: 4 })).toEqual(EMPTY_BOARD);
    const twice = play(once, { kind: 'cross', letter: 'A', digit: 1 });
    expect(crossedOf(twice, 'A')).toEqual([1, 4]);
    expect(play(twice, { kind: 'uncross', letter: 'A' })).toEqual(EMPTY_BOARD);
  });

  it('takes down what a hint says', () => {
    const marked = play(EMPTY_BOARD, { kind: 'cross', letter: 'A', digit: 4 });
    const board = play(marked, { kind: 'narrow', left: { A: [2, 3, 4], B: [7] } });
    expect(board.digits).toEqual({ B: 7 });
    expect(crossedOf(board, 'A')).toEqual([0, 1, 4, 5, 6, 7, 8, 9]);
  });

  it('remembers which digits were told, until they are overwritten', () => {
    const told = play(EMPTY_BOARD, { kind: 'tell', digits: { A: 2, B: 4 } });
    expect(told.told).toEqual(['A', 'B']);
    expect(play(told, { kind: 'assign', letter: 'A', digit: 2 }).told).toEqual(['B']);
  });
});

describe('a game', () => {
  it('takes back every move, and does it again', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), (list) => {
        const game = played(...list);
        const undone = list.reduce((one) => act(one, { kind: 'undo' }), game);
        expect(boardOf(undone)).toEqual(EMPTY_BOARD);
        const redone = list.reduce((one) => act(one, { kind: 'redo' }), undone);
        expect(boardOf(redone)).toEqual(boardOf(game));
      }),
      SEEDED,
    );
  });

  it('forgets what was taken back once another move is made', () => {
    const game = played({ kind: 'assign', letter: 'A', digit: 1 });
    const other = [
      { kind: 'undo' },
      { kind: 'move', move: { kind: 'assign', letter: 'B', digit: 5 } },
      { kind: 'redo' },
    ] satisfies GameAction[];
    expect(boardOf(other.reduce(act, game)).digits).toEqual({ B: 5 });
  });

  it('keeps its digits when the board is turned', () => {
    const game = played({ kind: 'assign', letter: 'A', digit: 1 });
    expect(boardOf(act(game, { kind: 'turn', version: 5 }))).toEqual(boardOf(game));
  });

  it('is kept and found again as it was', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
      }),
      SEEDED,
    );
  });

  it.each<[string, unknown]>([
    ['code', 'x'],
    ['code', 3],
    ['version', 8],
    ['moves', {}],
    ['moves', [{ kind: 'assign', letter: 'A', digit: 10 }]],
    ['moves', [{ kind: 'assign', letter: 'AB', digit: 1 }]],
    ['moves', [{ kind: 'narrow', left: { A: 3 } }]],
    ['moves', [{ kind: 'dance' }]],
    ['moves', [null]],
    ['done', 1],
    ['helps', { check: 0, hint: -1, letter: 0 }],
    ['elapsed', 0.5],
    ['day', 'today'],
    ['givenUp', 0],
  ])('is not found again if its %s is %j', (name, value) => {
    expect(readGame({ ...newGame(encodeGrid(P1)), [name]: value })).toBeUndefined();
  });

  it('ends when the board is right, or the solution was shown', () => {
    const almost = played({ kind: 'tell', digits: { ...P1_ANSWER, F: 7 } });
    expect(progressOf(P1, almost)).toBe('open');
    const solved = act(almost, { kind: 'move', move: { kind: 'assign', letter: 'F', digit: 6 } });
    expect(progressOf(P1, solved)).toBe('solved');
    expect(progressOf(P1, act(almost, { kind: 'give_up', digits: P1_ANSWER }))).toBe('given_up');
  });

  it('counts time and help', () => {
    const game = (
      [
        { kind: 'pass_time', milliseconds: 1500 },
        { kind: 'pass_time', milliseconds: 500 },
        { kind: 'help', help: 'check' },
      ] satisfies GameAction[]
    ).reduce(act, newGame(encodeGrid(P1)));
    expect(game.elapsed).toBe(2000);
    expect(game.helps).toEqual({ check: 1, hint: 0, letter: 0, mistake: 0 });
  });

  it('had no mistakes pointed out before they were counted', () => {
    const former = { ...newGame(encodeGrid(P1)), helps: { check: 2, hint: 1, letter: 0 } };
    expect(readGame(former)?.helps).toEqual({ check: 2, hint: 1, letter: 0, mistake: 0 });
  });
});

describe('conflicts', () => {
  const board = (digits: Record<string, number>) => play(EMPTY_BOARD, { kind: 'tell', digits });

  it('are digits of two letters, zeros in front, and lines that do not work out', () => {
    const conflicts = conflictsOf(P1, board({ A: 0, B: 4, C: 8, E: 4, D: 1 }));
    expect(conflicts.shared).toEqual([{ digit: 4, letters: ['B', 'E'] }]);
    expect(conflicts.leadingZeros).toEqual(['A']);
    expect(conflicts.failing.map(({ kind, number }) => [kind, number])).toEqual([
      ['row', 1],
      ['column', 1],
      ['column', 2],
      ['other', 1],
    ]);
  });

  it('are none on a board with the answer, whatever the version', () => {
    expect(isSolved(P1, board(P1_ANSWER))).toBe(true);
    expect(isFull(P1, board({ ...P1_ANSWER, F: 1 }))).toBe(true);
    expect(isSolved(P1, board({ ...P1_ANSWER, F: 1 }))).toBe(false);
  });

  it('are exact: products first, fractions kept, no division by 0', () => {
    const grid = gridOfText(
      'A + B × C = D\n+ + + +\nE ÷ F × C = E\n+ + + +\nA ÷ E − B = C\n= = = =\nA + B + C = D',
    );
    const failing = (digits: Record<string, number>) =>
      conflictsOf(grid, board(digits))
        .failing.filter(({ kind }) => kind === 'row')
        .map(({ number }) => number);
    // 1 + 2 x 3 = 7, 5 / 3 x 3 = 5 although 5 / 3 is not an integer, 1 / 5 - 2 is not an integer
    expect(failing({ A: 1, B: 2, C: 3, D: 7, E: 5, F: 3 })).toEqual([3, 4]);
    expect(failing({ A: 1, B: 2, C: 3, D: 7, E: 0, F: 0 })).toEqual([2, 3, 4]);
  });
});
