// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { newSessions, session } from '../session/tested-session';
import { Explaining } from './explaining';

const root = document.createElement('div');
const HAND = { cards: [10, 2, 50, 75, 100, 7], objective: 244 };

newSessions();

afterEach(() => render(null, root));

it.each([
  ['countdown', '100 * 2 + 50', 1],
  ['countdown', '100 * 2 + 51', 0],
  ['countdown', '100 * 2 +', 0],
  ['own', '10 + 2 + 50 + 75 + 100 + 7', 1],
  ['own', '10 + 2 + 50 + 75 + 100 - 7', 0],
] as const)(
  'of %s, %s that is not sent goes %d times before the bell',
  async (game, text, times) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const answer = vi.spyOn(session, 'answer').mockImplementation(() => undefined);
    session.deadline.value = performance.now() + 20_000;
    const rules = game === 'countdown' ? 'positive' : 'house';
    await act(() =>
      render(
        <Explaining session={session} hand={HAND} game={game} rules={rules} prompt="" />,
        root,
      ),
    );
    const input = root.querySelector('input');
    await act(() => {
      if (input !== null) {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await act(() => {
      vi.advanceTimersByTime(19_000);
    });
    expect(answer).not.toHaveBeenCalled();
    await act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(answer.mock.calls).toEqual(Array(times).fill([text]));
  },
);
