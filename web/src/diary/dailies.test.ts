// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '../days/day';
import { puzzlesOf } from '../engine/kinds';
import { addressOfDay, addressOfEasy, easyOf, nextOfDay } from './dailies';
import type { Entry } from './diary';

const SATURDAY = '2026-12-05';

function entry(kind: Entry['kind'], change: Partial<Entry> = {}): Entry {
  return {
    kind,
    address: `#/${kind}`,
    day: SATURDAY,
    isEasy: false,
    date: SATURDAY,
    outcome: 'solved',
    seconds: 83,
    helps: 0,
    letters: 0,
    mistakes: 0,
    level: 5,
    points: null,
    ...change,
  };
}

beforeEach(() => {
  today.value = SATURDAY;
});

describe('the next puzzle of a day', () => {
  const all = puzzlesOf(SATURDAY);

  it('is the first one, from this kind on, that has not ended', () => {
    expect(all).toHaveLength(6);
    expect(nextOfDay([], SATURDAY, 'krypto')).toBe('krypto');
    expect(nextOfDay([], SATURDAY, 'krypto', 'krypto')).toBe('24');
    expect(nextOfDay([entry('24')], SATURDAY, 'krypto', 'krypto')).toBe('countdown');
    expect(nextOfDay([], SATURDAY, 'alphametic', 'alphametic')).toBe('krypto');
    expect(nextOfDay([], SATURDAY, 'own')).toBe('krypto');
  });

  it('does not take the easy one, nor that of another day, for it', () => {
    const others = [entry('krypto', { isEasy: true }), entry('krypto', { day: '2026-12-04' })];
    expect(nextOfDay(others, SATURDAY, 'krypto')).toBe('krypto');
  });

  it('is none once all have ended, however that was', () => {
    const ended = all.map((kind) => entry(kind, { outcome: 'given_up' }));
    expect(nextOfDay(ended, SATURDAY, 'krypto')).toBeUndefined();
    expect(nextOfDay(ended.slice(1), SATURDAY, 'krypto', 'krypto')).toBeUndefined();
  });
});

it('there are easy puzzles on days that are not easy', () => {
  const week = ['11-30', '12-01', '12-02', '12-03', '12-04', '12-05', '12-06'];
  expect(week.map((day) => easyOf(`2026-${day}`).length)).toEqual([0, 0, 0, 2, 2, 2, 2]);
});

it('addresses are those of today, or of their day', () => {
  expect(addressOfDay('24', SATURDAY)).toBe('#/24');
  expect(addressOfDay('24', '2026-12-04')).toBe('#/24/2026-12-04');
  expect(addressOfDay('newspaper', SATURDAY)).toBe('#/calcrostic/today/newspaper');
  expect(addressOfDay('alphametic', SATURDAY)).toBe('#/alphametic/today');
  expect(addressOfDay('alphametic', '2026-12-04')).toBe('#/alphametic/2026-12-04');
  expect(addressOfEasy('krypto', SATURDAY)).toBe('#/krypto/2026-12-05/easy');
});
