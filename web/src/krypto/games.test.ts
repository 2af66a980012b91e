// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { GAME_NAMES } from '../engine/kinds';
import { GAMES, pointsAt } from './games';
import { isOf } from './hand';

const engine = await loadEngine();

describe.each(GAME_NAMES)('the row of %s', (game) => {
  const row = GAMES[game];
  const { hands } = answerTo(engine, 'krypto/deal', { seed: 7, game, count: 50 });

  it('holds the hands that the engine deals', () => {
    expect(hands).toHaveLength(50);
    for (const hand of hands) {
      expect(isOf(game, hand), JSON.stringify(hand)).toBe(true);
    }
  });

  it('has the rules and the use of cards of the engine', () => {
    const [hand] = hands;
    const solved = answerTo(engine, 'krypto/solve', {
      cards: hand?.cards ?? [],
      objective: hand?.objective ?? 0,
      game,
      limit: 1,
    });
    expect({ rules: solved.rules, use: solved.use }).toEqual({ rules: row.rules, use: row.use });
  });

  it('refuses one card more than it has', () => {
    const cards = Array.from({ length: row.mostCards + 1 }, () => 3);
    expect(isOf(game, { cards, objective: row.leastObjective })).toBe(false);
  });
});

it('points of Countdown are 10, 7 within 5, and 5 within 10', () => {
  const points = [0, 1, 5, 6, 10, 11].map((distance) => pointsAt('countdown', distance));
  expect(points).toEqual([10, 7, 7, 5, 5, 0]);
});
