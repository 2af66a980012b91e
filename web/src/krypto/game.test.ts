// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from 'vitest';
import { Game } from './game';
import { settingOf } from './games';
import { NEW_GAME, readGames, saveGame, savedGame } from './saved-games';
import type { Move } from './table';

const HAND = { cards: [1, 2, 3, 4, 5], objective: 15 };
const sum = (from: number, onto: number): Move => ({ from, onto, operator: '+', swapped: false });
const ALL = [sum(0, 1), sum(1, 2), sum(2, 3), sum(3, 4)];

let game: Game;

beforeEach(() => {
  saveGame(new Game(HAND, settingOf('krypto')).address, NEW_GAME);
  game = new Game(HAND, settingOf('krypto'));
});

it('takes no number near the objective where only that counts', () => {
  const round = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };
  const exact = new Game(round, settingOf('countdown'), NEW_GAME, true);
  expect(exact.row.isNearestCounted).toBe(false);
  exact.declare({ numerator: 947n, denominator: 1n });
  expect(exact.answer).toBeUndefined();
  expect(exact.isRunning).toBe(true);
});

describe('a game', () => {
  it('is solved by the right moves, and stays solved when they are undone', () => {
    for (const move of ALL) {
      expect(game.isRunning).toBe(true);
      expect(game.move(move)).toBeUndefined();
    }
    expect(game.isSolvedNow.value).toBe(true);
    game.undo();
    expect(game.isSolvedNow.value).toBe(false);
    expect(game.state.solved).toBe(true);
    game.tick(5);
    expect(game.state.seconds).toBe(0);
  });

  it('undoes and redoes without end', () => {
    ALL.forEach((move) => game.move(move));
    for (let i = 0; i < 10; i++) {
      game.undo();
    }
    expect(game.state.moves).toEqual([]);
    for (let i = 0; i < 10; i++) {
      game.redo();
    }
    expect(game.state.moves).toEqual(ALL);
    game.undo();
    game.undo();
    game.move(sum(4, 2));
    game.redo();
    expect(game.state.moves).toHaveLength(3);
  });

  it('says why a move is refused, and does not make it', () => {
    const strict = new Game(HAND, settingOf('krypto', 'positive'));
    const refused = strict.move({ from: 0, onto: 1, operator: '-', swapped: false });
    expect(refused).toMatchObject({ refusal: 'negative' });
    expect(strict.state.moves).toEqual([]);
  });

  it('is not solved by one who gave up', () => {
    game.giveUp();
    game.playAll(ALL);
    expect(game.isSolvedNow.value).toBe(true);
    expect(game.state.solved).toBe(false);
    game.countHint();
    expect(game.state.hints).toBe(0);
  });

  it('is kept', () => {
    const stop = game.keep();
    game.tick(12);
    game.countHint();
    game.move(sum(0, 1));
    stop();
    expect(new Game(HAND, settingOf('krypto')).state).toEqual(game.state);
  });

  it('goes on under other rules as far as they allow', () => {
    game.move(sum(0, 1));
    game.move({ from: 2, onto: 1, operator: '/', swapped: false });
    game.move({ from: 3, onto: 4, operator: '/', swapped: false });
    game.tick(9);
    const strict = new Game(HAND, settingOf('krypto', 'international'));
    strict.takeOver(game);
    expect(strict.state).toMatchObject({ seconds: 9, moves: game.state.moves.slice(0, 2) });
  });
});

describe('the store of games', () => {
  it('forgets what is not a game, and moves that do not fit', () => {
    const good = { ...NEW_GAME, moves: ALL };
    expect(readGames({ a: good, b: 3, c: { ...good, moves: [{}] }, d: null })).toEqual({ a: good });
    expect(readGames('x')).toBeUndefined();
    saveGame(game.address, { ...NEW_GAME, moves: [sum(0, 1), sum(0, 1)], seconds: 4 });
    expect(new Game(HAND, settingOf('krypto')).state).toEqual({ ...NEW_GAME, seconds: 4 });
  });

  it('remembers only the latest', () => {
    for (let i = 0; i < 40; i++) {
      saveGame(`#${i}`, { ...NEW_GAME, seconds: i });
    }
    expect(savedGame('#39').seconds).toBe(39);
    expect(savedGame('#0')).toBe(NEW_GAME);
  });
});

