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

/** Opens the way of a listed solution, and returns its paragraphs and steps. */
async function wayOf(place: number): Promise<(string | undefined)[]> {
  const way = list()?.children[place]?.querySelector('details.way');
  await act(() => {
    way?.setAttribute('open', '');
    way?.dispatchEvent(new Event('toggle'));
  });
  const parts = way?.querySelectorAll('summary, p, li > [aria-hidden]') ?? [];
  return [...parts].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

it.each([
  ['en', 'How to find it', 'Keep 8 for the end: 8 ÷ ? = 24.'],
  ['fr', 'Comment la trouver', 'Gardez 8 pour la fin : 8 ÷ ? = 24.'],
] as const)('shows the idea and the steps of a solution on a tap (%s)', async (tongue, ...said) => {
  language.value = tongue;
  await draw(['8/(3-8/3)', '(7-3)*(8-2)', '3*8']);
  expect(list()?.textContent).not.toContain('= 24');
  expect(await wayOf(0)).toEqual([...said, '8 ÷ 3 = 8/3', '3 − (8/3) = 1/3', '8 ÷ (1/3) = 24']);
  expect((await wayOf(1)).slice(2)).toEqual(['7 − 3 = 4', '8 − 2 = 6', '4 × 6 = 24']);
  expect(await wayOf(2)).toEqual([said[0], '3 × 8 = 24']);
});

it('shows the way to the nearest number of a hand without a solution', async () => {
  const nearest = { below: { expression: '(1+1)*5-2', value: 8 }, above: null };
  const answer = { solvable: false, objective: 999, count: 0, solutions: [], nearest };
  await act(() =>
    render(<SolutionList answer={answer as unknown as SolveAnswer} game="countdown" />, root),
  );
  const way = root.querySelector('details.way');
  await act(() => {
    way?.setAttribute('open', '');
    way?.dispatchEvent(new Event('toggle'));
  });
  expect(way?.textContent.replaceAll('\u00a0', ' ')).toContain('Keep 2 for the end: ? − 2 = 8.');
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
