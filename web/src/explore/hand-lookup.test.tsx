// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { engine } from '../engine';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import { language, type Language } from '../i18n';
import { HandLookup } from './hand-lookup';

const built = await loadEngine();
vi.spyOn(engine, 'ask').mockImplementation((<P extends Path>(path: P, question: Ask<P>) =>
  Promise.resolve({ ok: true, value: answerTo(built, path, question) })) as never);

const root = document.createElement('div');

afterAll(() => {
  vi.restoreAllMocks();
});

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
  const link = () => root.querySelector('.lookup-acts a');
  await vi.waitFor(() => expect(link()).not.toBeNull());
  return link()?.textContent;
}

it.each<[Language, boolean, string]>([
  ['en', true, 'Play it'],
  ['en', false, 'Try it anyway'],
  ['fr', true, 'Jouer cette donne'],
  ['fr', false, 'Essayer quand même'],
])('does not ask to play a hand without a solution as if it had one: %s %s', async (...row) => {
  const [tongue, solvable, said] = row;
  language.value = tongue;
  expect(await lookUp(solvable ? '2 4 3 6 5 : 6' : '1 1 1 1 1 : 25')).toBe(said);
});
