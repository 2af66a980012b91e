// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from 'vitest';
import { CLASS_GATHERING } from '../session/class-samples';
import { keepSeat } from '../session/seats';
import { hasOthers } from './others';

beforeEach(() => localStorage.clear());

it('a host who plays too is not another player', () => {
  const of = (here: number) =>
    hasOthers({ ...CLASS_GATHERING, counts: { here, finished: 0, right: 0 } });
  expect([0, 1].map(of)).toEqual([false, true]);
  const seat = { code: CLASS_GATHERING.code, token: 'a'.repeat(32) };
  keepSeat({ ...seat, name: '', isHost: true });
  expect(of(1)).toBe(true);
  keepSeat({ ...seat, name: 'Kim' });
  expect([1, 2].map(of)).toEqual([false, true]);
});