describe('a game of any cards', () => {
  const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };
  const add: Move = { from: 4, onto: 3, operator: '+', swapped: false }; // 100 + 3
  const times: Move = { from: 5, onto: 2, operator: '*', swapped: false }; // 75 × 6
  const divide: Move = { from: 2, onto: 1, operator: '/', swapped: false }; // 450 ÷ 50
  const product: Move = { from: 3, onto: 1, operator: '*', swapped: false }; // 103 × 9
  const last: Move = { from: 0, onto: 1, operator: '+', swapped: false }; // 927 + 25
  const started = () => new Game(ROUND, settingOf('countdown'), NEW_GAME);

  it('is solved by one card, whatever lies beside it', () => {
    const exact = started();
    for (const move of [add, times, divide, product, last]) {
      exact.move(move);
    }
    expect(exact.isSolvedNow.value).toBe(true);
    const short = new Game(
      { ...ROUND, objective: 103 },
      { game: 'own', rules: 'house', use: 'any' },
      NEW_GAME,
    );
    short.move(add);
    expect(short.state.solved).toBe(true);
  });

  it('ends with an answer, near or not', () => {
    const near = started();
    [add, times, divide, product].forEach((move) => near.move(move));
    near.declare({ numerator: 927n, denominator: 1n });
    expect(near.isRunning).toBe(false);
    expect(near.state).toMatchObject({ solved: false, answer: '927' });
    expect(near.distance).toEqual({ numerator: 25n, denominator: 1n });
    near.move(last);
    expect(near.state.solved).toBe(false);
    const krypto = new Game(HAND, settingOf('krypto'));
    krypto.declare({ numerator: 3n, denominator: 1n });
    expect(krypto.isRunning).toBe(true);
  });

  it('takes the nearest number when the time is up', () => {
    const late = started();
    late.move(times);
    late.tick(29);
    expect(late.isRunning).toBe(true);
    late.tick(5);
    expect(late.state).toMatchObject({ seconds: 30, answer: '450', solved: false });
  });

  it('runs out of time also while it is not looked at', () => {
    const begun = started();
    saveGame(begun.address, NEW_GAME);
    const stop = begun.keep();
    begun.move(times);
    begun.runOn(1_000_000);
    expect(begun.isBegun).toBe(true);
    begun.runOn(1_011_400);
    expect(begun.state.seconds).toBe(11);
    stop();
    const later = new Game(ROUND, settingOf('countdown'));
    later.runOn(1_018_000);
    expect(later.state).toMatchObject({ seconds: 18, answer: null });
    later.runOn(1_051_000);
    expect(later.state).toMatchObject({ seconds: 30, answer: '450', solved: false });
  });

  it('is begun as soon as its clock runs, which stands still while it is off', () => {
    const round = started();
    expect(round.isBegun).toBe(false);
    round.runOn(5_000);
    expect(round.isBegun).toBe(true);
    round.runOn(9_000);
    round.halt();
    round.runOn(90_000);
    expect(round.state.seconds).toBe(4);
    round.runOn(93_000);
    expect(round.state.seconds).toBe(7);
    // The clock of the machine is set back.
    round.runOn(20_000);
    expect(round.state.seconds).toBe(7);
    round.runOn(22_000);
    expect(round.state.seconds).toBe(9);
  });

  it('is solved by a number that was dealt only once that is given as the answer', () => {
    const dealt = new Game({ ...ROUND, objective: 100 }, settingOf('countdown'), NEW_GAME);
    expect(dealt.isSolvedNow.value).toBe(false);
    dealt.declare({ numerator: 100n, denominator: 1n });
    expect(dealt.state.solved).toBe(true);
  });
});
