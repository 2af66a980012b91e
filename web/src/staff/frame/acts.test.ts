// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { joined, newerIn } from './acts';
import type { PastAct } from './messages';

function act(number: number): PastAct {
  const said = { who: 'organiser', own: false, what: 'mark', subject: '', detail: '' };
  return { act: number, at: number, ...said, group: '', seat: 0 };
}

it('joins parts of a list that overlap, the newest first', () => {
  const all = joined([act(5), act(4)], [act(4), act(3)]);
  expect(all.map((one) => one.act)).toEqual([5, 4, 3]);
});

it('names only what is later than all that is shown', () => {
  expect(newerIn([act(5), act(4)], [act(7), act(6), act(5)]).map((one) => one.act)).toEqual([7, 6]);
  expect(newerIn([], [act(1)])).toEqual([]);
});
