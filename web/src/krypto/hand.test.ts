// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../engine/questions';
import { readPlace } from '../address/router';
import { handText, linkTo, parseHand, parseLink, sameHand } from './hand';

const HAND = { cards: [2, 4, 3, 6, 5], objective: 6 };

const hands = fc.record({
  cards: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 5, maxLength: 5 }),
  objective: fc.integer({ min: 0, max: 999 }),
});

describe('a hand that is typed', () => {
  it.each(['2 4 3 6 5 : 6', '2 4 3 6 5 6', '2,4,3,6,5=6', '2, 4, 3, 6, 5 → 6', '  2 4\t3 6 5:6 '])(
    'is read: %s',
    (text) => {
      expect(parseHand(text)).toEqual({ ok: true, value: HAND });
    },
  );

  it.each([
    ['2 4 x 6 5 : 6', { kind: 'not_a_number', text: 'x' }],
    ['2 4 -3 6 5 : 6', { kind: 'not_a_number', text: '-3' }],
    ['2 4 1.5 6 5 : 6', { kind: 'not_a_number', text: '1.5' }],
    ['2 4 1000 6 5 : 6', { kind: 'too_large', text: '1000' }],
    ['2 4 3 6 : 6', { kind: 'card_count', count: 4 }],
    ['2 4 3 6 6', { kind: 'card_count', count: 4 }],
    ['', { kind: 'card_count', count: 0 }],
    ['2 4 3 6 5 :', { kind: 'no_objective' }],
    ['2 4 3 6 5 : 6 : 7', { kind: 'no_objective' }],
  ])('is refused: %s', (text, problem) => {
    expect(parseHand(text)).toEqual({ ok: false, problem });
  });

  it('is read as it is written', () => {
    fc.assert(
      fc.property(hands, (hand) => {
        expect(parseHand(handText(hand))).toEqual({ ok: true, value: hand });
      }),
    );
  });
});

describe('a link', () => {
  it('leads back to the hand and its rules', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...RULE_SETS), (hand, rules) => {
        const { parts, query } = readPlace(linkTo(hand, rules));
        expect(parseLink(parts, query.get('rules'))).toEqual({ ok: true, value: { hand, rules } });
      }),
    );
  });

  it('has house rules if it names none', () => {
    expect(parseLink(['2-4-3-6-5', '6'], null)).toMatchObject({ value: { rules: 'house' } });
  });

  it.each([
    [['2-4-3-6-5'], null, 'no_objective'],
    [['2-4-3-6', '5'], null, 'card_count'],
    [['2-4-3-6-x', '5'], null, 'not_a_number'],
    [['2-4-3-6-5', '6', '7'], null, 'no_objective'],
    [['2-4-3-6-5', '6'], 'mine', 'unknown_rules'],
  ])('that is broken is refused: %j %s', (parts, rules, kind) => {
    expect(parseLink(parts, rules)).toMatchObject({ ok: false, problem: { kind } });
  });
});

it('is the same hand only in the same order', () => {
  expect(sameHand(HAND, { cards: [2, 4, 3, 6, 5], objective: 6 })).toBe(true);
  expect(sameHand(HAND, { cards: [4, 2, 3, 6, 5], objective: 6 })).toBe(false);
});
