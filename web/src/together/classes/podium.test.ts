// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n';
import { classWords } from '../parts/words';
import type { Standing } from '../session/protocol';
import { isAllOnPodium, stepsOf } from './podium';

const standings = (...ranked: [name: string, rank: number, total: number][]): Standing[] =>
  ranked.map(([name, rank, total], seat) => ({
    seat,
    name,
    rank,
    total,
    earlier: 0,
    left: false,
  }));

describe('the podium', () => {
  it('has the best three places', () => {
    const four = standings(['Dan', 4, 10], ['Ann', 1, 900], ['Cid', 3, 100], ['Bob', 2, 800]);
    expect(stepsOf(four).map(({ rank, names }) => [rank, names])).toEqual([
      [1, ['Ann']],
      [2, ['Bob']],
      [3, ['Cid']],
    ]);
  });

  it('has ties on one step, and none for a place that ties leave free', () => {
    const tied = standings(['Ann', 1, 900], ['Bob', 1, 900], ['Cid', 3, 100], ['Dan', 3, 100]);
    expect(stepsOf(tied)).toEqual([
      { rank: 1, names: ['Ann', 'Bob'], total: 900 },
      { rank: 3, names: ['Cid', 'Dan'], total: 100 },
    ]);
  });

  it('needs no list beside it when it has all names', () => {
    const four = standings(['Ann', 1, 9], ['Bob', 2, 8], ['Cid', 3, 2], ['Dan', 4, 1]);
    expect(isAllOnPodium(four)).toBe(false);
    expect(isAllOnPodium(four.slice(0, 3))).toBe(true);
    expect(isAllOnPodium(standings(['Ann', 1, 9], ['Bob', 2, 0]))).toBe(true);
    const tied = standings(['A', 1, 9], ['B', 1, 9], ['C', 1, 9], ['D', 1, 9]);
    expect(isAllOnPodium(tied)).toBe(false);
    expect(isAllOnPodium(tied.slice(0, 3))).toBe(true);
  });

  it('has no step for players without points', () => {
    expect(stepsOf(standings(['Ann', 1, 0], ['Bob', 1, 0]))).toEqual([]);
    expect(stepsOf(standings(['Ann', 1, 5], ['Bob', 2, 0]))).toHaveLength(1);
  });
});

afterEach(() => {
  language.value = 'en';
});

it('places are counted as people do', () => {
  const all = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 64, 101, 111];
  const counted = () => all.map((n) => classWords().ordinal(n)).join(' ');
  expect(counted()).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 64th 101st 111th');
  expect(classWords().place(2, 30, 921)).toBe('You’re 2nd of 30, with 921 points.');
  language.value = 'fr';
  expect(counted()).toBe('1er 2e 3e 4e 10e 11e 12e 13e 21e 22e 23e 64e 101e 111e');
  expect(classWords().place(1, 3, 1)).toBe('Vous êtes 1er sur 3, avec 1 point.');
});
