// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOwn, MOST_OWN, ownSheets, rememberOwn, restoreOwn, withOwn } from './own';
import type { Sheet } from './sheet';

function sheetOf(...codes: string[]): Sheet {
  return { codes, title: '', lang: 'en', paper: 'a4', large: false, answers: 'last', versions: 1 };
}

beforeEach(() => {
  for (const { sheet } of ownSheets()) {
    forgetOwn(sheet);
  }
});

describe('own sheets', () => {
  it('come first when they are made, and take the place of what they were', () => {
    const first = withOwn([], sheetOf('A'), 1);
    const both = withOwn(first, sheetOf('B'), 2);
    expect(both.map(({ sheet }) => sheet.codes.join())).toEqual(['B', 'A']);
    const changed = withOwn(both, { ...sheetOf('A'), title: 'Club' }, 3, sheetOf('A'));
    expect(changed.map(({ sheet }) => sheet.title)).toEqual(['Club', '']);
    // Opened again, it is not there twice.
    expect(withOwn(changed, sheetOf('B'), 4).map(({ at }) => at)).toEqual([4, 3]);
  });

  it('are there once each, in their latest look', () => {
    const plain = withOwn([], sheetOf('A', 'B'), 1);
    const look = { ...sheetOf('A', 'B'), points: 5, minutes: 45, versions: 2 as const };
    const after = withOwn(plain, look, 2, { ...look, minutes: 4 });
    expect(after).toEqual([{ sheet: look, at: 2 }]);
  });

  it('are the same in another order', () => {
    const first = withOwn([], sheetOf('A', 'B'), 1);
    const turned = sheetOf('B', 'A');
    expect(withOwn(first, turned, 2)).toEqual([{ sheet: turned, at: 2 }]);
    rememberOwn(sheetOf('A', 'B'));
    const kept = JSON.parse(localStorage.getItem('reckon.workshop.own') ?? '') as {
      value: unknown[];
    };
    kept.value.push({ sheet: turned, at: 1 });
    localStorage.setItem('reckon.workshop.own', JSON.stringify(kept));
    rememberOwn(sheetOf('C'));
    expect(ownSheets().map(({ sheet }) => sheet.codes.join())).toEqual(['C', 'A,B']);
  });

  it('are the latest', () => {
    let all = withOwn([], sheetOf('0'), 0);
    for (let i = 1; i <= MOST_OWN + 5; i++) {
      all = withOwn(all, sheetOf(String(i)), i);
    }
    expect(all).toHaveLength(MOST_OWN);
    expect(all.at(-1)?.at).toBe(6);
  });

  it('outlive the page, with those of another window', () => {
    rememberOwn(sheetOf('A'));
    const kept = JSON.parse(localStorage.getItem('reckon.workshop.own') ?? '') as {
      value: unknown[];
    };
    kept.value.push({ sheet: sheetOf('Z'), at: 1 }, { sheet: { codes: 3 }, at: 2 }, null);
    localStorage.setItem('reckon.workshop.own', JSON.stringify(kept));
    rememberOwn(sheetOf('B'));
    expect(ownSheets().map(({ sheet }) => sheet.codes.join())).toEqual(['B', 'A', 'Z']);
    forgetOwn(sheetOf('A'));
    expect(ownSheets().map(({ sheet }) => sheet.codes.join())).toEqual(['B', 'Z']);
  });

  it('are listed again after they were deleted, in their place', () => {
    ['A', 'B', 'C'].forEach((code, at) => {
      vi.spyOn(Date, 'now').mockReturnValueOnce(at);
      rememberOwn(sheetOf(code));
    });
    const before = ownSheets();
    const [, second] = before;
    forgetOwn(sheetOf('B'));
    expect(ownSheets()).toHaveLength(2);
    if (second !== undefined) {
      restoreOwn(second);
      restoreOwn(second);
    }
    expect(ownSheets()).toEqual(before);
  });

  it('have puzzles', () => {
    rememberOwn(sheetOf());
    expect(ownSheets()).toEqual([]);
  });
});
