// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridText } from '../calcrostic/grid-text';
import {
  grids,
  NEWSPAPER,
  P1,
  readGridText as readByEngine,
  SEEDED,
} from '../calcrostic/grid-samples';
import { readGridText } from './grid-reading';

describe('a grid text', () => {
  it('is read as the engine reads it', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(readGridText(gridText(grid))).toEqual(grid);
      }),
      SEEDED,
    );
    for (const grid of [P1, NEWSPAPER]) {
      expect(readGridText(gridText(grid))).toEqual(grid);
      expect(readGridText(gridText(grid).replaceAll('×', '*'))).toEqual(grid);
    }
  });

  it('is never taken where the engine refuses it, nor for another grid', () => {
    const text = gridText(P1);
    const place = fc.nat({ max: text.length - 1 });
    const sign = fc.constantFrom('', ' ', '.', '=', '+', '−', 'A', '!', '\n', '8');
    fc.assert(
      fc.property(place, sign, (at, other) => {
        const harmed = text.slice(0, at) + other + text.slice(at + 1);
        const engine = readByEngine(harmed);
        const ours = readGridText(harmed);
        // A grid that we take, the engine takes as the same one.
        if (ours !== undefined) {
          expect(engine).toEqual({ ok: true, grid: ours });
        }
      }),
      SEEDED,
    );
    for (const other of [
      '',
      'A',
      'A + B = C',
      text.replace('AB', 'A-'),
      text.replace('DEA', 'GHIJKL'), // eleven letters
    ]) {
      expect(readByEngine(other).ok, other).toBe(false);
      expect(readGridText(other), other).toBeUndefined();
    }
  });
});
