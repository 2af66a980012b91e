// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { withMargin } from './cut-out';

it('leaves room around a place, but not beyond the picture', () => {
  const place = { left: 100, top: 20, right: 300, bottom: 60 };
  expect(withMargin(place, 310, 400)).toEqual({ left: 84, top: 4, right: 310, bottom: 76 });
  expect(withMargin(place, 310, 400, 0.75)).toEqual({ left: 0, top: 0, right: 310, bottom: 210 });
  const small = { left: 50, top: 50, right: 60, bottom: 60 };
  expect(withMargin(small, 100, 100)).toEqual({ left: 42, top: 42, right: 68, bottom: 68 });
});
