// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from 'vitest';
import { keepProgress, MOST_KEPT, progressOf } from './progress';

beforeEach(() => localStorage.clear());

it('is kept of the last puzzles of each kind', () => {
  keepProgress('krypto', 'a', [1]);
  keepProgress('calcrostic', 'a', { A: 3 });
  keepProgress('krypto', 'a', [1, 2]);
  expect(progressOf('krypto', 'a')).toEqual([1, 2]);
  expect(progressOf('calcrostic', 'a')).toEqual({ A: 3 });
  for (let i = 1; i < MOST_KEPT; i++) {
    keepProgress('krypto', `b${i}`, i);
  }
  expect(progressOf('krypto', 'a')).toEqual([1, 2]);
  keepProgress('krypto', 'c', 0);
  expect(progressOf('krypto', 'a')).toBeUndefined();
  expect(progressOf('krypto', 'b1')).toBe(1);
});

it('is nothing where something else is kept', () => {
  for (const text of ['', '7', '{"version":1,"value":{}}', '{"version":1,"value":[1,null]}']) {
    localStorage.setItem('reckon.embed.krypto', text);
    expect(progressOf('krypto', 'a'), text).toBeUndefined();
    keepProgress('krypto', 'a', 1);
    expect(progressOf('krypto', 'a'), text).toBe(1);
  }
});
