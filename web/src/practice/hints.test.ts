// SPDX-License-Identifier: MIT
/** Hints lead from an empty board to the solution, in both languages. */
import { afterEach, expect, it } from 'vitest';
import edition from '../../e2e/practice.json';
import { language } from '../i18n';
import type { Edition, PracticeQuestion } from './edition';
import { explanation, hintFor } from './hints';
import { isRight } from './judge';
import { UNTRIED } from './tried';

const QUESTIONS = (edition as unknown as Edition).levels.flatMap(({ questions }) => questions);

function named(q: string): PracticeQuestion {
  const found = QUESTIONS.find((question) => question.q === q);
  if (found === undefined) {
    throw new Error(`there is no question ${q}`);
  }
  return found;
}

afterEach(() => {
  language.value = 'en';
});

it.each(['grid', 'sum', 'asked'])('lead to the solution of %s', (q) => {
  const question = named(q);
  let tried = UNTRIED;
  for (let hints = 1; hints < 60 && tried.answer === ''; ++hints) {
    const told = hintFor(question, { ...tried, hints });
    expect(told?.text).toBeTruthy();
    tried = { ...tried, ...told?.entry };
  }
  expect(isRight(question, tried.answer)).toBe(true);
});

it('say first which letters are wrong', () => {
  expect(hintFor(named('grid'), { ...UNTRIED, state: '=A3', hints: 1 })?.text).toContain('A');
  expect(hintFor(named('grid'), { ...UNTRIED, state: 'xA2', hints: 1 })?.text).toContain('A');
});

it('show one calculation more each time', () => {
  expect(hintFor(named('hand'), { ...UNTRIED, hints: 1 })?.text).toBe('5 − 4 = 1');
  expect(hintFor(named('hand'), { ...UNTRIED, hints: 2 })?.text).toBe('5 − 4 = 1; 3 − 2 = 1');
});

it('explain each step in the language of the page', () => {
  const steps = explanation(named('sum'));
  expect(steps).toHaveLength(named('sum').steps.length);
  language.value = 'fr';
  const french = explanation(named('sum'));
  expect(french.every((step, i) => step !== '' && step !== steps[i])).toBe(true);
});
