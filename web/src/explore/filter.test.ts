// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { gamesQuestion, narrow } from './filter';

describe('the filter', () => {
  it('keeps the smallest card at most the largest', () => {
    const before = { rules: 'house', smallest: 3, largest: 7 } as const;
    expect(narrow(before, { smallest: 9 })).toMatchObject({ smallest: 9, largest: 9 });
    expect(narrow(before, { largest: 2 })).toMatchObject({ smallest: 2, largest: 2 });
    expect(narrow(before, { largest: undefined, smallest: 9 })).toMatchObject({ smallest: 9 });
    expect(narrow(before, { objective: 4 })).toEqual({ ...before, objective: 4 });
  });

  it('asks only for what is chosen', () => {
    expect(gamesQuestion({ rules: 'integer', objective: undefined, largest: 7 })).toEqual({
      rules: 'integer',
      largest: 7,
    });
  });
});
