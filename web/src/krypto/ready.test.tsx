// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const root = document.createElement('div');
const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };

async function rulesBeforeStart(): Promise<HTMLDetailsElement | null> {
  const [{ Game }, { settingOf }, { Ready }, { NEW_GAME }] = await Promise.all([
    import('./game'),
    import('./games'),
    import('./ready'),
    import('./saved-games'),
  ]);
  const game = new Game(ROUND, settingOf('countdown'), NEW_GAME);
  await act(() => render(<Ready title="" game={game} begin={() => undefined} />, root));
  return root.querySelector('details.how-to');
}

/** A browser in which nothing has been played. */
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  const { language } = await import('../i18n');
  language.value = 'en';
});

afterEach(() => render(null, root));

it('the rules of a game with little time lie open before the first start, and closed later', async () => {
  const first = await rulesBeforeStart();
  expect(first?.open).toBe(true);
  expect(first?.textContent).toContain('You have 30 seconds');
  render(null, root);
  const { NEW_GAME, saveGame } = await import('./saved-games');
  saveGame('#/countdown/25-50-75-100-3-6/952', { ...NEW_GAME, seconds: 30 });
  expect((await rulesBeforeStart())?.open).toBe(false);
});
