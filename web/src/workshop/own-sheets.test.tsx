// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { language, type Language } from '../i18n';
import { forgetOwn, ownSheets, rememberOwn } from './own';
import { OwnSheets } from './own-sheets';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  language.value = 'en';
  ownSheets().forEach(({ sheet }) => forgetOwn(sheet));
});

it.each<[Language, RegExp]>([
  [
    'en',
    /^2 puzzles · Krypto hands, Calcrostics · Monday,? (30 November|November 30),? at (8:17 PM|20:17)$/,
  ],
  ['fr', /^2 énigmes · Donnes de Krypto, Calcrostiches · lundi 30 novembre à 20:17$/],
])('says of each sheet its kinds, and when it was made: %s', async (tongue, content) => {
  language.value = tongue;
  vi.spyOn(Date, 'now').mockReturnValueOnce(new Date(2026, 10, 30, 20, 17).getTime());
  rememberOwn({
    codes: ['CC682-82489-F', 'K5762-9E8G0'],
    title: 'Monday sums',
    lang: 'en',
    paper: 'a4',
    large: false,
    answers: 'last',
    versions: 1,
  });
  await act(() => render(<OwnSheets />, root));
  const said = root.querySelector('.own-sheet .small')?.textContent.replace(/\s/g, ' ');
  expect(said).toMatch(content);
});
