// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { readFormula, type FormulaProblem, type Task } from './formula';
import { isSolved, replay } from './table';

const HAND = { cards: [8, 19, 14, 2, 21], objective: 17 };

describe('a formula', () => {
  it.each([
    '(14 + 8 - 21) * (19 - 2)',
    '21 − 19 + 8 + 14 ÷ 2',
    '( 19–2 )/(14+8-21)',
    '19 - (14 + 8 - 21) × 2',
    '((19)) - 2 / ((14 + 8) - 21)',
    '(14 + 8 - 21) * (19 - 2) = 17',
    '[14 ➕ 8 — 21] • {19 ‒ 2} == 17',
    '（１９－２）：（１４＋８－２１）',
    '(19\u200B-2)\u00A0⁄ (14+8\uFEFF-21)',
    '-(2 - 19) ✖\uFE0F (14 + 8 - 21)',
  ])('that solves the hand becomes moves that do: %s', (text) => {
    const read = readFormula(text, HAND, 'international');
    expect(read.ok).toBe(true);
    if (read.ok) {
      expect(isSolved(replay(HAND, read.moves, 'international').table, HAND)).toBe(true);
    }
  });

  const wrong: [string, FormulaProblem['kind'], number, number][] = [
    ['', 'empty', 0, 0],
    ['  ', 'empty', 0, 2],
    ['8 +', 'number_expected', 3, 3],
    ['8 + * 2', 'number_expected', 4, 5],
    ['-8 + 2', 'number_expected', 0, 1],
    ['8 19', 'operator_expected', 2, 3],
    ['(8 19)', 'operator_expected', 3, 4],
    ['(8 + 19', 'never_closed', 0, 1],
    ['8 + 19)', 'never_opened', 6, 7],
    ['8 ^ 2', 'unknown_sign', 2, 3],
    ['(8 + 19]', 'operator_expected', 7, 8],
    ['-(8 + 2)', 'number_expected', 0, 1],
    ['(14 + 8 - 21) * (19 - 2) = 18', 'wrong_value', 27, 29],
    ['8 = 8 = 8', 'operator_expected', 6, 7],
    ['8 + a', 'unknown_sign', 4, 5],
    ['8 + 1.5', 'unknown_sign', 5, 6],
    ['=8 + 19', 'unknown_sign', 0, 1],
    ['8 + = 19', 'unknown_sign', 4, 5],
    ['8 + 8', 'extra_card', 4, 5],
    ['8 + 7', 'no_such_card', 4, 5],
    ['8 + 19', 'missing_cards', 0, 6],
    ['8 + 19 + 14 + 2 + 21', 'wrong_value', 0, 20],
    ['8 - 19 + 14 + 2 + 21', 'refused', 0, 6],
    ['8 / (19 - 14 - 2) + 21', 'refused', 0, 17],
  ];
  it.each(wrong)('that is wrong is explained: %j is %s', (text, kind, from, to) => {
    const read = readFormula(text, HAND, 'international');
    expect(read).toMatchObject({ ok: false, problem: { kind, at: { from, to } } });
  });

  it('takes the letters of cards', () => {
    const hand = { cards: [1, 11, 12, 13, 10], objective: 47 };
    expect(readFormula('A + J + Q + K + 10', hand, 'house')).toMatchObject({ ok: true });
    expect(readFormula('A + V + D + R + 10', hand, 'house')).toMatchObject({ ok: true });
    expect(readFormula('A + VD + R + 10', hand, 'house')).toMatchObject({ ok: false });
  });

  it('names the cards that are missing, each as often as it is', () => {
    const hand = { cards: [3, 3, 3, 1, 2], objective: 6 };
    expect(readFormula('3 + 2', hand, 'house')).toMatchObject({
      problem: { kind: 'missing_cards', cards: [3, 3, 1] },
    });
  });

  it('is not followed without end', () => {
    expect(readFormula('('.repeat(5000), HAND, 'house')).toMatchObject({
      problem: { kind: 'too_deep' },
    });
  });
});

describe('a formula of any cards', () => {
  const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };
  const own: Task = { rules: 'house', use: 'any', isNearestCounted: false };
  const near: Task = { rules: 'positive', use: 'any', isNearestCounted: true };

  it('may leave cards over', () => {
    expect(readFormula('100 + 3', { ...ROUND, objective: 103 }, own)).toMatchObject({ ok: true });
    expect(readFormula('100 + 3', { ...ROUND, objective: 103 }, 'house')).toMatchObject({
      problem: { kind: 'missing_cards', cards: [25, 50, 75, 6] },
    });
    expect(readFormula('100 + 3', ROUND, own)).toMatchObject({ problem: { kind: 'other_value' } });
    expect(readFormula('100 + 100', ROUND, own)).toMatchObject({ problem: { kind: 'extra_card' } });
  });

  it('may make another number where that counts, and lies where it was made', () => {
    expect(readFormula('75 × 6 ÷ 50', ROUND, near)).toMatchObject({ ok: true, place: 1 });
    expect(readFormula('100', ROUND, near)).toEqual({ ok: true, moves: [], place: 3 });
    expect(readFormula('3 - 6', ROUND, near)).toMatchObject({
      problem: { kind: 'refused', refusal: 'negative' },
    });
    expect(readFormula('75 × 6 = 451', ROUND, near)).toMatchObject({
      problem: { kind: 'wrong_value' },
    });
  });
});
