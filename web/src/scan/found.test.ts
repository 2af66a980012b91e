// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { readScanned, type Found } from './found';

const PLACE = { left: 10, top: 20, right: 110, bottom: 60 };
const PLAIN: Found = {
  kind: 'hand',
  certain: true,
  text: '7 6 2 9 14 : 8',
  doubts: [],
  place: PLACE,
};
const HAND: Found = { ...PLAIN, code: 'K5762-9E8G0' };
const GRID: Found = {
  kind: 'grid',
  certain: true,
  text: 'A  ÷ B  = C\n×  + ×  × +\nC  + A  = DB\n=  = =  = =\nEB − DF = DF\n',
  doubts: [],
  place: PLACE,
};

const SUM: Found = {
  kind: 'alphametic',
  certain: true,
  text: 'SEND + MORE = MONEY',
  doubts: [],
  code: 'AFRAK-90JMQ-A4JMK-AYNGX-TT18D',
  place: PLACE,
};

describe('readScanned', () => {
  it('reads what a server found', () => {
    const unread = [PLACE, { ...PLACE, top: 0 }];
    expect(readScanned({ puzzles: [HAND, GRID, SUM], unread })).toEqual({
      puzzles: [HAND, GRID, SUM],
      unread,
    });
    expect(readScanned({ puzzles: [], unread: [] })).toEqual({ puzzles: [], unread: [] });
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { puzzles: [HAND] },
    { unread: [] },
    { puzzles: [], unread: {} },
    { puzzles: [], unread: [5] },
    { puzzles: [], unread: [{ ...PLACE, right: '9' }] },
    { puzzles: [], unread: [{ left: 1, top: 2, right: 3 }] },
    { puzzles: {}, unread: [] },
    { puzzles: [1], unread: [] },
    { puzzles: [{ ...HAND, kind: 'fish' }], unread: [] },
    { puzzles: [{ ...HAND, certain: 1 }], unread: [] },
    { puzzles: [{ ...HAND, text: null }], unread: [] },
    { puzzles: [{ ...HAND, doubts: [1] }], unread: [] },
    { puzzles: [{ ...HAND, code: 5 }], unread: [] },
    { puzzles: [{ ...HAND, place: undefined }], unread: [] },
  ])('believes nothing else: %j', (answer) => {
    expect(readScanned(answer)).toBeUndefined();
  });
});
