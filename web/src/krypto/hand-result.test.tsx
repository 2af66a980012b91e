// SPDX-License-Identifier: MIT
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { today } from '../days/day';
import { diary, type Entry } from '../diary/diary';
import type { EngineClient } from '../engine/client';
import { puzzlesOf } from '../engine/kinds';
import { language } from '../i18n';
import { Game } from './game';
import { settingOf } from './games';
import { HandResult } from './hand-result';
import { Play } from './play';
import { NEW_GAME } from './saved-games';

const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };
const NEAR = { numerator: 947n, denominator: 1n };
const FAR = { numerator: 100n, denominator: 1n };

const root = document.createElement('div');
const crashed = { ok: false, error: { kind: 'crashed' } };
const engine = { ask: () => Promise.resolve(crashed) } as unknown as EngineClient;

async function draw(game: Game, level: number | undefined): Promise<void> {
  const play = new Play(game, engine);
  const ofDay = { day: undefined, isEasy: false };
  await act(() => render(<HandResult play={play} ofDay={ofDay} level={level} />, root));
}

const round = () => new Game(ROUND, settingOf('countdown'), NEW_GAME);
const ways = () => [...root.querySelectorAll('.result-ways button')];
const names = () => ways().map(({ textContent }) => textContent);

beforeEach(() => {
  language.value = 'en';
  today.value = '2026-12-05'; // the first days have fewer puzzles
  diary.value = []; // other tests solve puzzles of this day
});

const realDay = today.peek();

afterEach(() => {
  today.value = realDay;
  render(null, root);
});

it.each([
  [3, ['An easier one', 'Another at this level']],
  [1, ['Another at this level']],
  [undefined, ['Another round']],
])('a lost round of level %s leads to an easier one or one as hard', async (level, wanted) => {
  const game = round();
  game.declare(FAR);
  await draw(game, level);
  expect(names()).toEqual(expect.arrayContaining([...wanted, 'Play it again']));
  expect(names()).not.toContain('A harder one');
  expect(names().includes('An easier one')).toBe(wanted.includes('An easier one'));
});

it('a near answer that has points leads to a harder one', async () => {
  const game = round();
  game.declare(NEAR);
  await draw(game, 3);
  expect(names()).toEqual(expect.arrayContaining(['A harder one', 'Another round']));
  expect(names()).not.toContain('An easier one');
});

const SOLVED = {
  ok: true,
  value: { solvable: true, objective: 17, count: 2, solutions: ['(14+8-21)*(19-2)', '14+8-5'] },
};

it('a hand that was given up has its solution, and the ways of all games', async () => {
  const hand = { cards: [8, 19, 14, 2, 21], objective: 17 };
  const game = new Game(hand, settingOf('krypto'), NEW_GAME);
  const finder = { ask: () => Promise.resolve(SOLVED) } as unknown as EngineClient;
  const play = new Play(game, finder);
  const ofDay = { day: today.value, isEasy: false };
  await act(() => render(<HandResult play={play} ofDay={ofDay} level={3} />, root));
  expect(root.querySelector('.result')).toBeNull();
  await act(() => play.giveUp());
  await act(() => Promise.resolve());
  expect(root.querySelector('.result-title')?.textContent).toBe('You gave up on this hand.');
  // Its lines break only before a sign.
  expect(root.querySelector('.result-found')?.textContent).toBe(
    '(14 +\u00a08 −\u00a021) ×\u00a0(19 −\u00a02) =\u00a017',
  );
  expect(root.querySelector('.result-facts')?.textContent).toBe('2 solutions');
  expect(root.querySelector('a.result-next')?.textContent).toBe('Next: today’s 24');
  expect(names()).toEqual(expect.arrayContaining(['An easier one', 'Play it again']));
  // They are listed already.
  expect(names()).not.toContain('See all solutions');
  expect(names()).not.toContain('Share');
  const again = ways().find(({ textContent }) => textContent === 'Play it again');
  await act(() => (again as HTMLButtonElement).click());
  expect(root.querySelector('.result')).toBeNull();
});

const ENDED: Entry = {
  kind: 'krypto',
  address: '#/krypto/x',
  day: '2026-12-02',
  isEasy: false,
  date: '2026-12-02',
  outcome: 'solved',
  seconds: null,
  helps: 0,
  letters: 0,
  mistakes: 0,
  level: null,
  points: null,
};

async function endOf(day: string): Promise<HTMLAnchorElement | null> {
  const finder = { ask: () => Promise.resolve(SOLVED) } as unknown as EngineClient;
  const hand = { cards: [8, 19, 14, 2, 21], objective: 17 };
  const play = new Play(new Game(hand, settingOf('krypto'), NEW_GAME), finder);
  const ofDay = { day, isEasy: false };
  await act(() => render(<HandResult play={play} ofDay={ofDay} level={3} />, root));
  await act(() => play.giveUp());
  await act(() => Promise.resolve());
  return root.querySelector<HTMLAnchorElement>('a.result-next');
}

it('an earlier day goes on with its next puzzle, and then with today', async () => {
  const next = await endOf('2026-12-02');
  expect(next?.textContent).toBe('Next that day: 24');
  expect(next?.getAttribute('href')).toBe('#/24/2026-12-02');
  render(null, root);
  diary.value = puzzlesOf('2026-12-02')
    .filter((kind) => kind !== 'krypto' && kind !== 'alphametic')
    .map((kind) => ({ ...ENDED, kind, address: `#/${kind}/x` }));
  expect((await endOf('2026-12-02'))?.textContent).toBe('Next that day: Alphametic');
  render(null, root);
  diary.value = puzzlesOf('2026-12-02').map((kind) => {
    return { ...ENDED, kind, address: `#/${kind}/x` };
  });
  expect((await endOf('2026-12-02'))?.textContent).toBe('Next: today’s Krypto');
});

it('all solutions are offered until they are listed', async () => {
  const hand = { cards: [8, 19, 14, 2, 21], objective: 17 };
  const finder = { ask: () => Promise.resolve(SOLVED) } as unknown as EngineClient;
  const play = new Play(new Game(hand, settingOf('krypto'), NEW_GAME), finder);
  const ofDay = { day: undefined, isEasy: false };
  play.typeFormula('(14 + 8 - 21) * (19 - 2)');
  await act(() => render(<HandResult play={play} ofDay={ofDay} level={3} />, root));
  await act(() => Promise.resolve());
  const offer = ways().find(({ textContent }) => textContent === 'See all solutions');
  await act(() => (offer as HTMLButtonElement).click());
  await act(() => Promise.resolve());
  expect(names()).not.toContain('See all solutions');
});

it('a lost round is played again, and keeps its result', async () => {
  const game = round();
  game.move({ from: 4, onto: 3, operator: '+', swapped: false });
  game.declare(FAR);
  await draw(game, 3);
  const again = ways().find(({ textContent }) => textContent === 'Play it again');
  await act(() => (again as HTMLButtonElement).click());
  expect(root.querySelector('.result')).toBeNull();
  expect(game.state).toMatchObject({ moves: [], answer: '100', solved: false });
  expect(game.isRunning).toBe(false);
});
