// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { isOfWords, sumLines, widthOf } from './sum-lines';

const drawn = (text: string) =>
  sumLines(text).map(({ sign, number, isResult }) => `${isResult ? '_' : ''}${sign}${number}`);

it.each([
  ['SEND + MORE = MONEY', ['SEND', '+MORE', '_MONEY']],
  ['SEND+MORE=MONEY', ['SEND', '+MORE', '_MONEY']], // as links carry it
  ['ÉTÉ + ÉTÉ = NEIGE', ['ÉTÉ', '+ÉTÉ', '_NEIGE']],
  ['A × (BC + D) = EF', ['A', '×(BC', '+D)', '_EF']],
  ['3. + ?B = 1_C', ['3.', '+.B', '_1.C']],
  ['   ABC\n×   DE\n------\n  ADFG\n  BDG\n------\n  HEIG', ['ABC', '×DE', '…', '_HEIG']],
  ['   .3.\n×   *?\n------\n   552', ['.3.', '×..', '_552']],
  ['A + B + C + D + E = FG', ['A', '+B', '…', '_FG']],
  ['', []],
])('%j is drawn number below number', (text, lines) => {
  expect(drawn(text)).toEqual(lines);
});

it('is as wide as its longest number and a sign', () => {
  expect(widthOf(sumLines('SEND + MORE = MONEY'))).toBe(6);
  expect(widthOf([])).toBe(1);
});

it('words are read out, and points for unknown digits are not', () => {
  expect(isOfWords('SEND + MORE = MONEY')).toBe(true);
  expect(isOfWords('ÉTÉ+ÉTÉ=NEIGE')).toBe(true);
  expect(isOfWords('3. + ?B = 1_C')).toBe(false);
});
