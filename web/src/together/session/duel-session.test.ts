// SPDX-License-Identifier: MIT
/** One's place in a game for two. */
import { describe, expect, it, vi } from 'vitest';
import {
  DUEL_EXPLAINING,
  DUEL_GATHERING,
  DUEL_LAST,
  DUEL_OVER,
  DUEL_PLAYING,
  DUEL_RECORD,
  duelist,
} from './duel-samples';
import type { DuelHappened, DuelRoom } from './protocol';
import { CODE, TOKEN } from './match-samples';
import { keptSeat } from './seats';
import { session, sit, socket, newSessions } from './tested-session';
import { DUEL_AS_PRINTED } from './wishes';

newSessions();

function tell(seq: number, duel: DuelRoom, happened: DuelHappened | null = null): void {
  socket().say({ say: 'duel', seq, happened: happened && { ...happened, at: 0 }, duel });
}

const LEFT: DuelHappened = { kind: 'left', seat: 1, points: 0, pile: null };

describe('a game for two', () => {
  it('is opened with the settings that were wished for', () => {
    session.openDuel('Ann', DUEL_AS_PRINTED);
    socket().accept();
    expect(socket().sent).toEqual([{ do: 'open_duel', name: 'Ann', settings: DUEL_AS_PRINTED }]);
    socket().say({ say: 'seat', code: CODE, seat: 0, token: TOKEN });
    tell(1, { ...DUEL_GATHERING, players: [duelist('Ann')] });
    expect(session.stage.value).toBe('inside');
    expect(session.isHost.value).toBe(true);
    expect(session.room.value).toBeUndefined();
  });

  it('has one pick up a hand, and then put it back or call, and nothing else', () => {
    sit();
    const none = DUEL_PLAYING.piles.map((pile) => ({
      ...pile,
      holder: pile.holder === 0 ? null : pile.holder,
    }));
    tell(1, { ...DUEL_PLAYING, piles: none });
    expect(session.mayPick.value).toBe(true);
    expect(session.mayCall.value).toBe(false);
    session.putBack();
    session.call();
    expect(socket().sent.length).toBe(1);
    session.pick(4);
    session.pick(5);
    expect(socket().sent.slice(1)).toEqual([{ do: 'pick', deal: 1, pile: 4 }]);
    tell(2, DUEL_PLAYING, { kind: 'picked', seat: 0, points: 0, pile: 4 });
    expect(session.myPile.value).toBe(4);
    expect(session.mayPick.value).toBe(false);
    session.pick(5);
    session.putBack();
    expect(socket().sent.slice(2)).toEqual([{ do: 'put_back', deal: 1 }]);
    tell(2, DUEL_PLAYING);
    session.call();
    expect(socket().sent.at(-1)).toEqual({ do: 'call', deal: 1 });
    tell(3, DUEL_EXPLAINING, { kind: 'called', seat: 0, points: 0, pile: null });
    expect(session.mustExplain.value).toBe(true);
    session.answer('1');
    expect(socket().sent.at(-1)).toEqual({ do: 'answer', deal: 1, formula: '1' });
  });

  it('opens the last hand for both, and for nobody who watches', () => {
    sit(1);
    tell(1, DUEL_LAST);
    expect(session.myPile.value).toBe(11);
    expect(session.mayCall.value).toBe(true);
    expect(session.mayPutBack.value).toBe(false);
    session.watch(CODE);
    socket().accept();
    tell(1, DUEL_LAST);
    expect(session.mayCall.value).toBe(false);
    expect(session.mayPass.value).toBe(false);
    expect(session.mayPick.value).toBe(false);
  });

  it('takes each event once, in order, and comes back after a gap', () => {
    sit();
    tell(5, DUEL_PLAYING, { kind: 'picked', seat: 1, points: 0, pile: 9 });
    tell(6, DUEL_PLAYING, { kind: 'passed', seat: 1, points: 0, pile: null });
    expect(session.duelTold.value.map(({ seq }) => seq)).toEqual([6, 5]);
    const before = socket();
    tell(8, DUEL_PLAYING, LEFT);
    expect(before.isClosed).toBe(true);
  });

  it('gives the seat up, also after the end', () => {
    sit();
    tell(1, DUEL_OVER);
    session.leave();
    expect(socket().sent.at(-1)).toEqual({ do: 'leave' });
    expect(keptSeat(CODE)).toBeUndefined();
  });

  it('asks for the record piece by piece, and forgets it with a rematch', () => {
    sit();
    tell(1, DUEL_OVER);
    session.askForRecord();
    const [first, ...others] = DUEL_RECORD;
    socket().say({ say: 'record', from: 0, lines: [first], more: true });
    expect(session.record.value).toBeUndefined();
    vi.advanceTimersByTime(500);
    expect(socket().sent.slice(-2)).toEqual([
      { do: 'record', from: 0 },
      { do: 'record', from: 1 },
    ]);
    socket().say({ say: 'record', from: 1, lines: others, more: false });
    expect(session.record.value).toEqual(DUEL_RECORD);
    tell(2, DUEL_GATHERING, { kind: 'rematch', seat: 0, points: 0, pile: null });
    expect(session.record.value).toBeUndefined();
  });

  it('asks on for the record when something else was under way', () => {
    sit();
    tell(9, DUEL_OVER);
    session.askForRecord();
    socket().say({ say: 'record', from: 0, lines: [...DUEL_RECORD.slice(0, 1)], more: true });
    session.rematch();
    vi.advanceTimersByTime(500);
    expect(socket().sent.at(-1)).toEqual({ do: 'rematch' });
    socket().say({ say: 'refused', do: 'rematch', reason: 'too_fast', message: 'wait' });
    vi.advanceTimersByTime(500);
    expect(socket().sent.at(-1)).toEqual({ do: 'record', from: 1 });
  });

  it.each([
    [
      'a holder who is not there',
      { piles: [{ holder: 1, winner: null, cards: null }], players: [] },
    ],
    ['a hand that is not there', { open: 12 }],
    ['a hand beyond those on the table', { open: 11, piles: [] }],
    ['three players', { players: [duelist('A'), duelist('B'), duelist('C')] }],
    ['two cards', { piles: [{ holder: null, winner: null, cards: [1, 2] }] }],
    ['another phase', { phase: 'sleeping' }],
  ])('does not read %s', (_, wrong) => {
    sit();
    tell(1, { ...DUEL_GATHERING, ...(wrong as Partial<DuelRoom>) });
    expect(session.duel.value).toBeUndefined();
  });
});
