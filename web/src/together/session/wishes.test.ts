// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import {
  AS_PRINTED,
  askedClass,
  askedRoom,
  DUEL_AS_PRINTED,
  mostRounds,
  readClassWishes,
  readDuelWishes,
  readWishes,
  timeWith,
  withGame,
  within,
  type Wished,
} from './wishes';
import type { CardGame, RoomSettings } from './protocol';

describe('wishes that were kept', () => {
  it('are taken as they are', () => {
    const own = { ...AS_PRINTED, hands: 3, rules: 'house', unsolved: 'empty', deck: '52' };
    expect(readWishes(own)).toEqual(own);
  });

  it('are corrected where the server would refuse them', () => {
    const broken = { hands: 99, hand_seconds: '3', pause_seconds: -1, rules: 'x', deck: 52 };
    expect(readWishes(broken)).toEqual({ ...AS_PRINTED, hands: 50, pause_seconds: 0 });
    expect(readWishes('x')).toBeUndefined();
  });
});

it('keeps the puzzle and the level of a class, if there are such', () => {
  expect(readClassWishes({ ...AS_PRINTED, puzzle: 'calcrostic', level: 3 })).toMatchObject({
    puzzle: 'calcrostic',
    level: 3,
  });
  const before = readClassWishes({ ...AS_PRINTED, puzzle: 'chess', level: 6 });
  expect(before).not.toHaveProperty('puzzle');
  expect(before).not.toHaveProperty('level');
});

it.each([
  ['hands', 7, 7],
  ['hands', 0, 1],
  ['hands', 1e9, 50],
  ['hand_seconds', 90.4, 90],
  ['hand_seconds', NaN, 180],
  ['explain_seconds', 1, 5],
] as const)('%s of %d are %d', (name, value, taken) => {
  expect(within(name, value)).toBe(taken);
});

it('keeps what was wished for of a game for two, as far as the server takes it', () => {
  expect(mostRounds('56')).toBe(3);
  expect(mostRounds('52')).toBe(4);
  expect(readDuelWishes({ ...DUEL_AS_PRINTED, rounds: 4 })?.rounds).toBe(3);
  expect(readDuelWishes({ ...DUEL_AS_PRINTED, rules: 'positive' })?.rules).toBe('international');
  expect(readDuelWishes({ penalty: 'yes', pause_seconds: 'x' })).toEqual(DUEL_AS_PRINTED);
  expect(readDuelWishes(7)).toBeUndefined();
});

describe('the game of a room', () => {
  it('is kept with its choices, as far as the server takes them', () => {
    const own = { ...AS_PRINTED, game: 'own', cards: 7, objective: 100 };
    expect(readWishes(own)).toEqual(own);
    const broken = { ...AS_PRINTED, game: 'poker', up_to: 11, large: 9, cards: 2, objective: 0.5 };
    expect(readWishes(broken)).toEqual(AS_PRINTED);
    expect(readClassWishes({ ...AS_PRINTED, game: 'countdown', large: 2 })).toMatchObject({
      game: 'countdown',
      large: 2,
    });
    expect(readDuelWishes({ ...DUEL_AS_PRINTED, game: '24', up_to: 10, rounds: 3 })).toMatchObject({
      game: '24',
      up_to: 10,
      rounds: 1,
    });
    expect(readDuelWishes({ ...DUEL_AS_PRINTED, game: 'countdown' })).toEqual(DUEL_AS_PRINTED);
  });

  it('is sent with its own choices alone', () => {
    const all = { ...AS_PRINTED, up_to: 10, large: 2, cards: 5, objective: 7 };
    expect(askedRoom(all)).toEqual(AS_PRINTED);
    expect(askedRoom({ ...all, game: 'countdown' })).toMatchObject({ game: 'countdown', large: 2 });
    for (const game of ['24', 'countdown', 'own'] as const) {
      expect(askedRoom({ ...all, game })).not.toHaveProperty('deck');
      expect(askedClass({ ...all, game, level: 3 })).not.toHaveProperty('deck');
    }
    expect(askedRoom({ ...all, game: '24' })).not.toHaveProperty('large');
    expect(askedClass({ ...all, game: 'countdown', level: 3 })).not.toHaveProperty('level');
    expect(askedClass({ ...all, game: 'countdown', puzzle: 'calcrostic' })).not.toHaveProperty(
      'game',
    );
  });

  it('brings its rules and its time', () => {
    const to = (game: CardGame, before: Wished<RoomSettings> = AS_PRINTED) =>
      withGame(game, before);
    expect(to('countdown')).toMatchObject({ rules: 'positive', hand_seconds: 30 });
    expect(to('24')).toMatchObject({ rules: 'house', hand_seconds: 180 });
    const countdown = { ...AS_PRINTED, ...to('countdown') };
    expect(to('krypto', countdown)).toMatchObject({ rules: 'international', hand_seconds: 180 });
  });

  it('leaves the rules that a person has set, where it takes them', () => {
    const own = { ...AS_PRINTED, rules: 'integer' } as const;
    expect(withGame('24', own).rules).toBe('integer');
    // Other rules than its own are refused there.
    expect(withGame('countdown', own).rules).toBe('positive');
  });

  it('has a time of its own, which others leave to it', () => {
    const quick = { ...AS_PRINTED, game: 'countdown', hand_seconds: 20 } as const;
    const then = { ...quick, ...withGame('24', quick) };
    expect(then.hand_seconds).toBe(180);
    expect(withGame('krypto', then).hand_seconds).toBe(180);
    expect(withGame('countdown', { ...then, hand_seconds: 60 })).toMatchObject({
      hand_seconds: 20,
      times: { '24': 60 },
    });
    const letters = timeWith({ puzzle: 'calcrostic' }, quick);
    expect(letters.hand_seconds).toBe(600);
    const back = { ...quick, ...letters, puzzle: 'calcrostic' } as const;
    expect(timeWith({ game: 'countdown' }, back).hand_seconds).toBe(20);
    expect(readClassWishes(then)?.times).toEqual({ countdown: 20 });
    expect(readWishes({ ...AS_PRINTED, times: { '24': 1, chess: 7, own: 'x' } })?.times).toEqual({
      '24': 10,
    });
    expect(askedRoom(then)).not.toHaveProperty('times');
    expect(askedClass(then)).not.toHaveProperty('times');
  });
});
