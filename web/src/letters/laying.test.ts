// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import type { Outcome } from '../engine/outcome';
import { Desk, type OnDesk } from './desk';
import { find, make } from './laying';

const NOT_FOUND: Outcome<string> = { ok: false, error: { kind: 'too_much', message: 'none' } };

it('searches by other seeds until one gives a puzzle', async () => {
  const seeds = new Set<number>();
  const made = await make((seed) => {
    seeds.add(seed);
    return Promise.resolve(seeds.size < 4 ? NOT_FOUND : { ok: true, value: 'A + B = C' });
  });
  expect(made).toEqual({ ok: true, value: 'A + B = C' });
  expect(seeds.size).toBe(4);
});

it('ends after ten seeds, and at once if something else is wrong', async () => {
  let asked = 0;
  const count = (outcome: Outcome<string>) => () => {
    ++asked;
    return Promise.resolve(outcome);
  };
  expect(await make(count(NOT_FOUND))).toBe(NOT_FOUND);
  expect(asked).toBe(10);
  const crashed: Outcome<string> = { ok: false, error: { kind: 'crashed' } };
  expect(await make(count(crashed))).toBe(crashed);
  expect(asked).toBe(11);
});

it('can be cancelled, and ends when something else is searched for', async () => {
  const desk = new Desk<OnDesk>(
    () => undefined,
    () => undefined,
  );
  const until = (signal: AbortSignal) =>
    new Promise<Outcome<string>>((resolve) => {
      signal.onabort = () => resolve({ ok: false, error: { kind: 'cancelled' } });
    });
  const first = find(desk, until, () => undefined);
  ++desk.arrivals;
  const second = find(desk, until, () => undefined);
  expect(await first).toBeUndefined();
  const { value } = desk.situation;
  expect(value.kind).toBe('laying');
  if (value.kind === 'laying') {
    value.cancel?.();
  }
  expect(await second).toBeUndefined();
  expect(desk.situation.value).toEqual({ kind: 'choosing' });
});
