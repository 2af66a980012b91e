// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { ServerClock } from './clock';

it('follows the server, and answers that came faster tell more', () => {
  let count = 1000;
  const clock = new ServerClock(() => count);
  expect(clock.isSet).toBe(false);
  const first = clock.mark();
  count += 400;
  clock.hear(50_000, first);
  expect(clock.now()).toBe(50_200);
  const second = clock.mark();
  count += 20;
  clock.hear(50_130, second);
  expect(clock.now()).toBe(50_140);
  count += 60_000;
  expect(clock.now()).toBe(110_140);
});

it('takes the new time when the device has slept', () => {
  let count = 0;
  const clock = new ServerClock(() => count);
  clock.hear(10_000, clock.mark());
  count += 1000;
  clock.hear(71_000, clock.mark());
  expect(clock.now()).toBe(71_000);
});

it('begins with the last time that is known, until the server says more', () => {
  let count = 5;
  const clock = new ServerClock(() => count);
  clock.remember(1_000);
  expect(clock.now()).toBe(1_000);
  count += 10;
  clock.hear(9_000, clock.mark());
  clock.remember(1);
  expect(clock.now()).toBe(9_000);
});
