// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { RULE_SETS } from '../engine/questions';
import { rulesOfHand, rulesOfSheet, settingOfCode } from './hand-code';

const engine = await loadEngine();

it.each(RULE_SETS)('is read from a code of the engine: %s', (rules) => {
  const { puzzles } = answerTo(engine, 'sheet/puzzles', { seed: 1, krypto: 5, rules });
  expect(puzzles).toHaveLength(5);
  expect(puzzles.map(({ code }) => rulesOfHand(code))).toEqual(Array(5).fill(rules));
});

it('is that of the house where the code says nothing', () => {
  expect(rulesOfHand('')).toBe('house');
  expect(rulesOfHand('K?')).toBe('house');
});

it('is that of the sheet where its hands agree', () => {
  expect(rulesOfSheet([])).toBeUndefined();
  expect(rulesOfSheet(['KD', '404'])).toBe('integer');
  expect(rulesOfSheet(['KD', 'K5'])).toBeUndefined();
});

it('names the game, its rules and the cards to use', () => {
  const hand = { cards: [3, 3, 8, 8], objective: 24 };
  expect(settingOfCode('', hand)).toEqual({ game: '24', rules: 'house', use: 'all' });
  expect(settingOfCode('404', hand)).toEqual({ game: '24', rules: 'house', use: 'all' });
  expect(settingOfCode('T7', hand)).toEqual({ game: 'countdown', rules: 'positive', use: 'any' });
  expect(settingOfCode('H3', hand)).toEqual({ game: 'own', rules: 'integer', use: 'any' });
  const six = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };
  expect(settingOfCode('', six)).toEqual({ game: 'countdown', rules: 'positive', use: 'any' });
  expect(settingOfCode('', { ...six, objective: 99 }).game).toBe('own');
  expect(settingOfCode('T?', hand)).toEqual({ game: 'countdown', rules: 'positive', use: 'any' });
});
