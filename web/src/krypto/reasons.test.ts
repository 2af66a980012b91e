// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import { language } from '../i18n';
import { reasonsOf } from './reasons';

const engine = await loadEngine();

function reasonsFor(cards: number[], objective: number, use: 'all' | 'any' = 'all'): string[] {
  const grade = answerTo(engine, 'krypto/grade', { cards, objective, use });
  return grade.solvable ? reasonsOf(grade) : [];
}

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  language.value = 'en';
});

it('name the features of a hand, from the one that weighs most', () => {
  expect(reasonsFor([3, 3, 8, 8], 24)).toEqual([
    'There is only one solution.',
    'Every solution goes through a fraction.',
    'No solution has an easy step with 0, 1 or −1.',
    'The cards have only 2 different numbers.',
    'The easiest solution takes much calculation.',
  ]);
  expect(reasonsFor([1, 2, 3], 7)).toContain('There are only 3 cards.');
});

it('say nothing of numbers on the way that only the target makes large', () => {
  const said = reasonsFor([2, 4, 9, 12, 23], 318);
  expect(said).toContain('The target is not from 0 to 50.');
  expect(said.join(' ')).not.toMatch(/goes through|No way stays/);
});

it('say that ways leave the comfortable numbers where nothing else says why', () => {
  const said = reasonsFor([4, 4, 10, 10], 24);
  expect(said.join(' ')).not.toMatch(/fraction|negative/);
  expect(said).toContain('No way stays with whole numbers from 0 to 50.');
});

it('leave out what a usual hand has', () => {
  const said = reasonsFor([2, 4, 6, 8], 24).join(' ');
  expect(said).not.toContain('fraction');
  expect(said).not.toContain('No way stays');
});

it('are given where any cards may be used, too, and in French', () => {
  expect(reasonsFor([25, 50, 75, 100, 3, 6], 952, 'any').at(-1)).toMatch(
    /takes (little|some|much) calculation\.$/,
  );
  language.value = 'fr';
  expect(reasonsFor([3, 3, 8, 8], 24)).toContain('Toute solution passe par une fraction.');
});
