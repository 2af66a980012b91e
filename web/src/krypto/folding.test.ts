// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { foldsOf } from './folding';

const placesOf = (solutions: string[]) => foldsOf(solutions).map(({ places }) => places);

it.each([
  ['× 1 and ÷ 1', ['12 * 1 * (13 - 11)', '12 / 1 * (13 - 11)', '12 * (13 * 1 - 11)'], [[0, 1, 2]]],
  ['+ 0 and - 0', ['6 * 4 + 5 - 5', '6 * (4 + 5 - 5)'], [[0], [1]]],
  ['0 in other places', ['6 * 4 + 0', '6 * 4 - 0', '6 * (4 + 0)'], [[0, 1, 2]]],
  ['a one that is made', ['8 * 3 * (3 - 2)', '8 * 3 / (3 - 2)', '8 * (3 - 2) * 3'], [[0, 1, 2]]],
  ['other ones', ['8 * 3 * (3 - 2)', '8 * 3 * (2 / 2)'], [[0], [1]]],
  ['other ideas', ['8 * 3 * 1', '6 * 4 * 1', '8 * 3 / 1'], [[0, 2], [1]]],
  ['ones alone', ['1 * 1', '1 / 1'], [[0, 1]]],
  ['nothing that is calculated', ['1 / 0', '(', '1 / 0'], [[0, 2], [1]]],
])('solutions that differ by %s', (_name, solutions, places) => {
  expect(placesOf(solutions)).toEqual(places);
});

it('says what the folded ones do', () => {
  const [ones, zeros, none] = foldsOf(['8 * 3 * 1', '8 * 3 + 0', '8 * 3']);
  expect(ones).toMatchObject({ hasOnes: true, hasZeros: false });
  expect(zeros).toMatchObject({ hasOnes: false, hasZeros: true });
  expect(none).toMatchObject({ hasOnes: false, hasZeros: false });
});
