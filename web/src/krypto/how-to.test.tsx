// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { settingOf, type GameName } from './games';
import { HowTo } from './how-to';

const root = document.createElement('div');

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => render(null, root));

it.each<[GameName, number]>([
  ['krypto', 1],
  ['24', 0],
  ['countdown', 0],
  ['own', 0],
])('the way to the lesson of Krypto is beside its hands alone: %s', async (game, ways) => {
  await act(() => render(<HowTo setting={settingOf(game)} cards={4} />, root));
  expect(root.querySelectorAll('.how-to-steps li')).toHaveLength(3);
  expect(root.querySelectorAll('a[href="#/krypto/learn"]')).toHaveLength(ways);
});

it('says nothing of near numbers and seconds where only the objective counts', async () => {
  await act(() => render(<HowTo setting={settingOf('countdown')} cards={6} isExact />, root));
  const said = root.textContent;
  expect(said).toContain('A number that is the target solves it.');
  expect(said).toContain('Every result is a whole number above 0.');
  expect(said).not.toContain('points');
});
