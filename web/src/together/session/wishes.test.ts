// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import {
  AS_PRINTED,
  DUEL_AS_PRINTED,
  mostRounds,
  readClassWishes,
  readDuelWishes,
  readWishes,
  within,
} from './wishes';

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
