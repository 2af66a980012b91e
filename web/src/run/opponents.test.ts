// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN_KINDS, RUN_NAMES } from '../diary/runs';
import {
  COMPUTER_PACES,
  COMPUTERS,
  opponentOf,
  OPPONENTS,
  opponentsBeside,
  solvedByOpponent,
} from './opponents';
import { runWords } from './words';

const SECONDS = RUN_KINDS.krypto.seconds;
const runs = fc
  .array(fc.nat(SECONDS), { maxLength: 20 })
  .map((times) => times.sort((a, b) => a - b));

describe('an opponent', () => {
  it('never loses a puzzle again, and has as many in the end as in all', () => {
    fc.assert(
      fc.property(runs, fc.nat(SECONDS), fc.nat(SECONDS), (ghost, a, b) => {
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
        for (const opponent of ['ghost', ...COMPUTERS] as const) {
          for (const name of RUN_NAMES) {
            const before = solvedByOpponent(name, opponent, ghost, sooner) ?? 0;
            const after = solvedByOpponent(name, opponent, ghost, later) ?? 0;
            expect(after).toBeGreaterThanOrEqual(before);
          }
        }
        expect(solvedByOpponent('krypto', 'ghost', ghost, SECONDS)).toBe(ghost.length || undefined);
      }),
    );
  });

  it('is the computer at its pace, or nobody', () => {
    const pace = COMPUTER_PACES.krypto.fast;
    expect(solvedByOpponent('krypto', 'fast', [], pace - 1)).toBe(0);
    expect(solvedByOpponent('krypto', 'fast', [], pace)).toBe(1);
    expect(solvedByOpponent('krypto', 'slow', [], 10 * SECONDS)).toBe(4);
    expect(solvedByOpponent('calcrostic', 'slow', [], 10 * SECONDS)).toBe(3);
    expect(solvedByOpponent('krypto', 'nobody', [5], 100)).toBeUndefined();
  });

  it('is one’s own best run once there is one, unless another was chosen', () => {
    expect(opponentsBeside([])).toEqual(['nobody', ...COMPUTERS]);
    expect(opponentsBeside([20])).toEqual(OPPONENTS);
    expect(opponentOf(undefined, [])).toBe('nobody');
    expect(opponentOf('ghost', [])).toBe('nobody');
    expect(opponentOf('slow', [])).toBe('slow');
    expect(opponentOf(undefined, [20])).toBe('ghost');
    expect(opponentOf('nobody', [20])).toBe('nobody');
  });

  it('has its words', () => {
    expect(Object.keys(runWords().opponents).sort()).toEqual([...OPPONENTS].sort());
  });
});
