// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../../i18n';
import { CLASS_BETWEEN, PUPILS } from '../session/class-samples';
import type { ClassRoom } from '../session/protocol';
import { newSessions, session } from '../session/tested-session';
import { ClassHost } from './host';

const root = document.createElement('div');
const LED: ClassRoom = { ...CLASS_BETWEEN, players: PUPILS.slice(0, 2) };

newSessions();

beforeEach(() => {
  language.value = 'en';
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

async function show(room: ClassRoom): Promise<void> {
  await act(() => render(<ClassHost session={session} room={room} />, root));
}

const nextGame = () =>
  [...root.querySelectorAll('details')].find(({ textContent }) =>
    textContent.startsWith('Play another game'),
  );

it('the choice of another game is folded once that game is there', async () => {
  await show(LED);
  const fold = nextGame();
  if (fold === undefined) {
    throw new Error('no other game can be chosen');
  }
  fold.open = true;
  fold.querySelector<HTMLElement>('button[type=submit]')?.focus();
  await show({ ...LED });
  expect(nextGame()?.open).toBe(true);
  await show({ ...LED, phase: 'gathering', race: 2, box: 0 });
  expect(nextGame()).toBe(fold);
  expect(fold.open).toBe(false);
  expect(document.activeElement).toBe(fold.querySelector('summary'));
});

it('Escape closes the row in which a player is edited, and leads back to its button', async () => {
  await show(LED);
  const edit = root.querySelector<HTMLButtonElement>('button[aria-label="Edit Ada"]');
  await act(() => edit?.click());
  const name = root.querySelector('.class-changing input');
  expect(name).not.toBeNull();
  await act(() => {
    name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(root.querySelector('.class-changing')).toBeNull();
  expect(document.activeElement).toBe(edit);
});
