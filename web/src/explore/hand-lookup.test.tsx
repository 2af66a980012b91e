// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { language, type Language } from '../i18n';
import { HandLookup } from './hand-lookup';

const isSolvable = vi.hoisted(() => ({ value: false }));
vi.mock('../engine/use-answer', () => ({
  useAnswer: () => ({
    outcome: {
      ok: true,
      value: isSolvable.value
        ? { solvable: true, distinct: 1, level: 1, features: {}, contributions: [] }
        : { solvable: false },
    },
    retry: () => undefined,
  }),
}));
vi.mock('../krypto/difficulty', () => ({ Stars: () => null, Reasons: () => null }));

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

async function lookUp(hand: string): Promise<string | undefined> {
  await act(() => render(<HandLookup />, root));
  const field = root.querySelector<HTMLInputElement>('input[name="hand"]');
  if (field === null) {
    throw new Error('there is no field');
  }
  field.value = hand;
  await act(() => {
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return root.querySelector('.lookup-acts a')?.textContent;
}

it.each<[Language, boolean, string]>([
  ['en', true, 'Play it'],
  ['en', false, 'Try it anyway'],
  ['fr', true, 'Jouer cette donne'],
  ['fr', false, 'Essayer quand même'],
])('does not ask to play a hand without a solution as if it had one: %s %s', async (...row) => {
  const [tongue, solvable, said] = row;
  language.value = tongue;
  isSolvable.value = solvable;
  expect(await lookUp('1 1 1 1 1 : 25')).toBe(said);
});
