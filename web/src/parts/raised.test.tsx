// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Raised } from './raised';

const root = document.createElement('div');

afterEach(() => render(null, root));

it.each([
  ['mardi 1er décembre', ['er']],
  ['du 1er au 2e', ['er', 'e']],
  ['1 December 2026', []],
  ['lundi 30 novembre', []],
])('the end of an ordinal is raised: %s', async (text, raised) => {
  await act(() => render(<Raised text={text} />, root));
  const ends = [...root.querySelectorAll('sup')].map(({ textContent }) => textContent);
  expect(ends).toEqual(raised);
  expect(root.textContent).toBe(text);
});
