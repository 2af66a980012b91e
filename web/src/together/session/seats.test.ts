// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from 'vitest';
import { forgetSeat, keepSeat, keptPlayer, keptSeat, keptSeats } from './seats';

const seat = (code: string) => ({ code, name: 'Kim', token: code.repeat(5) });

beforeEach(() => localStorage.clear());

it('seats are kept, the latest first, each room once', () => {
  keepSeat(seat('AAAAAA'));
  keepSeat(seat('BBBBBB'));
  keepSeat({ ...seat('AAAAAA'), name: 'Maria' });
  expect(keptSeats().map(({ code, name }) => [code, name])).toEqual([
    ['AAAAAA', 'Maria'],
    ['BBBBBB', 'Kim'],
  ]);
  forgetSeat(seat('AAAAAA').token);
  expect(keptSeat('AAAAAA')).toBeUndefined();
  expect(keptSeat('BBBBBB')).toBeDefined();
});

it('the host of a class may have a seat there too', () => {
  const player = seat('AAAAAA');
  const host = { ...player, name: '', token: 'host', isHost: true };
  keepSeat(host);
  keepSeat(player);
  expect(keptSeat('AAAAAA')).toEqual(host);
  expect(keptPlayer('AAAAAA')).toEqual(player);
  forgetSeat('host');
  expect(keptSeat('AAAAAA')).toEqual(player);
  expect(keptPlayer('BBBBBB')).toBeUndefined();
});

it('only the latest are', () => {
  for (const letter of 'ABCDEFGHJKMNPQRS') {
    keepSeat(seat(`AAAAA${letter}`));
  }
  expect(keptSeats()).toHaveLength(12);
});

it('what is not a seat is forgotten', () => {
  const value = [seat('AAAAAA'), { code: 'x' }, { ...seat('BBBBBB'), token: 3 }, null];
  localStorage.setItem('reckon.room.seats', JSON.stringify({ version: 1, value }));
  expect(keptSeats()).toEqual([seat('AAAAAA')]);
});
