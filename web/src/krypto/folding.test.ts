// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { differentOf, foldsOf } from './folding';

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

it.each([
  [
    'the same sum in another order',
    ['18 - 9 + 3 * 1 - 10', '18 - 10 - (9 - 3) * 1', '(18 - 9 - 10 + 3) / 1', '18 * 3 - 10 * 9'],
    [0, 3],
  ],
  ['a sum that makes 1', ['18 - 9 + 3 * 1 - 10', '3 - (10 + 9 - 18) * 1', '3 - 1 / 1'], [0, 2]],
  ['the same product', ['2 * 3 / (5 - 1)', '2 / ((5 - 1) / 3)', '3 / (5 - 1) * 2'], [0]],
  ['sums that happen to be equal', ['1 + 5 + 4 * 2', '1 + 4 + 5 * 2', '5 + 1 + 2 * 4'], [0, 1]],
  ['nothing that is calculated', ['1 / 0', '(', '2 / 0'], [0, 1, 2]],
])('tells ways that are really different from %s', (_name, solutions, firsts) => {
  const different = differentOf(foldsOf(solutions), solutions);
  expect(different.map(({ places }) => places[0])).toEqual(firsts);
});
