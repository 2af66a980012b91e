// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { NOTHING, swap, takeCard, takeOperator } from './selection';

describe('the selection', () => {
  it('takes card, card, operation', () => {
    expect(takeOperator(takeCard(takeCard(NOTHING, 2), 0), '-')).toEqual({
      first: 2,
      second: 0,
      operator: '-',
    });
  });

  it('takes card, operation, card', () => {
    expect(takeCard(takeOperator(takeCard(NOTHING, 2), '/'), 4)).toEqual({
      first: 2,
      second: 4,
      operator: '/',
    });
  });

  it('puts back what is taken again', () => {
    expect(takeCard({ first: 2 }, 2)).toEqual(NOTHING);
    expect(takeCard({ first: 2, operator: '+' }, 2)).toEqual(NOTHING);
    expect(takeCard({ first: 2, second: 3 }, 2)).toEqual({ first: 3 });
    expect(takeCard({ first: 2, second: 3 }, 3)).toEqual({ first: 2 });
    expect(takeOperator({ first: 2, operator: '+' }, '+')).toEqual({ first: 2 });
  });

  it('takes another second card, and another operation', () => {
    expect(takeCard({ first: 2, second: 3 }, 4)).toEqual({ first: 2, second: 4 });
    expect(takeOperator({ first: 2, operator: '+' }, '*')).toEqual({ first: 2, operator: '*' });
  });

  it('begins with a card', () => {
    expect(takeOperator(NOTHING, '+')).toBe(NOTHING);
  });

  it('swaps two cards', () => {
    expect(swap({ first: 1, second: 2 })).toEqual({ first: 2, second: 1 });
    expect(swap({ first: 1 })).toEqual({ first: 1 });
  });
});
