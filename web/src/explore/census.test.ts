// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { RULE_SETS } from '../engine/questions';
import { censusUnder } from './census';

const engine = await loadEngine();

it.each(RULE_SETS)('has the census of the engine under %s rules', (rules) => {
  expect(censusUnder(rules)).toEqual(answerTo(engine, 'krypto/census', { rules }));
});
