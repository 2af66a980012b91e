// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, textOfLine } from './grid';
import { grids, gridOfText, P1, P1_TEXT, readGridText, SEEDED } from './grid-samples';
import { gridText } from './grid-text';

describe('grid texts', () => {
  it('are written as the engine reads them', () => {
    expect(gridText(P1)).toBe(P1_TEXT);
    fc.assert(
      fc.property(grids, (grid) => {
        expect(readGridText(gridText(grid))).toEqual({ ok: true, grid });
      }),
      SEEDED,
    );
  });

  it('have lines that are read to the side of their result', () => {
    const grid = gridOfText(
      'AA = KF ÷ EDKH\n+ + −\nEHCG = J × EDB # a comment\n= = =\n\nEEAE = DK − EEJD\n',
    );
    expect(linesOf(grid).map((line) => textOfLine(grid, line))).toEqual([
      'EDKH ÷ KF = AA',
      'EDB × J = EHCG',
      'EEJD − DK = EEAE',
      'AA + EHCG = EEAE',
      'KF + J = DK',
      'EDKH − EDB = EEJD',
    ]);
  });
});
