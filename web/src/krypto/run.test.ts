// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestRun,
  bestRuns,
  COMPUTER_PACES,
  COMPUTERS,
  isBetter,
  keepRun,
  RUN_SECONDS,
  solvedBy,
  solvedByOpponent,
} from './run';

const runs = fc
  .array(fc.nat(RUN_SECONDS), { maxLength: 20 })
  .map((times) => times.sort((a, b) => a - b));

describe('a run', () => {
  it('is better by the number of hands, and then by the time of the last one', () => {
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

  it('is kept if it is the best of its level', () => {
    bestRuns.value = {};
    expect(keepRun(3, [])).toBe(false);
    expect(keepRun(3, [40, 90])).toBe(true);
    expect(keepRun(3, [40])).toBe(false);
    expect(keepRun(undefined, [40])).toBe(true);
    expect(bestRun(3)).toEqual([40, 90]);
    expect(bestRun(undefined)).toEqual([40]);
    expect(bestRun(1)).toEqual([]);
  });
});

describe('an opponent', () => {
  it('never loses a hand again, and has as many in the end as in all', () => {
    fc.assert(
      fc.property(runs, fc.nat(RUN_SECONDS), fc.nat(RUN_SECONDS), (ghost, a, b) => {
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
        for (const opponent of ['ghost', ...COMPUTERS] as const) {
          const before = solvedByOpponent(opponent, ghost, sooner) ?? 0;
          expect(solvedByOpponent(opponent, ghost, later)).toBeGreaterThanOrEqual(before);
        }
        expect(solvedByOpponent('ghost', ghost, RUN_SECONDS)).toBe(ghost.length);
        expect(solvedBy(ghost, a)).toBe(ghost.filter((time) => !(time > a)).length);
      }),
    );
  });

  it('is the computer at its pace, or nobody', () => {
    expect(solvedByOpponent('fast', [], COMPUTER_PACES.fast - 1)).toBe(0);
    expect(solvedByOpponent('fast', [], COMPUTER_PACES.fast)).toBe(1);
    expect(solvedByOpponent('slow', [], 10 * RUN_SECONDS)).toBe(4);
    expect(solvedByOpponent('nobody', [5], 100)).toBeUndefined();
  });
});
