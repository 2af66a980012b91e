// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import { language, type Language } from '../i18n';
import { Correction } from './correction';
import type { Found } from './found';
import { FoundList } from './found-list';

const HAND: Found = {
  kind: 'hand',
  certain: true,
  text: '7 6 2 9 14 : 8',
  doubts: [],
  code: 'K5762-9E8G0',
  place: { left: 10, top: 20, right: 110, bottom: 60 },
};

const root = document.createElement('div');
const engine = await loadEngine();
const ask = vi.fn(<P extends Path>(path: P, question: Ask<P>) => {
  const value = answerTo(engine, path, question);
  return Promise.resolve(
    'error' in value ? { ok: false, error: { kind: 'bad_request' } } : { ok: true, value },
  );
});
const client = { ask: ask as never };

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

const draw = (puzzles: readonly Correction[]) =>
  act(() => {
    render(
      <FoundList
        puzzles={puzzles}
        unread={0}
        canvas={undefined}
        isTyped={puzzles.every(({ isTyped }) => isTyped)}
        typeIn={() => undefined}
      />,
      root,
    );
  });

const namesOf = (selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

it.each<[Language, string, string]>([
  ['en', 'Certain', 'Change'],
  ['fr', 'Sûr', 'Modifier'],
])('names what a button does beside a verdict: %s', async (tongue, verdict, act) => {
  language.value = tongue;
  await draw([await Correction.of(HAND, client)]);
  expect(namesOf('.scan-says > span')[0]).toBe(verdict);
  expect(namesOf('.scan-acts button')).toContain(act);
});

const saidOf = (selector: string) => root.querySelector(selector)?.textContent.trim();

const WITHOUT_CODE: Found = {
  kind: 'hand',
  certain: false,
  text: '2 4 3 6 5 : 6',
  doubts: [],
  place: { left: 10, top: 120, right: 110, bottom: 160 },
};

it.each<[Language, Found[], string | undefined]>([
  [
    'en',
    [HAND, WITHOUT_CODE],
    '1 of 2 codes was read. Take a closer, sharper picture to read the others.',
  ],
  [
    'fr',
    [HAND, HAND, WITHOUT_CODE],
    '2 codes lus sur 3. Prenez une photo plus nette, de plus près, pour lire les autres.',
  ],
  [
    'en',
    [WITHOUT_CODE],
    'No code was read. Sheets of reckon have one below each puzzle: take a closer, sharper picture of it.',
  ],
  ['en', [HAND, { ...WITHOUT_CODE, certain: true }], undefined],
  ['en', [HAND], undefined],
])('says how many codes were read, if one is missing: %s %#', async (tongue, found, says) => {
  language.value = tongue;
  await draw(await Promise.all(found.map((one) => Correction.of(one, client))));
  expect(saidOf('.scan-codes')).toBe(says);
});

it('counts no code of what is typed', async () => {
  await draw([await Correction.typed(undefined, client)]);
  expect(saidOf('.scan-codes')).toBeUndefined();
});

it('says nothing about a field before something was typed and left', async () => {
  const typed = await Correction.typed(undefined, client);
  await draw([typed]);
  const field = root.querySelector('textarea');
  const leave = () => act(() => void field?.dispatchEvent(new FocusEvent('blur')));
  const verdict = () => root.querySelector<HTMLElement>('.scan-verdict');
  await leave();
  expect(verdict()?.textContent).toBe('');
  expect(verdict()?.dataset['ok']).toBeUndefined();
  await act(() => typed.change('2 4 3 6 5 : 6'));
  expect(verdict()?.textContent).toBe('This is a hand that can be played.');
  await act(() => typed.change(''));
  expect(verdict()?.textContent).toBe('');
  await leave();
  expect(verdict()?.textContent).toBe('Nothing has been typed yet.');
  expect(verdict()?.dataset['ok']).toBe('no');
});

it('shows the puzzle of the text alone, with its code', async () => {
  const typed = await Correction.typed(undefined, client);
  await draw([typed]);
  await act(() => typed.change('C09D7-W1N1N-17DQ'));
  expect(saidOf('h3')).toBe('1. Calcrostic');
  expect(saidOf('.scan-says')).toContain('C09D7-W1N1N-17DQ');
  expect(root.querySelectorAll('.scan-board')).toHaveLength(1);
  await act(() => typed.change('C09D7-W1N1N-17DX'));
  expect(saidOf('h3')).toBe('1. Your puzzle');
  expect(saidOf('.scan-says')).toBe('Typed by you');
  expect(root.querySelectorAll('.scan-shown')).toHaveLength(0);
  await act(() => typed.change('2 4 3 6 5 : 6'));
  expect(saidOf('h3')).toBe('1. Krypto hand');
  expect(saidOf('.scan-says')).toBe('Typed by you');
  expect(root.querySelectorAll('.scan-hand')).toHaveLength(1);
});

it('says in French who typed a puzzle or corrected it, of whatever gender its name is', async () => {
  language.value = 'fr';
  const typed = await Correction.typed(undefined, client);
  const read = await Correction.of(HAND, client);
  await draw([typed, read]);
  await act(() => typed.change('SEND + MORE = MONEY'));
  await act(() => read.change('7 6 2 9 13 : 8'));
  expect(namesOf('h3')).toEqual(['1. Cryptarithme', '2. Donne de Krypto']);
  expect(namesOf('.scan-says')).toEqual(['Votre saisie', 'Votre correction']);
});

it('does not name the code of a puzzle that was changed', async () => {
  const hand = await Correction.of(HAND, client);
  await draw([hand]);
  expect(saidOf('.scan-says')).toContain('Code K5762-9E8G0');
  await act(() => hand.change('7 6 2 9 13 : 8'));
  expect(saidOf('.scan-says')).toBe('Corrected by you');
  expect(root.querySelector<HTMLElement>('.scan-shown')?.dataset['hidden']).toBe('false');
  await act(() => hand.change('7 6 _ 9 : 8'));
  expect(root.querySelector<HTMLElement>('.scan-shown')?.dataset['hidden']).toBe('true');
});

it.each([
  ['CAT + DOG = MOUSES', null],
  ['SEND + MORE = MONEY', '#/alphametic/SENDpMOREeMONEY'],
  ['TWO + TWO = FOUR', '#/alphametic/TWOpTWOeFOUR'],
])('opens no puzzle that has no answer: %s', async (text, address) => {
  const typed = await Correction.typed(undefined, client);
  await draw([typed]);
  await act(() => typed.change(text));
  const link = root.querySelector('.scan-acts a');
  expect(link?.getAttribute('href')).toBe(address);
  expect(link?.getAttribute('aria-disabled')).toBe(address === null ? 'true' : null);
});
