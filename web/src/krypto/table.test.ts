// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../engine/questions';
import { prettyFormula, writeExpression } from './expression';
import { readFormula } from './formula';
import { calculate, OPERATORS } from './operations';
import { isInteger, rational, toText } from './rational';
import { cardsOn, deal, isSolved, lastCard, makeMove, readMove, replay, type Move } from './table';

const HAND = { cards: [8, 19, 14, 2, 21], objective: 17 };

const handCards = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 5, maxLength: 5 });
const anyMove: fc.Arbitrary<Move> = fc.record({
  from: fc.nat(4),
  onto: fc.nat(4),
  operator: fc.constantFrom(...OPERATORS),
  swapped: fc.boolean(),
});
const rulesets = fc.constantFrom(...RULE_SETS);

/** Tries moves until one card is left or none of them fit any more. */
function play(cards: number[], moves: Move[], rules: (typeof RULE_SETS)[number]) {
  const hand = { cards, objective: 0 };
  let table = deal(hand);
  const done: Move[] = [];
  for (const move of moves) {
    const moved = makeMove(table, move, rules);
    if (moved?.ok) {
      table = moved.table;
      done.push(move);
    }
  }
  return { hand, table, done };
}

const plays = fc.tuple(handCards, fc.array(anyMove, { maxLength: 60 }), rulesets);

describe('the table', () => {
  it('puts the result where the second card was', () => {
    const move: Move = { from: 2, onto: 0, operator: '+', swapped: false };
    const moved = makeMove(deal(HAND), move, 'house');
    expect(moved).toMatchObject({ ok: true });
    if (moved?.ok) {
      expect(moved.table.places.map((card) => card && toText(card.value))).toEqual([
        '22',
        '19',
        undefined,
        '2',
        '21',
      ]);
      expect(cardsOn(moved.table)).toHaveLength(4);
    }
  });

  it('calculates the other way round when swapped', () => {
    const move: Move = { from: 3, onto: 2, operator: '/', swapped: true };
    const { table } = replay(HAND, [move], 'positive');
    expect(table.steps.map(({ result }) => toText(result))).toEqual(['7']);
    expect(replay(HAND, [{ ...move, swapped: false }], 'positive').allowed).toBe(0);
  });

  it('refuses what the rules refuse, and says why', () => {
    const refusal = (rules: (typeof RULE_SETS)[number], move: Partial<Move>) => {
      const moved = makeMove(
        deal({ cards: [2, 5, 2, 0, 1], objective: 1 }),
        { from: 0, onto: 1, operator: '-', swapped: false, ...move },
        rules,
      );
      return moved?.ok === false ? moved.step.refusal : undefined;
    };
    expect(refusal('house', { onto: 3, operator: '/' })).toBe('division_by_zero');
    expect(refusal('house', {})).toBeUndefined();
    expect(refusal('integer', {})).toBeUndefined();
    expect(refusal('international', {})).toBe('negative');
    expect(refusal('positive', { onto: 2 })).toBe('zero');
    expect(refusal('international', { onto: 2 })).toBeUndefined();
    expect(refusal('integer', { operator: '/' })).toBe('fraction');
  });

  it('gives nothing for a move that does not fit', () => {
    const bad: Partial<Move>[] = [{ from: 7 }, { onto: -1 }, { onto: 0 }];
    for (const part of bad) {
      const move: Move = { from: 0, onto: 1, operator: '+', swapped: false, ...part };
      expect(makeMove(deal(HAND), move, 'house')).toBeUndefined();
    }
  });

  it('replays to the same table, and stops at what other rules refuse', () => {
    fc.assert(
      fc.property(plays, ([cards, moves, rules]) => {
        const { hand, table, done } = play(cards, moves, rules);
        expect(replay(hand, done, rules)).toEqual({ table, allowed: done.length });
        const strict = replay(hand, done, 'positive');
        for (const { result } of strict.table.steps) {
          expect(isInteger(result) && result.numerator > 0n).toBe(true);
        }
      }),
    );
  });

  it('writes what was done as a formula that is read as the same', () => {
    fc.assert(
      fc.property(plays, ([cards, moves, rules]) => {
        const { table } = play(cards, moves, rules);
        const last = lastCard(table);
        if (last === undefined || !isInteger(last.value) || last.value.numerator < 0n) {
          return;
        }
        const hand = { cards, objective: Number(last.value.numerator) };
        expect(isSolved(table, hand)).toBe(true);
        const read = readFormula(writeExpression(last.made), hand, rules);
        expect(read).toMatchObject({ ok: true });
        if (read.ok) {
          expect(isSolved(replay(hand, read.moves, rules).table, hand)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads only moves that are moves', () => {
    const move: Move = { from: 0, onto: 1, operator: '+', swapped: false };
    expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    for (const wrong of [null, 3, {}, { ...move, operator: '^' }, { ...move, from: '0' }]) {
      expect(readMove(wrong)).toBeUndefined();
    }
  });
});

describe('operations', () => {
  it('keep the rules: none refuses what a stricter one allows', () => {
    const strictness = ['house', 'integer', 'international', 'positive'] as const;
    const numbers = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(numbers, numbers, fc.constantFrom(...OPERATORS), (a, b, operator) => {
        const allowed = strictness.map(
          (rules) => calculate(rational(a), operator, rational(b), rules).ok,
        );
        expect([...allowed].sort((x, y) => Number(y) - Number(x))).toEqual(allowed);
      }),
    );
  });
});

it('prints formulas of the engine with the signs of printers', () => {
  expect(prettyFormula('(14 + 8 - 21) * 19 / 2')).toBe('(14 + 8 − 21) × 19 ÷ 2');
});
