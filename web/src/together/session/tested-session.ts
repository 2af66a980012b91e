// SPDX-License-Identifier: MIT
/** A session for tests, whose server is the test. */
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { CODE, TOKEN } from './match-samples';
import { Session } from './session';

/** A new one in each test of a file that calls `newSessions`. */
export let session: Session;

export function newSessions(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    FakeSocket.install();
    answerQuestionsIn('application/json');
    session = new Session();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Answers the questions of the page: a server of rooms in JSON, one of files in HTML. */
export function answerQuestionsIn(type: string): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{}', { headers: { 'content-type': type } })),
  );
}

/** The other end of the latest line. */
export function socket(): FakeSocket {
  return FakeSocket.latest();
}

/** Takes a seat; what the room is like is not said yet. */
export function sit(seat = 0): void {
  session.join(CODE, 'Ann');
  socket().accept();
  socket().say({ say: 'seat', code: CODE, seat, token: TOKEN });
}
