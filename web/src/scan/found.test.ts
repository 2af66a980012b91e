// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../engine/built-engine';
import type { Ask, Path } from '../engine/questions';
import { openingOf, readScanned, tokensOf, withPrintedSigns, type Found } from './found';

const PLAIN: Found = { kind: 'hand', certain: true, text: '7 6 2 9 14 : 8', doubts: [] };
const HAND: Found = { ...PLAIN, code: 'K5762-9E8G0' };
const GRID: Found = {
  kind: 'grid',
  certain: true,
  text: 'A  ÷ B  = C\n×  + ×  × +\nC  + A  = DB\n=  = =  = =\nEB − DF = DF\n',
  doubts: [],
};

const SUM: Found = {
  kind: 'alphametic',
  certain: true,
  text: 'SEND + MORE = MONEY',
  doubts: [],
  code: 'AFRAK-90JMQ-A4JMK-AYNGX-TT18D',
};

const engine = await loadEngine();

const PLACE = { left: 10, top: 20, right: 110, bottom: 60 };

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
  ])('believes nothing else: %j', (answer) => {
    expect(readScanned(answer)).toBeUndefined();
  });
});

describe('openingOf', () => {
  const ask = <P extends Path>(path: P, question: Ask<P>) =>
    Promise.resolve({ ok: true, value: answerTo(engine, path, question) });
  const opening = (found: Found) => openingOf(found, { ask: ask as never });

  it('leads to the table, by the rules of the code', async () => {
    for (const [hand, rules] of [
      [HAND, 'house'],
      [{ ...HAND, code: 'KD1XX-XX' }, 'integer'],
      [PLAIN, 'house'],
    ] as const) {
      expect(await opening(hand)).toEqual({
        ok: true,
        address: `#/krypto/7-6-2-9-14/8?rules=${rules}`,
      });
    }
    expect(await opening(SUM)).toEqual({
      ok: true,
      address: '#/alphametic/SENDpMOREeMONEY',
    });
    expect(await opening({ ...SUM, text: '   .7\n×  7\n----\n ABC' })).toEqual({
      ok: true,
      address: '#/alphametic/___q7nt__7n----n_ABC',
    });
    expect(await opening(GRID)).toEqual({
      ok: true,
      address: '#/calcrostic/3x3d/A-B-C-C-A-DB-EB-DF-DF/depemetetepepete',
    });
  });

  it('leads to the table of another game, by the code or the cards', async () => {
    const hand = (text: string, code?: string) =>
      opening({ ...PLAIN, text, ...(code !== undefined && { code }) });
    const address = (text: string) => ({ ok: true, address: text });
    expect(await hand('3 3 8 8 : 24')).toEqual(address('#/24/3-3-8-8/24'));
    expect(await hand('25 50 75 100 3 6 : 952', 'T7')).toEqual(
      address('#/countdown/25-50-75-100-3-6/952'),
    );
    expect(await hand('25 50 75 100 3 6 : 99', 'T7')).toEqual(
      address('#/krypto/25-50-75-100-3-6/99?rules=positive'),
    );
    expect(await hand('7 6 2 9 : 8', 'H1')).toEqual(address('#/krypto/7-6-2-9/8?use=any'));
  });

  it('says why a puzzle cannot be played', async () => {
    const why = (kind: Found['kind'], text: string) => opening({ ...HAND, kind, text });
    expect(await why('hand', '7 _ 2 9 14 : 8')).toEqual({ ok: false, why: 'unread' });
    expect(await why('hand', '7 6 : 8')).toEqual({ ok: false, why: 'unplayable' });
    expect(await why('alphametic', 'SEND + MORE')).toEqual({ ok: false, why: 'unplayable' });
    expect(await why('grid', GRID.text.replace('DB', 'D_'))).toEqual({ ok: false, why: 'unread' });
    expect(await why('grid', GRID.text.replace('DB', '??'))).toEqual({ ok: false, why: 'asks' });
    expect(await why('grid', GRID.text.replace('DB', 'D;'))).toEqual({
      ok: false,
      why: 'unplayable',
    });
  });
});

it('takes texts apart', () => {
  expect(tokensOf('A + B\n\n  C  − ?? \n')).toEqual([
    ['A', '+', 'B'],
    ['C', '−', '??'],
  ]);
});

it('prints the signs of a text, and keeps its lines, rules and letters', () => {
  expect(withPrintedSigns('A * XB = CD\n- . + / +\nAB:C\n')).toBe('A × XB = CD\n− . + ÷ +\nAB:C\n');
  expect(withPrintedSigns(' SEND\n+MORE\n-----\nMONEY')).toBe(' SEND\n+MORE\n-----\nMONEY');
});
