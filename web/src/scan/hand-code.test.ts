// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { RULE_SETS } from '../engine/questions';
import { rulesOfHand } from './hand-code';

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
