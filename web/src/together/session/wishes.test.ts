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
  secondsWith,
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
      withGame(game, before, false);
    expect(to('countdown')).toMatchObject({ rules: 'positive', hand_seconds: 30 });
    expect(to('24')).toMatchObject({ rules: 'house', hand_seconds: 180 });
    const countdown = { ...AS_PRINTED, ...to('countdown') };
    expect(to('krypto', countdown)).toMatchObject({ rules: 'international', hand_seconds: 180 });
  });

  it('leaves the rules and the time that a person has set', () => {
    const own = { ...AS_PRINTED, rules: 'integer', hand_seconds: 45 } as const;
    expect(withGame('24', own, false)).toMatchObject({ rules: 'integer', hand_seconds: 45 });
    // Other rules than its own are refused there.
    expect(withGame('countdown', own, false)).toMatchObject({
      rules: 'positive',
      hand_seconds: 45,
    });
    expect(secondsWith({ puzzle: 'calcrostic' }, own, false)).toBe(45);
    expect(secondsWith({ puzzle: 'calcrostic' }, AS_PRINTED, false)).toBe(600);
    // The usual time may be meant, too.
    expect(secondsWith({ puzzle: 'calcrostic' }, AS_PRINTED, true)).toBe(180);
    const long = { puzzle: 'calcrostic', hand_seconds: 600 } as const;
    expect(secondsWith({ game: 'countdown' }, long, false)).toBe(30);
    expect(secondsWith({ game: 'krypto' }, { ...long, hand_seconds: 300 }, false)).toBe(300);
  });
});
