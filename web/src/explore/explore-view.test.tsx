// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { language, type Language } from '../i18n';
import { ExploreView } from './explore-view';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

it.each<[Language, string]>([
  ['en', 'There are 2,968,875 games: '],
  ['fr', 'Il y a 2\u00a0968\u00a0875 donnes\u00a0: '],
])('writes the number of all games as the language does: %s', async (tongue, beginning) => {
  language.value = tongue;
  await act(() => render(<ExploreView />, root));
  const intro = root.querySelector('.explore-intro')?.textContent ?? '';
  expect(intro.slice(0, beginning.length)).toBe(beginning);
});
