// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import type { PracticeQuestion } from './edition';
import { isRight, numberIn } from './judge';

const COMMON = { q: 'q', number: 1, points: 3, voided: 'no', share: null, steps: [] } as const;
const TEXT = { en: '', fr: '' };

function stated(form: 'choice' | 'number' | 'text', solution: string): PracticeQuestion {
  const right = ['a triangle', 'Élan'];
  return { ...COMMON, kind: 'stated', text: TEXT, form, solution, right };
}

it.each([
  ['3/4', true],
  ['0.75', true],
  ['0,75', true],
  [' 6 / 8 ', true],
  ['+.75', true],
  ['−3/4', false],
  ['3/0', false],
  ['3/', false],
  ['0,7,5', false],
  ['three', false],
  ['', false],
])('takes numbers by their value: %j', (answer, isTaken) => {
  expect(isRight(stated('number', '3/4'), answer)).toBe(isTaken);
});

it('reads numbers of any length exactly', () => {
  const long = '0.1000000000000000000000000001';
  expect(isRight(stated('number', '1/10'), long)).toBe(false);
  expect(isRight(stated('number', long), long)).toBe(true);
  expect(numberIn('9'.repeat(41))).toBeUndefined();
});

it.each([
  ['A   Triangle ', true],
  ['e\u0301lan', true],
  ['triangle', false],
])('takes texts but for case, blanks and the way of writing accents: %j', (answer, isTaken) => {
  expect(isRight(stated('text', 'a triangle'), answer)).toBe(isTaken);
});

it('takes the option that is right', () => {
  expect(isRight(stated('choice', 'B'), 'B')).toBe(true);
  expect(isRight(stated('choice', 'B'), 'A')).toBe(false);
});

it('compares letters one by one, in any order', () => {
  const sum: PracticeQuestion = {
    ...COMMON,
    kind: 'alphametic',
    text: 'A + B = CD',
    solution: 'A=7, B=8, C=1, D=5',
  };
  expect(isRight(sum, 'D=5, C=1, B=8, A=7')).toBe(true);
  expect(isRight(sum, 'A=8, B=7, C=1, D=5')).toBe(false);
});

it('compares numbers in their order', () => {
  const asked: PracticeQuestion = { ...COMMON, kind: 'numbers', text: '', solution: '8, 24' };
  expect(isRight(asked, '08,24')).toBe(true);
  expect(isRight(asked, '24, 8')).toBe(false);
  expect(isRight(asked, '8, 24, 1')).toBe(false);
});
