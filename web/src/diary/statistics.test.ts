// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYED } from '../engine/kinds';
import { merge, type Entry } from './diary';
import { byLevel, byWeekday, longestStreak, readDiary, statistics, writeDiary } from './statistics';

const entries = fc.array(
  fc.record<Entry>({
    kind: fc.constantFrom(...PLAYED),
    address: fc.nat(20).map((n) => `#/krypto/${n}`),
    day: fc.constantFrom(null, '2026-11-20', '2026-11-21', '2026-11-23'),
    isEasy: fc.boolean(),
    date: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'),
    outcome: fc.constantFrom('solved', 'near', 'given_up'),
    seconds: fc.option(fc.nat(500)),
    helps: fc.nat(3),
    letters: fc.nat(2),
    mistakes: fc.nat(2),
    level: fc.option(fc.integer({ min: 1, max: 5 })),
    points: fc.option(fc.nat(10)),
  }),
);

const NO_RUNS = { krypto: {}, '24': {}, countdown: {}, calcrostic: {} };

const SOLVED: Entry = {
  kind: 'krypto',
  address: '#/krypto/1',
  day: null,
  isEasy: false,
  date: '2026-11-20',
  outcome: 'solved',
  seconds: 60,
  helps: 0,
  letters: 0,
  mistakes: 0,
  level: 2,
  points: null,
};

describe('the statistics', () => {
  it('count what was solved, and time what was solved without help', () => {
    const [krypto, four] = statistics([
      SOLVED,
      { ...SOLVED, seconds: 20, helps: 1 },
      { ...SOLVED, seconds: null },
      { ...SOLVED, seconds: 100 },
      { ...SOLVED, seconds: 80 },
      { ...SOLVED, outcome: 'given_up', seconds: 1 },
    ]);
    expect(krypto).toEqual({
      kind: 'krypto',
      solved: 5,
      givenUp: 1,
      unaided: 4,
      best: 60,
      median: 80,
    });
    expect(four).toMatchObject({ kind: '24', solved: 0, best: undefined, median: undefined });
  });

  it('tell levels apart, and leave out those that were not played', () => {
    const levels = byLevel([
      { ...SOLVED, level: 1, seconds: 20 },
      { ...SOLVED, level: 5, seconds: 300 },
      { ...SOLVED, level: 5, seconds: 200, helps: 1 },
      { ...SOLVED, level: 4, outcome: 'given_up' },
      { ...SOLVED, level: null },
    ]);
    expect(levels).toMatchObject([
      { level: 1, solved: 1, unaided: 1, best: 20 },
      { level: 4, solved: 0, unaided: 0, best: undefined },
      { level: 5, solved: 2, unaided: 1, best: 300 },
    ]);
  });

  it('tell the weekdays of the puzzles of days apart, Monday first', () => {
    const on = (day: string | null, more: Partial<Entry> = {}): Entry => ({
      ...SOLVED,
      day,
      date: '2026-12-02',
      ...more,
    });
    const days = byWeekday([
      on('2026-11-29'),
      on('2026-11-30', { seconds: 30 }),
      on('2026-11-23', { seconds: 90 }),
      on('2026-11-28', { isEasy: true }),
      on(null),
    ]);
    expect(days).toMatchObject([
      { weekday: 0, solved: 2, best: 30, median: 30 },
      { weekday: 6, solved: 1 },
    ]);
  });

  it('add up to all entries', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const sum = statistics(all).reduce((n, { solved, givenUp }) => n + solved + givenUp, 0);
        expect(sum).toBe(all.length);
      }),
    );
  });

  it('know the longest run of days', () => {
    const on = (day: string): Entry => ({ ...SOLVED, day, date: day, address: `#/${day}` });
    expect(longestStreak([])).toBe(0);
    expect(longestStreak([on('2026-11-20'), on('2026-11-22'), on('2026-11-23')])).toBe(2);
    expect(longestStreak([on('2026-02-28'), on('2026-03-01'), on('2026-02-27')])).toBe(3);
  });
});

describe('a file of the diary', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const file = { entries: all, runs: { ...NO_RUNS, krypto: { 0: [12.5] } } };
        expect(readDiary(writeDiary(file))).toEqual(file);
      }),
    );
  });

  it('is read as pages wrote it that knew nothing of runs', () => {
    const text = JSON.stringify({ format: 'reckon diary', version: 1, entries: [SOLVED] });
    expect(readDiary(text)).toEqual({ entries: [SOLVED], runs: NO_RUNS });
  });

  it('is told from others', () => {
    for (const text of [
      '',
      '{}',
      '[]',
      'null',
      '{"format":"reckon diary","version":2,"entries":[]}',
    ]) {
      expect(readDiary(text), text).toBeUndefined();
    }
  });

  it('is merged once: doing it again changes nothing, and nothing is lost', () => {
    fc.assert(
      fc.property(entries, entries, (ours, theirs) => {
        const once = merge(ours, theirs);
        expect(merge(once, theirs)).toEqual(once);
        const addresses = new Set([...ours, ...theirs].map(({ address }) => address));
        expect(new Set(once.map(({ address }) => address))).toEqual(addresses);
        expect(once).toHaveLength(addresses.size);
        for (const { address, date } of [...ours, ...theirs]) {
          expect((once.find((one) => one.address === address)?.date ?? '9') <= date).toBe(true);
        }
      }),
    );
  });
});
