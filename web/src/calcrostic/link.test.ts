// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlace } from '../address/router';
import { grids, NEWSPAPER, P1, SEEDED } from './grid-samples';
import { addressOf, decodeGrid, encodeGrid } from './link';

const P1_LINK = '3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede';

describe('links', () => {
  it('carry every grid there and back', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(decodeGrid(encodeGrid(grid))).toEqual({ ok: true, grid });
      }),
      SEEDED,
    );
  });

  it('have only signs that chats leave alone, and survive the router', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const code = encodeGrid(grid);
        expect(code).toMatch(/^[A-Za-z0-9/-]+$/);
        expect(readPlace(addressOf(code)).parts.join('/')).toBe(code);
      }),
      SEEDED,
    );
  });

  // These links have been given out, so they must always be readable.
  it('are read as they were first made', () => {
    expect(encodeGrid(P1)).toBe(P1_LINK);
    expect(decodeGrid(P1_LINK)).toEqual({ ok: true, grid: P1 });
    const newspaper =
      '5x5/AB-CD-AE-F-AEDG-FB-H-F-B-AB-CC-FE-F-AA-II-FE-AE-AF-HA-ACA-AGGF-CB-F-HBC-FADH/' +
      'tpmedppemmpeptpemmpeptpempdeptmeppteptpe';
    expect(encodeGrid(NEWSPAPER)).toBe(newspaper);
    expect(decodeGrid(newspaper)).toEqual({ ok: true, grid: NEWSPAPER });
  });

  it('may be the end of a sentence', () => {
    expect(decodeGrid(`${P1_LINK}).`)).toEqual({ ok: true, grid: P1 });
  });

  it.each([
    ['', { kind: 'size', text: '' }],
    ['9x9/A/e', { kind: 'size', text: '9x9' }],
    ['4x4d/A/e', { kind: 'size', text: '4x4d' }],
    ['3x3d', { kind: 'number_count', count: 0, wanted: 9 }],
    ['3x3d/AB-C', { kind: 'number_count', count: 2, wanted: 9 }],
    ['3x3d/AB-C-DEA-AB-B-E_-BC-A-EF/t', { kind: 'number_text', number: 6, text: 'E_' }],
    ['3x3d/AB-C-DEA-AB--EF-BC-A-EF/t', { kind: 'number_text', number: 5, text: '' }],
    ['3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tet', { kind: 'sign_count', count: 3, wanted: 16 }],
    [
      P1_LINK.replace('tetete', 'tetezz'),
      { kind: 'sign_text', place: { kind: 'row', number: 3 }, text: 'z' },
    ],
    [P1_LINK.replace('tetete', 'tetett'), { kind: 'no_equals', place: { kind: 'row', number: 3 } }],
    [
      P1_LINK.replace('tetete', 'eetete'),
      { kind: 'two_equals', place: { kind: 'row', number: 1 } },
    ],
    [P1_LINK.replace('BC-A-EF', 'GH-IJ-KL'), { kind: 'letters', letter: 'K' }],
    [P1_LINK.replace('DEA', 'D'.repeat(19)), { kind: 'long_number', text: 'D'.repeat(19) }],
  ])('that are damaged say where: %s', (code, fault) => {
    expect(decodeGrid(code)).toEqual({ ok: false, fault });
  });

  it('never throw, whatever becomes of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(P1_LINK.length), (noise, at) => {
        decodeGrid(P1_LINK.slice(0, at) + noise + P1_LINK.slice(at + 1));
      }),
      SEEDED,
    );
  });
});

it('have numbers for letters beyond ASCII', () => {
  const grid = {
    ...P1,
    words: P1.words.map((word) => word.replaceAll('A', 'É').replaceAll('B', '👍🏽')),
  };
  const code = encodeGrid(grid);
  expect(code).toMatch(/^[A-Za-z0-9/_-]+$/);
  expect(decodeGrid(code)).toEqual({ ok: true, grid });
});
