// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { formulaText } from './formula-text';

it('formulas say what they make, and steps say it themselves', () => {
  expect(formulaText(' 2 * 3 - 1 ', 5)).toBe('2 × 3 − 1 = 5');
  expect(formulaText('2 * 3 = 6, 6 - 1 = 5', 5)).toBe('2 × 3 = 6, 6 − 1 = 5');
  expect(formulaText('2 / 3')).toBe('2 ÷ 3');
});
