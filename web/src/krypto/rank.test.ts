// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EngineModule } from '#reckon/module.ts';
import type { SolveAnswer } from '../engine/questions';
import { readFormula } from './formula';
import type { Hand } from './hand';
import { rankOf } from './rank';
import { lastCard, replay } from './table';

const engine = await EngineModule.load(readFileSync('../build/wasm/reckon.wasm'));

function solutionsOf(hand: Hand): readonly string[] {
  const { body } = engine.answer(
    'krypto/solve',
    JSON.stringify({ ...hand, rules: 'house', limit: 1000 }),
  );
  return (JSON.parse(body) as SolveAnswer).solutions ?? [];
}

function rank(
  formula: string,
  hand: Hand,
  solutions: readonly string[] = solutionsOf(hand),
): number | undefined {
  const read = readFormula(formula, hand, 'house');
  const made = read.ok ? lastCard(replay(hand, read.moves, 'house').table)?.made : undefined;
  return made && rankOf(made, solutions, hand, 'house');
}

describe('the place of a solution', () => {
  it.each([
    [{ cards: [8, 19, 14, 2, 21], objective: 17 }],
    [{ cards: [2, 4, 3, 6, 5], objective: 6 }],
    [{ cards: [7, 7, 3, 3, 1], objective: 10 }], // equal cards are one variable
  ])('is that of its function: %j', (hand) => {
    const solutions = solutionsOf(hand);
    expect(solutions.length).toBeGreaterThan(5);
    // The engine lists each function once, so each has a place of its own.
    solutions.slice(0, 60).forEach((solution, index) => {
      expect(rank(solution, hand, solutions), solution).toBe(index + 1);
    });
  });

  it('does not depend on how it is written', () => {
    const hand = { cards: [8, 19, 14, 2, 21], objective: 17 };
    const place = rank('(14 + 8 - 21) * (19 - 2)', hand);
    expect(place).toBeGreaterThan(0);
    for (const same of [
      '(19 - 2) * (8 + 14 - 21)',
      '(8 - 21 + 14) * (19 - 2)',
      '(21 - 14 - 8) * (2 - 19)',
    ]) {
      expect(rank(same, hand), same).toBe(place);
    }
  });
});
