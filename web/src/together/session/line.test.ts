// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { Line } from './line';

const greet = () => ({ do: 'watch', code: 'K7QX2M' }) as const;
const hear = vi.fn<(text: string) => boolean>();
const isWorthAnother = vi.fn<() => boolean>();
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  hear.mockReset().mockReturnValue(true);
  isWorthAnother.mockReset().mockReturnValue(true);
  line = new Line({ greet, hear, isWorthAnother });
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function connect(): FakeSocket {
  const socket = FakeSocket.latest();
  socket.accept();
  socket.say({});
  return socket;
}

it('connects beside the page, and greets first', () => {
  line.start();
  expect(line.state.value).toBe('connecting');
  expect(line.send({ do: 'ping' })).toBe(false);
  const socket = connect();
  expect(new URL(socket.url).protocol).toBe('ws:');
  expect(new URL(socket.url).pathname).toBe('/api/v1/rooms');
  expect(line.state.value).toBe('open');
  expect(socket.sent).toEqual([greet()]);
});

describe('after a loss', () => {
  it('comes back after half a second to five, and waits longer each time', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    line.start();
    const waits = Array.from({ length: 8 }, () => {
      const tried = FakeSocket.all.length;
      FakeSocket.latest().lose();
      const begun = Date.now();
      while (FakeSocket.all.length === tried) {
        vi.advanceTimersByTime(10);
      }
      return Date.now() - begun;
    });
    expect(waits[0]).toBeLessThanOrEqual(1000);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(4900);
    expect(waits.at(-1)).toBeLessThanOrEqual(5000);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    FakeSocket.latest().lose();
    const tried = FakeSocket.all.length;
    vi.advanceTimersByTime(499);
    expect(FakeSocket.all).toHaveLength(tried);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(tried + 1);
  });

  it('waits little again once a connection has lived for a while', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    line.start();
    for (let i = 0; i < 6; i++) {
      FakeSocket.latest().lose();
      vi.advanceTimersByTime(5000);
    }
    const socket = connect();
    vi.advanceTimersByTime(6000);
    socket.say({});
    socket.lose();
    const tried = FakeSocket.all.length;
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(tried + 1);
  });

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('comes back at once when %s', (_when, happen) => {
    line.start();
    connect().lose();
    expect(line.state.value).toBe('waiting');
    happen();
    expect(FakeSocket.all).toHaveLength(2);
    // And only once.
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not if it is not worth it', () => {
    line.start();
    isWorthAnother.mockReturnValue(false);
    connect().lose();
    expect(line.state.value).toBe('closed');
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('hears nothing more of the connection that was lost', () => {
    line.start();
    const first = connect();
    first.lose();
    first.say({ late: true });
    first.accept();
    first.lose();
    expect(hear).toHaveBeenCalledTimes(1);
    expect(isWorthAnother).toHaveBeenCalledTimes(1);
    expect(first.isClosed).toBe(true);
  });
});

describe('a dead connection', () => {
  it('is noticed by silence: no answer to a greeting, none to a ping', () => {
    line.start();
    FakeSocket.latest().accept();
    vi.advanceTimersByTime(5000);
    expect(line.state.value).toBe('waiting');
    vi.advanceTimersByTime(5000);
    const socket = connect();
    vi.advanceTimersByTime(10_000);
    expect(socket.sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(4999);
    expect(line.state.value).toBe('open');
    vi.advanceTimersByTime(1);
    expect(line.state.value).toBe('waiting');
  });

  it('is one that never opens', () => {
    line.start();
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('is one that says what cannot be trusted', () => {
    line.start();
    const socket = connect();
    hear.mockReturnValue(false);
    socket.say({});
    expect(line.state.value).toBe('waiting');
    expect(socket.isClosed).toBe(true);
  });

  it('is not one that answers', () => {
    line.start();
    const socket = connect();
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(10_000);
      socket.say({ say: 'pong' });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket.sent.filter((message) => message.do === 'ping')).toHaveLength(10);
  });

  it('is looked for when the network changes', () => {
    line.start();
    const socket = connect();
    dispatchEvent(new Event('offline'));
    expect(socket.sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(5000);
    expect(line.state.value).toBe('waiting');
  });
});

it('is silent once it is stopped', () => {
  line.start();
  const socket = connect();
  line.stop();
  expect(socket.isClosed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
});
