// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { language, type Language } from '../i18n';
import { Guide } from './guide';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

const buttons = () => [...root.querySelectorAll('button')];
const press = (name: RegExp) =>
  act(() =>
    buttons()
      .find((one) => name.test(one.getAttribute('aria-label') ?? ''))
      ?.click(),
  );
const pointed = () =>
  buttons()
    .filter((one) => one.dataset['pointed'] === 'true')
    .map((one) => one.getAttribute('aria-label'));
const said = () => root.querySelector('.guide-message .message-strong')?.textContent;

it.each<[Language, string, string, string[]]>([
  ['en', 'Not 2: choose 7 and 3.', 'Not 2 or 5: choose 7 and 3.', ['Card 7', 'Card 3']],
  [
    'fr',
    'Pas 2\u00a0: choisissez 7 et 3.',
    'Ni 2 ni 5\u00a0: choisissez 7 et 3.',
    ['Carte 7', 'Carte 3'],
  ],
])('says that other cards are not those of the step: %s', async (tongue, one, two, cards) => {
  language.value = tongue;
  await act(() => render(<Guide />, root));
  await press(/ 2$/);
  expect(said()).toBe(one);
  await press(/ 5$/);
  expect(said()).toBe(two);
  expect(pointed()).toEqual(cards);
  // The right cards take the place of the others.
  await press(/ 7$/);
  await press(/ 3$/);
  expect(said()).toBeUndefined();
  expect(pointed()).toEqual(['plus']);
  await press(/^plus$/);
  expect(root.textContent).toMatch(tongue === 'en' ? /Step 2 of 3/ : /Étape 2 sur 3/);
});
