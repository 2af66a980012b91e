// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from 'vitest';
import { begunAt, forgetBegun, keepBegun } from './begun';

const HERE = { code: 'AAAAAA', seat: 2 };
const readText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
const begun = (at = HERE, task = 'a task') => begunAt(at, task, readText);

beforeEach(() => localStorage.clear());

it('is found again at the same seat, of the same task', () => {
  keepBegun(HERE, 'a task', 'half');
  expect(begun()).toBe('half');
  expect(begun(HERE, 'another task')).toBeUndefined();
  expect(begun({ ...HERE, seat: 3 })).toBeUndefined();
  expect(begun({ ...HERE, code: 'BBBBBB' })).toBeUndefined();
  expect(begunAt(undefined, 'a task', readText)).toBeUndefined();
});

it('is one task a seat', () => {
  keepBegun(HERE, 'a task', 'half');
  keepBegun({ ...HERE, seat: 3 }, 'a task', 'of another one');
  keepBegun(HERE, 'the next task', 'a quarter');
  expect(begun()).toBeUndefined();
  expect(begun(HERE, 'the next task')).toBe('a quarter');
  expect(begun({ ...HERE, seat: 3 })).toBe('of another one');
});

it('is forgotten at a seat, or in a room', () => {
  const there = { code: 'BBBBBB', seat: 0 };
  [HERE, { ...HERE, seat: 3 }, there].forEach((at) => keepBegun(at, 'a task', 'half'));
  forgetBegun('AAAAAA', 2);
  expect(begun()).toBeUndefined();
  expect(begun({ ...HERE, seat: 3 })).toBe('half');
  forgetBegun('AAAAAA');
  expect(begun({ ...HERE, seat: 3 })).toBeUndefined();
  expect(begun(there)).toBe('half');
});

it('is remembered of the latest seats alone', () => {
  for (let seat = 0; seat < 20; ++seat) {
    keepBegun({ ...HERE, seat }, 'a task', 'half');
  }
  expect(begun({ ...HERE, seat: 19 })).toBe('half');
  expect(begun({ ...HERE, seat: 0 })).toBeUndefined();
});

it.each([
  'no JSON',
  '{"version": 1, "value": {}}',
  '{"version": 1, "value": [null, {"code": "AAAAAA", "seat": 2, "work": "half"}]}',
  '{"version": 1, "value": [{"code": "no code", "seat": 2, "task": "a task", "work": "half"}]}',
  '{"version": 1, "value": [{"code": "AAAAAA", "seat": 2, "task": "a task", "work": 5}]}',
])('nothing is begun in %s', (kept) => {
  localStorage.setItem('reckon.room.begun', kept);
  expect(begun()).toBeUndefined();
  keepBegun(HERE, 'a task', 'half');
  expect(begun()).toBe('half');
});
