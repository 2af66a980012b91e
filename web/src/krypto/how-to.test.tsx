// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '../i18n';
import { GAMES, settingOf, type GameName } from './games';
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

it('says when the time begins, unless it is limited or that of a challenge', async () => {
  const says = async (game: GameName, isChallenge = false) => {
    await act(() =>
      render(<HowTo setting={settingOf(game)} cards={4} isChallenge={isChallenge} />, root),
    );
    return root.textContent.includes('Your time begins when the puzzle is shown');
  };
  expect(await says('krypto')).toBe(true);
  expect(await says('krypto', true)).toBe(false);
  expect(await says('countdown')).toBe(false);
});

it('says nothing of near numbers and seconds where only the objective counts', async () => {
  await act(() => render(<HowTo setting={settingOf('countdown')} cards={6} isChallenge />, root));
  const said = root.textContent;
  expect(said).toContain('A number that is the target solves it.');
  expect(said).toContain('Every result is a whole number above 0.');
  expect(said).not.toContain('points');
  expect(said).not.toContain('hint');
  expect(said).toContain('N skips the round');
});

it.each(['krypto', '24', 'countdown'] as const)(
  'the examples are numbers and a target that the game has: %s',
  async (game) => {
    await act(() => render(<HowTo setting={settingOf(game)} cards={4} />, root));
    const row = GAMES[game];
    const [first] = root.querySelectorAll('.how-to-picture');
    const dealt = [...(first?.querySelectorAll('.small-card') ?? [])];
    const [, typed] = /type (\d+) for/.exec(root.textContent) ?? [];
    const cards = [...dealt.map((one) => one.textContent), typed].map(Number);
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card).toBeGreaterThanOrEqual(row.leastCard);
      expect(card).toBeLessThanOrEqual(row.mostCard);
    }
    const objective = Number(root.querySelector('.small-objective')?.textContent);
    expect(objective).toBeGreaterThanOrEqual(row.leastObjective);
    expect(objective).toBeLessThanOrEqual(row.mostObjective);
  },
);
