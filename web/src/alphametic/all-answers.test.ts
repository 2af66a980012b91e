// SPDX-License-Identifier: MIT
import { expect, it, vi } from 'vitest';
import { answerTo } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import { answersOf } from './all-answers';
import { engine, puzzleOf } from './samples';

const ask = vi.fn(<P extends Path>(path: P, question: Ask<P>) =>
  Promise.resolve({ ok: true, value: answerTo(engine, path, question) }),
);
const client = { ask: ask as never };

it('counts the answers of a puzzle, each with its digits', async () => {
  const found = await answersOf(puzzleOf('TWO + TWO = FOUR'), client);
  expect(found?.isMore).toBe(false);
  expect(found?.texts).toHaveLength(7);
  for (const text of found?.texts ?? []) {
    const [, one = '', two = '', sum = ''] = /^(\d{3}) \+ (\d{3}) = (\d{4})$/.exec(text) ?? [];
    expect(one).toBe(two);
    expect(Number(one) + Number(two)).toBe(Number(sum));
  }
});

it('counts no further than to 100', async () => {
  const found = await answersOf(puzzleOf('ABC + DEF > GHI'), client);
  expect(found?.isMore).toBe(true);
  expect(found?.texts).toHaveLength(100);
});

it('counts to 20 where more takes too long, and else not at all', async () => {
  ask.mockResolvedValueOnce({ ok: false, error: { kind: 'too_much' } } as never);
  const found = await answersOf(puzzleOf('ABC + DEF > GHI'), client);
  expect(found?.texts).toHaveLength(20);
  expect(found?.isMore).toBe(true);
  const refuse = () => Promise.resolve({ ok: false, error: { kind: 'too_much' } } as never);
  expect(await answersOf(puzzleOf('A = B'), { ask: refuse })).toBeUndefined();
});
