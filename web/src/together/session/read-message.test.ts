// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message';
import { CODE, GATHERING, LATER, OVER, PLAYING, TOKEN } from './match-samples';

const read = (message: unknown) => readMessage(JSON.stringify(message));
const RIGHT = { kind: 'right', seat: 2, points: 4, formula: '8 + 19' };
const WRONG = {
  ...RIGHT,
  kind: 'wrong',
  points: -1,
  problems: [{ kind: 'wrong_value', message: 'the value is 27, not 17' }],
};

const MOVE = { from: 1, onto: 5, operator: '/', swapped: false };
const shown = (change: object) => ({ say: 'shown', deal: 3, moves: [{ ...MOVE, ...change }] });

describe('messages of the server', () => {
  it.each([
    { say: 'seat', code: CODE, seat: 3, token: TOKEN },
    { say: 'present', present: [true, false], watching: 2 },
    { say: 'shown', deal: 3, moves: [{ from: 1, onto: 5, operator: '/', swapped: false }] },
    { say: 'end', reason: 'replaced' },
    { say: 'pong' },
    ...[GATHERING, PLAYING, LATER, OVER].map((room) => ({
      say: 'room',
      seq: 17,
      happened: null,
      room,
    })),
    { say: 'room', seq: 17, happened: RIGHT, room: LATER },
  ])('are read: $say', (message) => {
    expect(read(message)).toEqual(message);
  });

  it('have more than the page needs', () => {
    const happened = { ...WRONG, at: 123456 };
    expect(read({ say: 'room', seq: 1, happened, room: { ...LATER, new: 1 } })).toEqual({
      say: 'room',
      seq: 1,
      happened: { ...WRONG, problems: ['wrong_value'] },
      room: LATER,
    });
  });

  it('refuse for a reason that the page has words for, or as a fault', () => {
    const refusal = { say: 'refused', do: 'call', message: 'x' };
    expect(read({ ...refusal, reason: 'too_late' })).toMatchObject({ reason: 'too_late' });
    expect(read({ ...refusal, reason: 'not_in_deck' })).toMatchObject({ reason: 'fault' });
  });

  it.each([
    ['a malformed token', { say: 'seat', code: CODE, seat: 0, token: 'x'.repeat(32) }],
    ['a malformed code', { say: 'seat', code: 'K0QX2M', seat: 0, token: TOKEN }],
    ['a card that no hand has', shown({ from: 8 })],
    ['a move of seven cards', { say: 'shown', deal: 3, moves: Array(7).fill(MOVE) }],
    ['a move without an operator', shown({ operator: undefined })],
    ['a seat below 0', { say: 'seat', code: CODE, seat: -1, token: TOKEN }],
    ['a seat that nobody has', { say: 'room', seq: 1, happened: RIGHT, room: GATHERING }],
    ['a caller who is not there', room({ caller: 2 })],
    ['a host who is not there', room({ host: 9 })],
    ['a winner who is not there', room({ winner: 2 })],
    ['a hand of two cards', room({ hand: { cards: [1, 2], objective: 5 } })],
    ['a hand of eight cards', room({ hand: { cards: [1, 2, 3, 4, 5, 6, 7, 8], objective: 5 } })],
    ['a broken number', room({ box: 1.5 })],
    ['time that runs backwards', room({ left_ms: -1 })],
    ['an unknown phase', room({ phase: 'paused' })],
    ['a name that is not a text', room({ players: [{ ...LATER.players[0], name: 3 }] })],
    ['no end of players', room({ players: Array<unknown>(33).fill(LATER.players[0]) })],
    ['a formula without end', happened({ ...RIGHT, formula: '1'.repeat(5000) })],
    ['an unknown event', happened({ ...RIGHT, kind: 'picked' })],
    ['an unknown end', { say: 'end', reason: 'x' }],
    ['what it does not know', { say: 'dance' }],
    ['a list', []],
    ['nothing', null],
  ])('are not believed: %s', (_what, message) => {
    expect(read(message)).toBeUndefined();
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readMessage(text)).toBeUndefined();
      }),
    );
  });

  it('are read entirely or not at all, whatever part is spoilt', () => {
    const whole = { say: 'room', seq: 17, happened: RIGHT, room: LATER };
    const spoil = fc.constantFrom(null, -1, 0.5, 'x', [], {}, true);
    const places = paths(whole);
    fc.assert(
      fc.property(fc.constantFrom(...places), spoil, (path, value) => {
        const message: unknown = structuredClone(whole);
        put(message, path, value);
        const answer = read(message);
        // Either it does not fit, or it is just what was sent.
        expect(answer ?? message).toEqual(message);
      }),
    );
  });
});

function room(some: Record<string, unknown>) {
  return { say: 'room', seq: 1, happened: null, room: { ...PLAYING, ...some } };
}

function happened(one: unknown) {
  return { say: 'room', seq: 1, happened: one, room: LATER };
}

/** Where all values of a message are. */
function paths(value: unknown, path: string[] = []): string[][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...path, key],
        ...paths(inner, [...path, key]),
      ])
    : [];
}

function put(target: unknown, [key = '', ...rest]: string[], value: unknown): void {
  const inside = target as Record<string, unknown>;
  if (rest.length === 0) {
    inside[key] = value;
  } else {
    put(inside[key], rest, value);
  }
}
