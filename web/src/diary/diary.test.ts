// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayBefore, today } from '../days/day';
import {
  diary,
  entryOfDay,
  lastDays,
  note,
  readEntries,
  solvedOf,
  streak,
  streakAtStake,
  type Entry,
} from './diary';

const NOW = '2026-11-24';

function entry(change: Partial<Entry> = {}): Entry {
  const day = change.day ?? NOW;
  return {
    kind: 'krypto',
    address: `#/krypto/${day}`,
    day,
    isEasy: false,
    date: day,
    outcome: 'solved',
    seconds: 83,
    helps: 0,
    letters: 0,
    mistakes: 0,
    level: 3,
    points: null,
    ...change,
  };
}

/** The day so many days before. */
function before(days: number): string {
  return Array.from({ length: days }).reduce<string>((day) => dayBefore(day), NOW);
}

describe('the diary', () => {
  beforeEach(() => {
    diary.value = [];
    today.value = NOW;
  });

  it('notes how each puzzle first ended', () => {
    note(entry({ outcome: 'given_up' }), null);
    note(entry({ outcome: 'solved' }), null);
    expect(diary.value).toEqual([entry({ outcome: 'given_up' })]);
  });

  it('reads what it wrote, and nothing else', () => {
    const entries = [entry(), entry({ day: null, date: NOW, seconds: null, level: null })];
    expect(readEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
    for (const wrong of [
      { kind: 'chess' },
      { address: 'https://elsewhere.example/' },
      { day: '2026-02-30' },
      { date: null },
      { outcome: 'lost' },
      { seconds: -1 },
      { helps: 0.5 },
      { level: '3' },
    ]) {
      expect(readEntries([{ ...entry(), ...wrong }])).toEqual([]);
    }
    expect(readEntries({})).toBeUndefined();
  });

  it('knows the streak that today may end', () => {
    const days = [1, 2, 3].map((ago) => entry({ day: before(ago) }));
    expect(streakAtStake(days, NOW)).toBe(3);
    expect(streakAtStake([...days, entry()], NOW)).toBe(0);
    expect(streakAtStake([...days, entry({ outcome: 'given_up' })], NOW)).toBe(3);
    expect(streakAtStake(days.slice(0, 1), NOW)).toBe(0);
    expect(streakAtStake(days.slice(1), NOW)).toBe(0);
  });

  it('counts what was solved of a day', () => {
    const entries = [
      entry(),
      entry({ kind: 'calcrostic' }),
      entry({ kind: 'newspaper', outcome: 'given_up' }),
      entry({ day: before(1), date: NOW }),
    ];
    expect(solvedOf(entries, NOW)).toBe(2);
    expect(solvedOf(entries, before(1))).toBe(1);
  });
});

describe('an easy puzzle', () => {
  it('counts for the day, beside the puzzles of the day', () => {
    const easy = entry({ isEasy: true });
    expect(entryOfDay([easy], NOW, 'krypto')).toBeUndefined();
    expect(entryOfDay([easy], NOW, 'krypto', true)).toBe(easy);
    expect(solvedOf([easy], NOW)).toBe(0);
    expect(streak([easy], NOW)).toBe(1);
  });

  it('is none of a former page', () => {
    const { isEasy, ...former } = entry();
    expect(isEasy).toBe(false);
    expect(readEntries([former])).toEqual([entry()]);
    expect(readEntries([{ ...former, isEasy: 'no' }])).toEqual([]);
  });
});

describe('the last days', () => {
  it('end today, and say which of them count', () => {
    const entries = [entry(), entry({ day: before(2) }), entry({ day: before(3), date: NOW })];
    expect(lastDays(entries, NOW, 4)).toEqual([
      { day: before(3), isSolved: false },
      { day: before(2), isSolved: true },
      { day: before(1), isSolved: false },
      { day: NOW, isSolved: true },
    ]);
  });
});

describe('the streak', () => {
  it('is the run of days up to today, or up to yesterday', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(12), { maxLength: 13 }), (ago) => {
        const entries = ago.map((days) => entry({ day: before(days) }));
        // Another way: the first gap among the days, today being no gap yet.
        const played = new Set(ago);
        let end = 1;
        while (played.has(end)) {
          end++;
        }
        expect(streak(entries, NOW)).toBe(end - 1 + (played.has(0) ? 1 : 0));
      }),
    );
  });

  it('is of one game, if one is asked for', () => {
    const entries = [entry(), entry({ kind: '24', day: before(1) })];
    expect(streak(entries, NOW)).toBe(2);
    expect(streak(entries, NOW, 'krypto')).toBe(1);
    expect(streak(entries, NOW, '24')).toBe(1);
    expect(streak(entries, NOW, 'countdown')).toBe(0);
    expect(streak([entry({ outcome: 'near' })], NOW)).toBe(0);
  });

  it('is made of puzzles that were solved on their day', () => {
    expect(streak([entry({ day: before(1), date: NOW })], NOW)).toBe(0);
    expect(streak([entry({ outcome: 'given_up' })], NOW)).toBe(0);
    expect(streak([entry({ day: null, date: NOW })], NOW)).toBe(0);
  });
});
