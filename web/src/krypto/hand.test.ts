// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../engine/questions';
import { readPlace } from '../address/router';
import { USES } from './games';
import { gameOf, handText, linkTo, parseHand, parseLink } from './hand';

const HAND = { cards: [2, 4, 3, 6, 5], objective: 6 };

const hands = fc.record({
  cards: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 5, maxLength: 5 }),
  objective: fc.integer({ min: 0, max: 999 }),
});

describe('a hand that is typed', () => {
  it.each([
    '2 4 3 6 5 : 6',
    '2 4 3 6 5 6',
    '2,4,3,6,5=6',
    '2, 4, 3, 6, 5 → 6',
    '  2 4\t3 6 5:6 ',
    '2,4,3,6,5 : 6',
  ])('is read: %s', (text) => {
    expect(parseHand(text)).toEqual({ ok: true, value: HAND });
  });

  it.each(['A J Q K 10 : K', 'A V D R 10 : R'])('is read with letters of cards: %s', (text) => {
    const value = { cards: [1, 11, 12, 13, 10], objective: 13 };
    expect(parseHand(text)).toEqual({ ok: true, value });
  });

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
    ['1,5 2 3 4 7 : 4', { kind: 'comma', text: '1,5' }],
    ['1 2, 3, 4,5, 6 : 4', { kind: 'comma', text: '4,5' }],
    ['1; 2; 3,5; 4; 6 = 4', { kind: 'comma', text: '3,5' }],
    ['1 2 3 4 5 : 1,000', { kind: 'comma', text: '1,000' }],
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

const NO_QUERY = new URLSearchParams();

/** Reads the hand of an address. */
function follow(address: string) {
  const { view, parts, query } = readPlace(address);
  return parseLink(parts, query, view === '24' || view === 'countdown' ? view : 'krypto');
}

describe('a link', () => {
  it('leads back to the hand and its rules', () => {
    fc.assert(
      fc.property(hands, fc.constantFrom(...RULE_SETS), (hand, rules) => {
        expect(linkTo(hand, rules)).toContain(`?rules=${rules}`);
        expect(follow(linkTo(hand, rules))).toMatchObject({ value: { hand, setting: { rules } } });
      }),
    );
  });

  it('leads back to a hand of 3 to 7 cards, all or any of which are used', () => {
    const own = fc.record({
      cards: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 3, maxLength: 7 }),
      objective: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const rules = fc.constantFrom(...RULE_SETS);
    fc.assert(
      fc.property(own, rules, fc.constantFrom(...USES), (hand, wished, use) => {
        const setting = { game: gameOf(hand, use), rules: wished, use };
        const value = { hand, setting };
        expect(follow(linkTo(hand, setting))).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([
    ['#/krypto/3-3-8-8/24', '24', 'house', 'all'],
    ['#/24/3-3-8-8/24', '24', 'house', 'all'],
    ['#/24/3-3-8-8', '24', 'house', 'all'],
    ['#/24/3-3-8-8?rules=positive', '24', 'positive', 'all'],
    ['#/krypto/3-3-8-8/25', 'own', 'house', 'all'],
    ['#/krypto/3-3-8-14/24', 'own', 'house', 'all'],
    ['#/krypto/3-3-8-8/24?use=any', 'own', 'house', 'any'],
    ['#/krypto/1-2-3-4-5/1000', 'own', 'house', 'all'],
    ['#/krypto/1-2-3-4-5-6-7/999999', 'own', 'house', 'all'],
    ['#/countdown/25-50-75-100-3-6/952', 'countdown', 'positive', 'any'],
    ['#/krypto/2-4-3-6-5/6', 'krypto', 'house', 'all'],
    ['#/krypto/2-4-3-6-5/6?rules=integer', 'krypto', 'integer', 'all'],
  ])('%s is of %s under %s rules with %s cards', (address, game, rules, use) => {
    expect(follow(address)).toMatchObject({ ok: true, value: { setting: { game, rules, use } } });
  });

  it('names only what its game does not say, beside the rules of Krypto', () => {
    const hand = { cards: [3, 3, 8, 8], objective: 24 };
    expect(linkTo(hand, 'house')).toBe('#/24/3-3-8-8/24');
    expect(linkTo(hand, { game: 'own', rules: 'house', use: 'any' })).toBe(
      '#/krypto/3-3-8-8/24?use=any',
    );
    expect(linkTo(HAND, 'house')).toBe('#/krypto/2-4-3-6-5/6?rules=house');
  });

  it.each([
    [['2-4-3-6-5'], '', 'krypto', 'no_objective'],
    [['2-4', '5'], '', 'krypto', 'card_count'],
    [['2-4-3-6-5-6-7-8', '5'], '', 'krypto', 'card_count'],
    [['2-4-3-6-x', '5'], '', 'krypto', 'not_a_number'],
    [['2-4-3-6-5', '6', '7'], '', 'krypto', 'no_objective'],
    [['2-4-3-6-5', '6'], 'rules=mine', 'krypto', 'unknown_rules'],
    [['2-4-3-6-5', '6'], 'use=some', 'krypto', 'unknown_use'],
    [['2-4-3-6-5', '1000001'], '', 'krypto', 'objective_too_large'],
    [['3-3-8-8', '25'], '', '24', 'not_of_the_game'],
    [['3-3-8-14', '24'], '', '24', 'not_of_the_game'],
    [['3-3-8', '24'], '', '24', 'not_of_the_game'],
    [['25-50-75-100-3', '952'], '', 'countdown', 'not_of_the_game'],
    [['25-50-75-100-3-6', '99'], '', 'countdown', 'not_of_the_game'],
    [['25-50-75-100-3-6'], '', 'countdown', 'no_objective'],
  ] as const)('that is broken is refused: %j ?%s of %s', (parts, query, view, kind) => {
    const read = parseLink(parts, query === '' ? NO_QUERY : new URLSearchParams(query), view);
    expect(read).toMatchObject({ ok: false, problem: { kind } });
  });
});
