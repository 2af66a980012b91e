// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClock } from './clock';
import { Game } from './game';
import { settingOf } from './games';
import { NEW_GAME } from './saved-games';

const root = document.createElement('div');

function Counting({ game, isPart }: { game: Game; isPart: boolean }) {
  useClock(game, isPart);
  return null;
}

const dealt = () =>
  new Game({ cards: [1, 2, 3, 4, 5], objective: 7 }, settingOf('krypto'), NEW_GAME);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

it.each([false, true])(
  'counts from when the hand is shown (part of a page: %s)',
  async (isPart) => {
    const game = dealt();
    await act(() => render(<Counting game={game} isPart={isPart} />, root));
    vi.advanceTimersByTime(10_000);
    // A hand on a part of a page may never be played: it stays new.
    expect(game.state.seconds).toBe(isPart ? 0 : 10);
    game.move({ from: 0, onto: 1, operator: '+', swapped: false });
    expect(game.state.seconds).toBe(10);
    vi.advanceTimersByTime(5_000);
    expect(game.state.seconds).toBe(15);
  },
);
