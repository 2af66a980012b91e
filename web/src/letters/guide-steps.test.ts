// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { EMPTY_BOARD, type Board } from './board';
import { guidePlace, type LetterStep } from './guide-steps';

const STEPS: readonly LetterStep[] = [
  { letter: 'A', digit: 4 },
  { letter: 'B', digit: 3 },
];
const board = (digits: Board['digits']): Board => ({ ...EMPTY_BOARD, digits });

describe('a lesson', () => {
  it('goes on with the first letter without a digit, whatever came before', () => {
    expect(guidePlace(STEPS, board({}))).toEqual({ kind: 'step', index: 0 });
    expect(guidePlace(STEPS, board({ A: 4 }))).toEqual({ kind: 'step', index: 1 });
    expect(guidePlace(STEPS, board({ B: 3 }))).toEqual({ kind: 'step', index: 0 });
    expect(guidePlace(STEPS, board({ A: 4, B: 3 }))).toEqual({ kind: 'done' });
  });

  it('notices every wrong digit', () => {
    for (let digit = 0; digit < 10; digit++) {
      const place = guidePlace(STEPS, board({ A: 4, B: digit }));
      expect(place).toEqual({ kind: digit === 3 ? 'done' : 'astray' });
    }
  });
});
