// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { Glance } from './glance';
import { CODE, GATHERING } from './match-samples';

let glance: Glance;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  glance = new Glance(CODE);
  glance.start();
  FakeSocket.latest().accept();
});

afterEach(() => {
  glance.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('watches until the room is told, takes no seat, and goes', () => {
  const socket = FakeSocket.latest();
  expect(socket.sent).toEqual([{ do: 'watch', code: CODE }]);
  expect(socket.isClosed).toBe(false);
  socket.say({ say: 'room', seq: 1, happened: null, room: GATHERING });
  expect(glance.seen.value).toMatchObject({ kind: 'match', room: { host: 0 } });
  expect(socket.isClosed).toBe(true);
});

it.each([
  { say: 'refused', do: 'watch', reason: 'no_such_room', message: 'there is no such room' },
  { say: 'something else' },
])('sees nothing and asks no more after %j', (message) => {
  const socket = FakeSocket.latest();
  socket.say(message);
  expect(glance.seen.value).toBeUndefined();
  expect(socket.isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

it('asks no more when the connection is lost', () => {
  FakeSocket.latest().lose();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(glance.seen.value).toBeUndefined();
});
