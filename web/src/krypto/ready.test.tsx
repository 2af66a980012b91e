// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { Game } from './game';
import { settingOf } from './games';
import { Ready } from './ready';
import { NEW_GAME, saveGame } from './saved-games';

const root = document.createElement('div');
const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };

async function rulesBeforeStart(): Promise<HTMLDetailsElement | null> {
  const game = new Game(ROUND, settingOf('countdown'), NEW_GAME);
  await act(() => render(<Ready title="" game={game} begin={() => undefined} />, root));
  return root.querySelector('details.how-to');
}

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => render(null, root));

it('the rules of a game with little time lie open before the first start, and closed later', async () => {
  const first = await rulesBeforeStart();
  expect(first?.open).toBe(true);
  expect(first?.textContent).toContain('You have 30 seconds');
  render(null, root);
  saveGame('#/countdown/25-50-75-100-3-6/952', { ...NEW_GAME, seconds: 30 });
  expect((await rulesBeforeStart())?.open).toBe(false);
});
