// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { clockText, spent } from './text';

it('writes times', () => {
  expect([0, 59.999, 60, 245, 754, 3600, 3845, 36_061].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '4:05',
    '12:34',
    '1:00:00',
    '1:04:05',
    '10:01:01',
  ]);
});

it('writes what was needed in seconds, and from a minute on as clocks do', () => {
  expect([0, 23_000, 59_949, 59_950, 338_960, 3_845_000].map((ms) => spent(ms, ','))).toEqual([
    '0,0\u00a0s',
    '23,0\u00a0s',
    '59,9\u00a0s',
    '1:00',
    '5:39',
    '1:04:05',
  ]);
});
