// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { purposeOf, readCode, roomAddress, roomLink, type Purpose } from './code';

it.each(['K7QX2M', 'k7qx2m', ' K7Q X2M ', 'k7q-x2m'])(
  'a code is read as people write it: %s',
  (text) => {
    expect(readCode(text)).toBe('K7QX2M');
  },
);

it('the code of a class has eight signs', () => {
  expect(readCode('k7qx 2mab')).toBe('K7QX2MAB');
});

it('the code of a private room is twice as long', () => {
  expect(readCode('k7qx 2mab cdef')).toBe('K7QX2MABCDEF');
});

it.each([
  '',
  'K7QX2',
  'K7QX2MM',
  'K7QX2MABCDE',
  'K7QX2MABCDEFG',
  'K7QX20',
  'K7QX2O',
  '17QX2M',
  'I7QX2M',
  'L7QX2M',
  'K7QX2É',
])('this is not a code: %s', (text) => {
  expect(readCode(text)).toBeUndefined();
});

it.each<Purpose>(['seat', 'watch', 'screen', 'play'])(
  'an address says what one comes for: %s',
  (purpose) => {
    expect(purposeOf(new URLSearchParams(roomAddress('K7QX2M', purpose).split('?')[1]))).toBe(
      purpose,
    );
  },
);

it('a link carries the code alone', () => {
  expect(roomAddress('K7QX2M')).toBe('#/room?code=K7QX2M');
  expect(roomAddress('K7QX2M', 'watch')).toBe('#/room?code=K7QX2M&watch=1');
  location.hash = '#/room?code=ABCDEF&watch=1';
  expect(roomLink('K7QX2M')).toBe(`${location.origin}/#/room?code=K7QX2M`);
});
