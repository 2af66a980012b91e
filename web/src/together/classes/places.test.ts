// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { shownPlaces } from './places';

const placed = (seat: number, rank: number, points: number, name = `P${seat}`) => ({
  seat,
  rank,
  name,
  points,
});

describe('places', () => {
  it('are those with points, by place and name', () => {
    const all = [placed(0, 3, 0), placed(1, 1, 900, 'Zoé'), placed(2, 1, 900, 'Éva')];
    expect(shownPlaces(all).map(({ name }) => name)).toEqual(['Éva', 'Zoé']);
  });

  it('are ten, and the own one below them', () => {
    const all = Array.from({ length: 23 }, (_, i) => placed(i, i + 1, 1000 - i));
    expect(shownPlaces(all).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(shownPlaces(all, 20).map(({ seat }) => seat)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20,
    ]);
    expect(shownPlaces(all, 3)).toHaveLength(10);
    expect(shownPlaces([placed(0, 1, 0)], 0)).toHaveLength(1);
  });
});
