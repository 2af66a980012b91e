// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { lettersTyped, symbolsOf } from './symbols';

it('keeps marks and the parts of emoji together', () => {
  expect(symbolsOf('AB1')).toEqual(['A', 'B', '1']);
  expect(symbolsOf('e\u0301क\u093fb')).toEqual(['e\u0301', 'क\u093f', 'b']);
  expect(symbolsOf('👨‍👩‍👧👍🏽🇩🇪🇫🇷')).toEqual(['👨‍👩‍👧', '👍🏽', '🇩🇪', '🇫🇷']);
  expect(symbolsOf('한글')).toEqual(['한', '글']);
  expect(symbolsOf('')).toEqual([]);
});

it('takes letters as they are typed', () => {
  expect(lettersTyped('ab, e\u0301 Я1 ●+b')).toEqual(['A', 'B', 'É', 'Я', '●']);
});
