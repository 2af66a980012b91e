// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { EngineClient } from '../engine/client';
import { language } from '../i18n';
import { Game } from './game';
import { settingOf } from './games';
import { MessageLine } from './message-line';
import { Play } from './play';
import { NEW_GAME } from './saved-games';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  language.value = 'en';
});

it.each([
  ['en', 'see all solutions?', 'This hand has no solution', 'near'],
  ['fr', 'voir toutes les solutions', 'Cette donne n’a pas de solution', 'proches'],
] as const)(
  'offers no solutions of a hand once it is known to have none (%s)',
  async (tongue, solutions, none, near) => {
    language.value = tongue;
    const answer = { ok: true, value: { solvable: false, solutions: [], nearest: null } };
    const engine = { ask: () => Promise.resolve(answer) } as unknown as EngineClient;
    const game = new Game({ cards: [1, 1, 1, 1, 1], objective: 25 }, settingOf('krypto'), NEW_GAME);
    const play = new Play(game, engine);
    play.askGiveUp();
    await act(() => render(<MessageLine play={play} />, root));
    expect(root.textContent).toContain(solutions);
    await act(async () => {
      await play.prepareSolutions();
    });
    expect(root.textContent).not.toContain(solutions);
    expect(root.textContent).toContain(none);
    expect(root.textContent).toContain(near);
  },
);

it.each([
  ['krypto', 'This hand has no solution under these rules.'],
  ['countdown', 'Pick two numbers and an operation. Or drag a number onto another.'],
] as const)(
  'asks for no cards once a hand is known to have no solution, unless the nearest counts: %s',
  async (name, said) => {
    const answer = { ok: true, value: { solvable: false, solutions: [], nearest: null } };
    const engine = { ask: () => Promise.resolve(answer) } as unknown as EngineClient;
    const game = new Game({ cards: [1, 1, 2, 2, 3, 3], objective: 999 }, settingOf(name), NEW_GAME);
    const play = new Play(game, engine);
    await act(() => render(<MessageLine play={play} />, root));
    expect(root.textContent).toMatch(/^Pick two/);
    await act(async () => {
      await play.prepareSolutions();
    });
    expect(root.textContent).toBe(said);
    await act(() => play.takeCard(0));
    expect(root.textContent).toMatch(/pick the second/);
  },
);
