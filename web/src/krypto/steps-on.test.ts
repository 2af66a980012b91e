// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { EngineClient } from '../engine/client';
import type { Ask, Path } from '../engine/questions';
import { settingOf } from './games';
import { stepsOn } from './steps-on';
import { deal, replay, type Move } from './table';

const engine = await loadEngine();
const client = {
  ask: <P extends Path>(path: P, question: Ask<P>) =>
    Promise.resolve({ ok: true, value: answerTo(engine, path, question) }),
} as unknown as EngineClient;

const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 103 };

it('takes the fewest cards where some may be left over', async () => {
  const steps = await stepsOn(client, deal(ROUND), ROUND, settingOf('countdown'));
  expect(steps).toMatchObject({ value: [{ left: '100', operator: '+', right: '3' }] });
});

it('goes on from fractions, and says when there is no way on', async () => {
  const hand = { cards: [3, 3, 8, 8], objective: 24 };
  const divide: Move = { from: 2, onto: 0, operator: '/', swapped: false };
  const { table } = replay(hand, [divide], 'house');
  const any = { game: 'own', rules: 'house', use: 'any' } as const;
  expect(await stepsOn(client, table, hand, any)).toMatchObject({ value: [{ operator: '*' }] });
  expect(await stepsOn(client, table, { ...hand, objective: 9999 }, any)).toEqual({
    ok: true,
    value: [],
  });
});

it('leads to the first of all solutions where cards may be left over', async () => {
  const hand = { cards: [25, 4, 7, 2, 2, 3], objective: 210 };
  const steps = await stepsOn(client, deal(hand), hand, settingOf('countdown'));
  const first = steps.ok ? steps.value[0] : undefined;
  expect(first).toMatchObject({ left: '3', operator: '+', right: '2' });
  const solved = answerTo(engine, 'krypto/solve', {
    ...hand,
    rules: 'positive',
    use: 'any',
    limit: 1,
  });
  expect(solved.solutions?.[0]).toContain('3 + 2');
});
