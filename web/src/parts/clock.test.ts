// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { clockText } from './clock';

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
