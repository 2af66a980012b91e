// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { Game } from './game';
import { settingOf } from './games';
import { NEW_GAME } from './saved-games';
import { Worksheet } from './worksheet';

const root = document.createElement('div');
const PROMISE = 'Your steps will be written here.';

afterEach(() => {
  render(null, root);
});

it('promises steps only while the hand is played', async () => {
  language.value = 'en';
  const game = new Game({ cards: [3, 3, 8, 8], objective: 24 }, settingOf('24'), NEW_GAME);
  await act(() => render(<Worksheet game={game} />, root));
  expect(root.textContent).toContain(PROMISE);
  await act(() => game.giveUp());
  expect(root.textContent).toBe('');
  await act(() => game.playAgain());
  expect(root.textContent).toContain(PROMISE);
});
