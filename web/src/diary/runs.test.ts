// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allBestRuns,
  bestRun,
  isBetter,
  keepRun,
  mergeRuns,
  readBestRuns,
  RUN_KINDS,
  solvedBy,
} from './runs';

const SECONDS = RUN_KINDS.krypto.seconds;
const runs = fc
  .array(fc.nat(SECONDS), { maxLength: 20 })
  .map((times) => times.sort((a, b) => a - b));

const NONE = { krypto: {}, '24': {}, countdown: {}, calcrostic: {} };

describe('a run', () => {
  it('is better by the number of puzzles, and then by the time of the last one', () => {
    expect(isBetter([10, 200], [5])).toBe(true);
    expect(isBetter([10, 100], [5, 101])).toBe(true);
    expect(isBetter([10, 101], [5, 101])).toBe(false);
    expect(isBetter([], [])).toBe(false);
    fc.assert(
      fc.property(runs, runs, (a, b) => {
        expect(isBetter(a, b) && isBetter(b, a)).toBe(false);
      }),
    );
  });

  it('is kept if it is the best of its course', () => {
    expect(keepRun('krypto', '3', [])).toBe(false);
    expect(keepRun('krypto', '3', [40, 90])).toBe(true);
    expect(keepRun('krypto', '3', [40])).toBe(false);
    expect(keepRun('calcrostic', '3x3d/3', [40])).toBe(true);
    expect(bestRun('krypto', '3')).toEqual([40, 90]);
    expect(bestRun('calcrostic', '3x3d/3')).toEqual([40]);
    expect(bestRun('krypto', '1')).toEqual([]);
  });

  it('of a file is kept where it is better, once', () => {
    keepRun('krypto', '4', [40, 90]);
    const theirs = {
      krypto: { 4: [30], 5: [30] },
      '24': { 0: [20] },
      countdown: {},
      calcrostic: { '4x4/2': [500] },
    };
    expect(mergeRuns(theirs)).toBe(3);
    expect(mergeRuns(theirs)).toBe(0);
    expect(bestRun('krypto', '4')).toEqual([40, 90]);
    expect(bestRun('krypto', '5')).toEqual([30]);
    expect(bestRun('calcrostic', '4x4/2')).toEqual([500]);
    expect(readBestRuns(JSON.parse(JSON.stringify(allBestRuns())))).toEqual(allBestRuns());
  });
});

describe('runs that are read', () => {
  it.each([
    { krypto: { 6: [1] } },
    { krypto: { any: [1] } },
    { krypto: { 1: [301] } },
    { krypto: { 1: [2, 1] } },
    { krypto: { 1: [-1] } },
    { krypto: { 1: [Number.NaN] } },
    { krypto: { 1: ['1'] } },
    { krypto: { 1: [] } },
    { krypto: { 1: Array.from({ length: 301 }, () => 1) } },
    { krypto: [[1]] },
    { calcrostic: { '3x3d/0': [1] } },
    { calcrostic: { '6x3/1': [1] } },
    { calcrostic: { '4x4d/1': [1] } },
    { calcrostic: { '3x3d/1': [601] } },
    { chess: { 1: [1] } },
    [],
    null,
    undefined,
  ])('leave out what cannot be one: %j', (file) => {
    expect(readBestRuns(file)).toEqual(NONE);
  });

  it('leave out no others', () => {
    const file = { krypto: { 0: [299.75, 300] }, calcrostic: { '3x3d/1': [600], '5x3/5': [0] } };
    expect(readBestRuns(file)).toEqual({ ...NONE, ...file });
  });
});

it('counts the puzzles that were solved up to a time', () => {
  fc.assert(
    fc.property(runs, fc.nat(SECONDS), (run, time) => {
      expect(solvedBy(run, time)).toBe(run.filter((one) => !(one > time)).length);
    }),
  );
});
