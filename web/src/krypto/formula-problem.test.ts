// SPDX-License-Identifier: MIT
import { afterEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { readFormula } from './formula';
import { explainFormula } from './formula-problem';
import type { GameName } from './games';

const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };

function explained(text: string, game: GameName): string {
  const read = readFormula(text, ROUND, { rules: 'positive', use: 'any', isNearestCounted: true });
  return read.ok ? '' : explainFormula(read.problem, game);
}

afterEach(() => {
  language.value = 'en';
});

it('names a number that was never there, unlike one that is used already', () => {
  language.value = 'en';
  expect(explained('100 + 8', 'countdown')).toBe('There is no 8 among the numbers.');
  expect(explained('100 + 8', '24')).toBe('There is no 8 among the cards.');
  expect(explained('6 + 6', 'countdown')).toBe('There is no such number left.');
  language.value = 'fr';
  expect(explained('100 + 8', 'countdown')).toBe('Il n’y a pas de 8 parmi les plaques.');
  expect(explained('100 + 8', 'krypto')).toBe('Il n’y a pas de 8 parmi les cartes.');
});

it('has a sign = that begins a formula left out, and asks for no card there', () => {
  language.value = 'en';
  const wanted = 'Leave out this = sign. A result may follow one at the end.';
  expect(explained('=100 + 6', 'countdown')).toBe(wanted);
  expect(explained('＝100 + 6', '24')).toBe(wanted);
  expect(explained('100 +', '24')).toBe('A card is missing here.');
});
