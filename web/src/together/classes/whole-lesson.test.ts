// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { wholeLesson } from './whole-lesson';

it('adds the points of all games up, and shares places', () => {
  const standings = [
    { seat: 0, name: 'Ada', total: 0, earlier: 900 },
    { seat: 1, name: 'Bo', total: 500, earlier: 600 },
    { seat: 2, name: 'Cy', total: 900, earlier: 0 },
  ];
  expect(wholeLesson(standings).map(({ name, points, rank }) => [name, points, rank])).toEqual([
    ['Bo', 1100, 1],
    ['Ada', 900, 2],
    ['Cy', 900, 2],
  ]);
});

it('says nothing of a class that has played one game', () => {
  expect(wholeLesson([{ seat: 0, name: 'Ada', total: 900, earlier: 0 }])).toEqual([]);
});
