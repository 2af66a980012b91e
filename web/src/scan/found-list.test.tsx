// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
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
const client = { ask: vi.fn() };

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
