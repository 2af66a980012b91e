// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SolveAnswer } from '../engine/questions';
import { language } from '../i18n';
import { SolutionList } from './solutions';

/** Solutions in pairs of equal forms. */
const pairsOf = (ways: number) =>
  Array.from({ length: ways }, (_, way) => [`(${way + 2} + 3) * 1`, `(${way + 2} + 3) / 1`]).flat();

const root = document.createElement('div');

const draw = (solutions: string[], count = solutions.length) =>
  act(() => {
    const answer = { solvable: true, objective: 24, count, solutions } as unknown as SolveAnswer;
    render(<SolutionList answer={answer} game="24" />, root);
  });

/** Has all of them listed. */
const showAll = () =>
  act(() =>
    [...root.querySelectorAll<HTMLButtonElement>('.solutions > button')]
      .find(({ textContent }) => textContent.startsWith('All solutions'))
      ?.click(),
  );

const title = () => root.querySelector('h2')?.textContent.replace(/\s/g, ' ');
const list = () => root.querySelector<HTMLOListElement>('.solutions > ol.solution-list');

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

it('numbers ways 1, 2, 3 on each page, and counts ways and solutions apart', async () => {
  await draw(pairsOf(23));
  await showAll();
  expect(title()).toBe('23 ways, the easiest first (46 solutions with equal forms)');
  expect(list()?.start).toBe(1);
  expect(root.querySelectorAll('li[value]')).toHaveLength(0);
  expect(root.querySelector('.pager [role=status]')?.textContent).toBe('Ways 1 to 20 of 23');
  const [, more] = root.querySelectorAll<HTMLButtonElement>('.pager button');
  await act(() => more?.click());
  expect(list()?.start).toBe(21);
  expect(list()?.children).toHaveLength(3);
  expect(root.querySelector('.pager [role=status]')?.textContent).toBe('Ways 21 to 23 of 23');
  await draw(pairsOf(1));
  expect(title()).toBe('One way (2 solutions with equal forms)');
});

it('shows a few ways that are really different, and the others behind a button', async () => {
  const same = ['18-9+3*1-10', '18-10-(9-3)*1', '18-(10-3)-9*1', '3-10-9*1+18'];
  const apart = ['18/9*1+10/3', '18*3-10/9*1', '18*9-10*3*1'];
  await draw([...same, ...apart]);
  expect(title()).toBe('4 really different ways, the easiest first');
  expect(list()?.children).toHaveLength(4);
  expect(list()?.textContent).not.toContain('18 − 10');
  await showAll();
  expect(title()).toMatch(/^\d ways, the easiest first \(7 solutions with equal forms\)$/);
  expect(root.textContent.replaceAll('\u00a0', ' ')).toContain('18 − 10');
  await draw(pairsOf(12));
  expect(title()).toBe('5 of 12 really different ways, the easiest first');
});

it('counts them in French', async () => {
  language.value = 'fr';
  await draw(pairsOf(3));
  expect(title()).toBe(
    '3 façons, les plus faciles d’abord (6 solutions avec les formes équivalentes)',
  );
});

it('counts solutions alone where none is folded, or not all are listed', async () => {
  await draw(['2 + 1', '3 + 1']);
  expect(title()).toBe('2 solutions, the easiest first');
  await draw(pairsOf(500), 1234);
  await showAll();
  expect(title()).toBe('1,234 solutions, the easiest first');
  expect(root.textContent).toContain('Only the 1,000 easiest solutions are listed.');
});
