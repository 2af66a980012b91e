// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScroll } from './scroll';

keepScroll();

beforeEach(() => {
  vi.useFakeTimers();
  // The address is new, whatever an earlier page left behind.
  history.replaceState(null, '', '#/');
  dispatchEvent(new Event('hashchange'));
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '#/');
});

it('notes where the reader came to rest, in the entry of that address', () => {
  history.pushState(null, '', '#/explore');
  window.scrollTo(0, 120);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
  expect(history.state).toEqual({ top: 120 });
});

it('leaves the entry alone to which the browser has gone meanwhile', () => {
  history.pushState(null, '', '#/krypto');
  window.scrollTo(0, 0);
  dispatchEvent(new Event('scroll'));
  // Back leads to another entry, which `hashchange` reports later.
  history.pushState({ top: 1621 }, '', '#/explore');
  vi.advanceTimersByTime(1000);
  expect(history.state).toEqual({ top: 1621 });
});
