// SPDX-License-Identifier: MIT
import { describe, expect, it, vi } from 'vitest';
import { begunAt, keepBegun } from './begun';
import { FakeSocket } from './fake-socket';
import type { Happened, Room } from './protocol';
import { CODE, GATHERING, LATER, PLAYING, TOKEN } from './match-samples';
import { keepSeat, keptSeat, keptSeats } from './seats';
import { answerQuestionsIn, session, sit, socket, newSessions } from './tested-session';
import { AS_PRINTED } from './wishes';

const DEALT: Happened = { kind: 'dealt', seat: 0, points: 0 };
newSessions();

function tellRoom(seq: number, room: Room, happened: Happened | null = null): void {
  socket().say({ say: 'room', seq, happened, room });
}

/** At the table, with the first hand dealt as event 3. */
function play(room: Room = PLAYING, seat = 0): void {
  sit(seat);
  tellRoom(2, GATHERING);
  tellRoom(3, room, DEALT);
}

describe('coming in', () => {
  it('opens a room, keeps what opens the seat, and says it to nobody but the server', () => {
    session.open('Debbie', AS_PRINTED);
    expect(session.stage.value).toBe('entering');
    socket().accept();
    expect(socket().sent).toEqual([{ do: 'open', name: 'Debbie', settings: AS_PRINTED }]);
    socket().say({ say: 'seat', code: CODE, seat: 0, token: TOKEN });
    tellRoom(1, GATHERING);
    expect(session.stage.value).toBe('inside');
    expect(session.isHost.value).toBe(true);
    expect(keptSeats()).toEqual([{ code: CODE, name: 'Debbie', token: TOKEN }]);
    expect(location.href).not.toContain(TOKEN);
    expect(socket().url).not.toContain(TOKEN);
  });

  it('watches without a seat', () => {
    session.visit(CODE, 'watch');
    socket().accept();
    tellRoom(3, PLAYING);
    expect(session.stage.value).toBe('inside');
    expect(session.me.value).toBeUndefined();
    session.call();
    session.pass();
    session.answer('1');
    expect(socket().sent).toEqual([{ do: 'watch', code: CODE }]);
  });

  it.each(['begun', 'name_taken', 'no_such_room', 'full', 'busy'] as const)(
    'says why it cannot: %s',
    (reason) => {
      session.join(CODE, 'Debbie');
      socket().accept();
      socket().say({ say: 'refused', do: 'join', reason, message: '' });
      expect(session.stage.value).toBe('outside');
      expect(session.trouble.value).toEqual({ kind: 'refused', what: 'join', reason });
      // The address of the room comes later than the refusal on a fast line.
      session.visit(CODE, 'seat');
      expect(session.trouble.value).toEqual({ kind: 'refused', what: 'join', reason });
      vi.advanceTimersByTime(60_000);
      expect(FakeSocket.all).toHaveLength(1);
    },
  );

  it('does not ask twice for a seat that it may have got', () => {
    session.join(CODE, 'Debbie');
    socket().accept();
    socket().lose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(session.stage.value).toBe('outside');
    expect(session.trouble.value).toEqual({ kind: 'no_answer' });
  });

  it.each([
    ['opened', () => session.open('Debbie', AS_PRINTED)],
    ['watched', () => session.watch(CODE)],
  ])('says that files alone have no rooms that can be %s', async (_what, enter) => {
    answerQuestionsIn('text/html');
    enter();
    socket().lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.trouble.value).toEqual({ kind: 'files_only' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('waits for a server that is there and does not answer yet', async () => {
    session.watch(CODE);
    socket().lose();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.stage.value).toBe('entering');
    expect(FakeSocket.all.length).toBeGreaterThan(3);
  });
});

describe('cards that a player has laid', () => {
  const explaining = (caller: number): Room => ({ ...PLAYING, phase: 'explaining', caller });
  const begun = () => begunAt({ code: CODE, seat: 0 }, 'a hand', (work) => work);

  it('is there until the explanation is over', () => {
    play();
    tellRoom(4, explaining(0), { kind: 'called', seat: 0, points: 0 });
    keepBegun(session.place, 'a hand', 'half');
    tellRoom(4, explaining(0));
    expect(begun()).toBe('half');
    const out = PLAYING.players.map((one, seat) => (seat === 0 ? { ...one, plays: false } : one));
    tellRoom(5, { ...PLAYING, players: out }, { kind: 'silent', seat: 0, points: -1 });
    expect(begun()).toBeUndefined();
  });

  it('waits while another explains, and goes with the hand', () => {
    play();
    keepBegun(session.place, 'a hand', 'half');
    tellRoom(4, explaining(1), { kind: 'called', seat: 1, points: 0 });
    tellRoom(5, PLAYING, { kind: 'silent', seat: 1, points: -1 });
    expect(begun()).toBe('half');
    tellRoom(6, { ...PLAYING, phase: 'between' }, { kind: 'unsolved', seat: 0, points: 0 });
    expect(begun()).toBeUndefined();
  });

  it('is not touched by who looks on', () => {
    keepBegun({ code: CODE, seat: 0 }, 'a hand', 'half');
    session.visit(CODE, 'watch');
    socket().accept();
    tellRoom(3, PLAYING);
    expect(begun()).toBe('half');
  });
});

describe('coming back', () => {
  it('sits down on the kept seat, after a reload as after a loss', () => {
    keepSeat({ code: CODE, name: 'Debbie', token: TOKEN });
    session.visit(CODE, 'seat');
    for (let i = 0; i < 3; i++) {
      socket().accept();
      expect(socket().sent).toEqual([{ do: 'return', code: CODE, token: TOKEN }]);
      socket().say({ say: 'seat', code: CODE, seat: 1, token: TOKEN });
      tellRoom(3, PLAYING);
      expect(session.me.value?.name).toBe('Miguel');
      socket().lose();
      expect(session.stage.value).toBe('inside');
      vi.advanceTimersByTime(5000);
    }
    expect(keptSeat(CODE)?.name).toBe('Debbie');
  });

  it('returns to the seat after the line was lost just behind the door', () => {
    sit();
    socket().lose();
    vi.advanceTimersByTime(5000);
    socket().accept();
    expect(socket().sent).toEqual([{ do: 'return', code: CODE, token: TOKEN }]);
  });

  it.each(['bad_token', 'no_such_room', 'has_left'] as const)(
    'forgets a seat that is gone: %s',
    (reason) => {
      keepSeat({ code: CODE, name: 'Debbie', token: TOKEN });
      session.visit(CODE, 'seat');
      socket().accept();
      socket().say({ say: 'refused', do: 'return', reason, message: '' });
      expect(session.trouble.value).toEqual({ kind: 'refused', what: 'return', reason });
      expect(keptSeat(CODE)).toBeUndefined();
    },
  );

  it.each(['busy', 'too_fast', 'fault'] as const)('tries again when it is %s', (reason) => {
    play();
    socket().lose();
    vi.advanceTimersByTime(1000);
    socket().accept();
    socket().say({ say: 'refused', do: 'return', reason, message: '' });
    expect(session.stage.value).toBe('inside');
    expect(keptSeat(CODE)).toBeDefined();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('leaves the seat to another window, and takes it back when told', () => {
    play();
    socket().say({ say: 'end', reason: 'replaced' });
    socket().lose();
    expect(session.stage.value).toBe('replaced');
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
    session.takeBack();
    socket().accept();
    expect(socket().sent).toEqual([{ do: 'return', code: CODE, token: TOKEN }]);
    tellRoom(9, PLAYING);
    expect(session.stage.value).toBe('inside');
  });

  it.each(['stopping', 'slow', 'too_fast', 'fault'])('comes back after the end: %s', (reason) => {
    play();
    socket().say({ say: 'end', reason });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('events', () => {
  it('come in order, each once', () => {
    play();
    tellRoom(4, { ...PLAYING, phase: 'explaining', caller: 0 }, { ...DEALT, kind: 'called' });
    tellRoom(4, { ...PLAYING, phase: 'explaining', caller: 0 });
    expect(session.told.value.map(({ seq }) => seq)).toEqual([4, 3]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([
    ['one is missing', 5, DEALT],
    ['one comes again', 2, DEALT],
    ['one is missing before somebody enters', 4, null],
  ])('are asked for anew when %s', (_what, seq, happened) => {
    play();
    tellRoom(seq, LATER, happened);
    expect(session.line.state.value).toBe('waiting');
    expect(session.room.value).toEqual(PLAYING);
    vi.advanceTimersByTime(1000);
    socket().accept();
    tellRoom(seq, LATER);
    expect(session.room.value).toEqual(LATER);
  });

  it.each(['nonsense', '[]', '{"say":"room","seq":4,"happened":null,"room":{}}', '{"say":"x"}'])(
    'that cannot be read are not believed: %s',
    (text) => {
      play();
      socket().sayText(text);
      expect(session.line.state.value).toBe('waiting');
      expect(session.room.value).toEqual(PLAYING);
    },
  );

  it('say whether a hand is for the same box as the last', () => {
    play();
    const between: Room = { ...PLAYING, phase: 'between' };
    tellRoom(4, between, { kind: 'silent', seat: 1, points: -1 });
    tellRoom(5, { ...PLAYING, deal: 2 }, DEALT);
    const next: Room = { ...between, box: 2, deal: 2 };
    tellRoom(6, next, { kind: 'right', seat: 0, points: 1, formula: '1' });
    tellRoom(7, { ...PLAYING, box: 2, deal: 3 }, DEALT);
    expect(session.told.value.map(({ again }) => again)).toEqual([false, false, true, true, false]);
  });
});

describe('playing', () => {
  it('says to which hand it belongs, and waits for the answer', () => {
    play({ ...PLAYING, deal: 7 });
    session.call();
    session.call();
    session.pass();
    expect(socket().sent.slice(1)).toEqual([{ do: 'call', deal: 7 }]);
    socket().say({ say: 'refused', do: 'call', reason: 'being_explained', message: '' });
    expect(session.refusal.value).toEqual({ what: 'call', reason: 'being_explained' });
    expect(session.room.value?.phase).toBe('playing');
    session.pass();
    expect(socket().sent.at(-1)).toEqual({ do: 'pass', deal: 7 });
    expect(session.refusal.value).toBeUndefined();
  });

  it.each([
    ['out of the hand', LATER, 2],
    ['one who has left', LATER, 3],
    ['before the first hand', GATHERING, 0],
    ['while somebody explains', { ...PLAYING, phase: 'explaining' as const, caller: 1 }, 0],
  ])('does not call: %s', (_who, room, seat) => {
    play(room, seat);
    session.call();
    session.pass();
    session.answer('1 + 2');
    expect(socket().sent).toHaveLength(1);
  });

  it('shows the others how the cards lie, while it explains', () => {
    const move = { from: 0, onto: 2, operator: '-', swapped: true } as const;
    play(PLAYING);
    session.show([move]);
    expect(socket().sent.filter((one) => one.do === 'show')).toEqual([]);
    play({ ...PLAYING, phase: 'explaining', caller: 0 });
    session.show([move]);
    expect(socket().sent.at(-1)).toEqual({
      do: 'show',
      deal: PLAYING.deal,
      moves: [{ from: 1, onto: 3, operator: '-', swapped: true }],
    });
    expect(session.pending.value).toBeUndefined();
  });

  it('sees how the cards lie of who explains, until something happens', () => {
    play({ ...PLAYING, phase: 'explaining', caller: 1 });
    const moves = [{ from: 1, onto: 3, operator: '-', swapped: true }];
    socket().say({ say: 'shown', deal: PLAYING.deal, moves });
    expect(session.shown.value).toEqual([{ from: 0, onto: 2, operator: '-', swapped: true }]);
    socket().say({ say: 'shown', deal: PLAYING.deal + 1, moves: [] });
    expect(session.shown.value).toHaveLength(1);
    play(PLAYING);
    expect(session.shown.value).toEqual([]);
  });

  it('explains when it has called', () => {
    play({ ...PLAYING, phase: 'explaining', caller: 0 });
    session.answer('8 + 19');
    expect(socket().sent.at(-1)).toEqual({ do: 'answer', deal: 1, formula: '8 + 19' });
  });

  it('sends nothing without a line, and can again after it', () => {
    play();
    session.call();
    socket().lose();
    session.call();
    vi.advanceTimersByTime(1000);
    socket().accept();
    tellRoom(3, PLAYING);
    session.call();
    expect(socket().sent.at(-1)).toEqual({ do: 'call', deal: 1 });
  });

  it('counts down from when the message came', () => {
    const before = performance.now();
    play();
    expect(session.deadline.value).toBe(before + 161_000);
    tellRoom(4, { ...PLAYING, phase: 'between', left_ms: null }, { ...DEALT, kind: 'unsolved' });
    expect(session.deadline.value).toBeUndefined();
  });
});

describe('going', () => {
  it('keeps the seat when the page is just closed', () => {
    play();
    session.close();
    expect(socket().isClosed).toBe(true);
    expect(keptSeat(CODE)).toBeDefined();
  });

  it('gives the seat up for good', () => {
    play();
    session.leave();
    expect(socket().sent.at(-1)).toEqual({ do: 'leave' });
    expect(keptSeat(CODE)).toBeUndefined();
    expect(session.stage.value).toBe('outside');
  });

  it('keeps a seat that it cannot give up now', () => {
    play();
    socket().lose();
    session.leave();
    expect(keptSeat(CODE)).toBeDefined();
  });

  it('says nothing to a match that is over', () => {
    play({ ...PLAYING, phase: 'over', winner: 0 });
    session.leave();
    expect(socket().sent.at(-1)).not.toEqual({ do: 'leave' });
    expect(keptSeat(CODE)).toBeUndefined();
  });
});
