// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { answerText, bestText, formulaText } from './formula-text';

it('formulas say what they make, and steps say it themselves', () => {
  expect(formulaText(' 2 * 3 - 1 ', 5)).toBe('2 × 3 − 1 = 5');
  expect(formulaText('2 * 3 = 6, 6 - 1 = 5', 5)).toBe('2 × 3 = 6, 6 − 1 = 5');
  expect(formulaText('2 / 3')).toBe('2 ÷ 3');
});

it('answers are spaced alike, however they were typed', () => {
  const hand = {};
  expect(answerText(hand, '4-2/2x9:9', 3)).toBe('4 − 2 ÷ 2 × 9 ÷ 9 = 3');
  expect(answerText(hand, '[ 4–( 2 + 2 ) ]·9', 0)).toBe('[4 − (2 + 2)] × 9 = 0');
  expect(answerText(hand, '-(2-5)*3==9')).toBe('−(2 − 5) × 3 = 9');
  expect(answerText(hand, '8-11=-3,5*-3=-15')).toBe('8 − 11 = −3, 5 × −3 = −15');
  expect(answerText(null, 'A=1,B=4, X =7')).toBe(
    'A\u00a0=\u00a01, B\u00a0=\u00a04, X\u00a0=\u00a07',
  );
});

it('the best answer says what it makes', () => {
  expect(bestText('(75*50+100)/5')).toBe('The best answer: (75 × 50 + 100) ÷ 5 = 770');
});
