// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { taskOf } from '../session/task';
import { findImpossible, findUnreadable, findWrong } from './unreadable';

const HAND = { cards: [8, 19, 14, 2, 21], objective: 17 };
const problem = (text: string) => findUnreadable(text, HAND, 'international')?.kind;

it.each([
  ['', 'empty'],
  ['8 +', 'number_expected'],
  ['8 19', 'operator_expected'],
  ['(8 + 19', 'never_closed'],
  ['8 + 19)', 'never_opened'],
  ['8 ? 19', 'unknown_sign'],
])('may be corrected, since nothing was submitted yet: %s', (text, kind) => {
  expect(problem(text)).toBe(kind);
});

it.each([
  '(14 + 8 - 21) * (19 - 2)',
  '8 + 19',
  '8 - 19 + 14 + 2 + 21',
  '1 + 2 + 3 + 4 + 5',
  '14 + 8 = 22, 22 - 21 = 1, 19 - 2 = 17, 1 * 17 = 17',
])('is submitted, right or wrong, for the server to judge: %s', (text) => {
  expect(problem(text)).toBeUndefined();
});

it.each([
  ['8 + 19', 'missing_cards'],
  ['8 - 19 + 14 + 2 + 21', 'wrong_value'],
  ['1 + 2', 'no_such_card'],
  ['2 + 2', 'extra_card'],
  ['(14 + 8 - 21) * (19 - 2)', undefined],
  ['14 + 8 = 22', undefined],
])('has its fault named where one may try again: %s', (text, kind) => {
  expect(findWrong(text, HAND, taskOf({ rules: 'house' }))?.kind).toBe(kind);
});

it.each([
  ['8 + 19', 'missing_cards'],
  ['8 + 19 + 14 + 2 + 21 + 7', 'no_such_card'],
  ['8 + 19 + 14 + 2 + 21 + 8', 'extra_card'],
  ['8 / (19 - 21 + 2) + 14', 'refused'],
  ['8 - 19 + 14 + 2 + 21', undefined],
  ['(14 + 8 - 21) * (19 - 2)', undefined],
  ['8 + 7 = 15', 'no_such_card'],
  ['14 + 8 = 22, 22 + 7 = 29', undefined],
])('is told in a class before it is submitted, where it cannot be right: %s', (text, kind) => {
  expect(findImpossible(text, HAND, taskOf({ rules: 'house' }))?.kind).toBe(kind);
});

it('a round of Countdown has its cards looked over as well', () => {
  const task = taskOf({ game: 'countdown', rules: 'positive' });
  const kindOf = (text: string) => findImpossible(text, HAND, task)?.kind;
  expect(['8 + 8', '8 + 3', '2 - 8', '8 + 19'].map(kindOf)).toEqual([
    'extra_card',
    'no_such_card',
    'refused',
    undefined,
  ]);
});
