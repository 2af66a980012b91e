// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { readHand, settingUnder } from './lookup';

const hand = (cards: number[], objective: number) => ({ ok: true, value: { cards, objective } });

it.each([
  ['3 3 8 8', '24', hand([3, 3, 8, 8], 24)],
  ['A, 5, 5, 5', '24', hand([1, 5, 5, 5], 24)],
  ['3 3 8 8 : 24', '24', hand([3, 3, 8, 8], 24)],
  ['3 3 8 8 24', '24', hand([3, 3, 8, 8], 24)],
  ['3 3 8 8 : 25', '24', { ok: false, problem: { kind: 'not_of_the_game', game: '24' } }],
  ['3 3 8', '24', { ok: false, problem: { kind: 'not_of_the_game', game: '24' } }],
  ['3 3 8 8', 'own', hand([3, 3, 8], 8)],
  ['25 50 75 100 3 6 : 952', 'countdown', hand([25, 50, 75, 100, 3, 6], 952)],
  ['1 2 : 5', 'countdown', { ok: false, problem: { kind: 'not_of_the_game', game: 'countdown' } }],
] as const)('a hand is read as one of its game: %s, %s', (text, game, wanted) => {
  expect(readHand(text, game)).toEqual(wanted);
});

describe('the engine', async () => {
  const engine = await loadEngine();

  it.each([
    ['3 3 8 8', '24', true],
    ['1 1 1 1', '24', false],
    // No card is left over in Krypto; in Countdown all may be.
    ['25 50 75 100 3 6 : 150', 'countdown', true],
    ['1 1 2 2 3 3 : 999', 'countdown', false],
  ] as const)('grades it by the rules of its game: %s, %s', (text, game, solvable) => {
    const read = readHand(text, game);
    const { rules, use } = settingUnder('house', game);
    const question = { ...(read.ok ? read.value : { cards: [], objective: 0 }), rules, use };
    expect(answerTo(engine, 'krypto/grade', question).solvable).toBe(solvable);
  });

  it('takes the rules of the maps where a game has no rules of its own', () => {
    expect(settingUnder('integer', '24')).toEqual({ game: '24', rules: 'integer', use: 'all' });
    expect(settingUnder('integer', 'countdown')).toMatchObject({ rules: 'positive', use: 'any' });
  });
});
