import { describe, expect, it } from 'vitest';
import { openingOf, readFound, tokensOf, type Found } from './found';

const HAND: Found = {
  kind: 'hand',
  certain: true,
  text: '7 6 2 9 14 : 8',
  doubts: [],
  code: 'K5762-9E8G0',
};
const GRID: Found = {
  kind: 'grid',
  certain: true,
  text: 'A  ÷ B  = C\n×  + ×  × +\nC  + A  = DB\n=  = =  = =\nEB − DF = DF\n',
  doubts: [],
};

describe('readFound', () => {
  it('reads what a server found', () => {
    expect(readFound({ puzzles: [HAND, GRID] })).toEqual([HAND, GRID]);
    expect(readFound({ puzzles: [] })).toEqual([]);
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { puzzles: {} },
    { puzzles: [1] },
    { puzzles: [{ ...HAND, kind: 'fish' }] },
    { puzzles: [{ ...HAND, certain: 1 }] },
    { puzzles: [{ ...HAND, text: null }] },
    { puzzles: [{ ...HAND, doubts: [1] }] },
    { puzzles: [{ ...HAND, code: 5 }] },
  ])('believes nothing else: %j', (answer) => {
    expect(readFound(answer)).toBeUndefined();
  });
});

describe('openingOf', () => {
  it('leads to the table, by the rules of the code', () => {
    expect(openingOf(HAND, 'integer')).toEqual({
      ok: true,
      address: '#/krypto/7-6-2-9-14/8?rules=integer',
    });
    expect(openingOf(GRID, 'house')).toEqual({
      ok: true,
      address: '#/calcrostic/3x3d/A-B-C-C-A-DB-EB-DF-DF/depemetetepepete',
    });
  });

  it('says why a puzzle cannot be played', () => {
    const why = (kind: Found['kind'], text: string) => openingOf({ ...HAND, kind, text }, 'house');
    expect(why('hand', '7 _ 2 9 14 : 8')).toEqual({ ok: false, why: 'unread' });
    expect(why('hand', '7 6 2 9 : 8')).toEqual({ ok: false, why: 'unplayable' });
    expect(why('grid', GRID.text.replace('DB', 'D_'))).toEqual({ ok: false, why: 'unread' });
    expect(why('grid', GRID.text.replace('DB', '??'))).toEqual({ ok: false, why: 'asks' });
    expect(why('grid', GRID.text.replace('DB', 'D;'))).toEqual({ ok: false, why: 'unplayable' });
  });
});

it('takes texts apart', () => {
  expect(tokensOf('A + B\n\n  C  − ?? \n')).toEqual([
    ['A', '+', 'B'],
    ['C', '−', '??'],
  ]);
});
