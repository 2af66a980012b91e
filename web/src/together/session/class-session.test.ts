// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from 'vitest';
import { begunAt, keepBegun } from './begun';
import {
  CLASS_BETWEEN,
  CLASS_CALCROSTIC,
  CLASS_GATHERING,
  CLASS_OVER,
  CLASS_PLAYING,
  PUPILS,
} from './class-samples';
import type { ClassHappened, ClassRoom, ClassRow } from './protocol';
import { forgetClasses, lastClasses } from './last-classes';
import { readMessage } from './read-message';
import { CODE, TOKEN } from './match-samples';
import { keptPlayer, keptSeat } from './seats';
import { myName } from './wishes';
import { session, sit, socket, newSessions } from './tested-session';

const [FIRST] = PUPILS as [ClassRow];
const THINKING: ClassRow = { ...FIRST, progress: 'thinking', took_ms: null, formula: null };
newSessions();

function tell(seq: number, room: ClassRoom, happened: ClassHappened | null = null): void {
  socket().say({ say: 'class', seq, happened, class: room });
}

function lead(): void {
  session.openClass(CLASS_GATHERING.settings);
  socket().accept();
  socket().say({ say: 'host', code: CODE, token: TOKEN });
  tell(0, { ...CLASS_GATHERING, players: PUPILS });
}

describe('what a player has begun', () => {
  const begun = () => begunAt(session.place, 'a hand', (work) => work);

  beforeEach(() => {
    sit();
    tell(1, { ...CLASS_PLAYING, me: THINKING });
    keepBegun(session.place, 'a hand', 'half');
    expect(session.place).toEqual({ code: CODE, seat: 0 });
  });

  it('is there as long as the hand is played, whatever others do', () => {
    tell(2, { ...CLASS_PLAYING, me: { ...THINKING, tries: 1 } });
    socket().say({
      say: 'progress',
      seq: 3,
      happened: null,
      counts: CLASS_PLAYING.counts,
      row: null,
    });
    expect(begun()).toBe('half');
    session.close();
    session.visit(CODE, 'seat');
    socket().accept();
    socket().say({ say: 'seat', code: CODE, seat: 0, token: TOKEN });
    tell(4, { ...CLASS_PLAYING, me: THINKING });
    expect(begun()).toBe('half');
  });

  it.each<[string, () => void]>([
    ['the hand is over', () => tell(2, { ...CLASS_BETWEEN, me: THINKING })],
    [
      'it is solved',
      () =>
        socket().say({
          say: 'progress',
          seq: 2,
          happened: { kind: 'right', seat: 0, points: 900 },
          counts: CLASS_PLAYING.counts,
          row: FIRST,
        }),
    ],
    ['the seat is left', () => session.leave()],
    ['the player is taken out', () => socket().say({ say: 'end', reason: 'removed' })],
    [
      'the seat is gone after a reload',
      () => {
        session.close();
        session.visit(CODE, 'seat');
        socket().accept();
        socket().say({ say: 'refused', do: 'return', reason: 'no_such_room', message: '' });
      },
    ],
  ])('is forgotten when %s', (_when, happen) => {
    happen();
    expect(begunAt({ code: CODE, seat: 0 }, 'a hand', (work) => work)).toBeUndefined();
  });
});

it('reads classes as the server has them', () => {
  for (const room of [
    CLASS_GATHERING,
    CLASS_BETWEEN,
    CLASS_CALCROSTIC,
    { ...CLASS_CALCROSTIC, phase: 'over', puzzles: [CLASS_CALCROSTIC.puzzle] },
    { ...CLASS_PLAYING, players: PUPILS },
    { ...CLASS_PLAYING, me: THINKING },
  ]) {
    const message = { say: 'class', seq: 3, happened: null, class: room };
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  }
  const before: Partial<ClassRoom> = { ...CLASS_PLAYING };
  delete before.puzzle;
  delete before.puzzles;
  const old = { say: 'class', seq: 3, happened: null, class: before };
  expect(readMessage(JSON.stringify(old))).toEqual({ ...old, class: CLASS_PLAYING });
  const torn = { ...CLASS_PLAYING, phase: 'explaining' };
  const message = { say: 'class', seq: 3, happened: null, class: torn };
  expect(readMessage(JSON.stringify(message))).toBeUndefined();
});

it('keeps the place of the host, and leads', () => {
  lead();
  expect(session.leads.value).toBe(true);
  expect(keptSeat(CODE)).toEqual({ code: CODE, name: '', token: TOKEN, isHost: true });
  session.deal();
  tell(5, { ...CLASS_PLAYING, players: PUPILS }, { kind: 'dealt', seat: 0, points: 0 });
  session.endHand();
  tell(6, CLASS_BETWEEN);
  session.rename(3, 'Kim');
  tell(7, CLASS_BETWEEN);
  session.remove(3);
  tell(8, CLASS_BETWEEN);
  session.rematch();
  expect(socket().sent.slice(1)).toEqual([
    { do: 'deal' },
    { do: 'close', deal: 1 },
    { do: 'rename', seat: 3, name: 'Kim' },
    { do: 'remove', seat: 3 },
    { do: 'rematch' },
  ]);
});

it('answers only while one is thinking', () => {
  sit();
  tell(2, { ...CLASS_GATHERING, me: THINKING });
  session.answer('1 + 1');
  tell(3, { ...CLASS_PLAYING, me: THINKING });
  session.answer('1 + 2');
  tell(9, { ...CLASS_PLAYING, me: FIRST });
  session.answer('1 + 3');
  session.pass();
  expect(socket().sent.slice(1)).toEqual([{ do: 'answer', deal: 1, formula: '1 + 2' }]);
});

it.each(['removed', 'closed'] as const)(
  'is outside when it was %s, and does not come back',
  (how) => {
    sit();
    tell(2, { ...CLASS_GATHERING, me: THINKING });
    socket().say({ say: 'end', reason: how });
    expect(session.stage.value).toBe('outside');
    expect(session.trouble.value).toEqual({ kind: 'ended', how });
    expect(keptSeat(CODE)).toBeUndefined();
  },
);

it('keeps the class as it ended for those who were there, until they go elsewhere', () => {
  sit();
  tell(2, { ...CLASS_PLAYING, me: FIRST });
  socket().say({ say: 'end', reason: 'closed' });
  session.visit(CODE, 'seat');
  expect(session.ended.value?.me).toEqual(FIRST);
  session.visit(undefined, 'seat');
  expect(session.ended.value).toBeUndefined();
});

it('shows the results after the last hand where a hand was in play', () => {
  sit();
  tell(2, { ...CLASS_BETWEEN, me: FIRST });
  tell(3, { ...CLASS_PLAYING, box: 2, me: { ...THINKING, boxes: [900, null] } });
  socket().say({ say: 'end', reason: 'closed' });
  expect(session.ended.value).toEqual({ ...CLASS_BETWEEN, me: FIRST });
  sit();
  // In the first hand there are no results, and no place.
  tell(2, { ...CLASS_PLAYING, me: FIRST });
  socket().say({ say: 'end', reason: 'closed' });
  expect(session.ended.value?.box).toBe(0);
});

describe('the host', () => {
  const PLAYING: ClassRoom = { ...CLASS_PLAYING, players: PUPILS };
  const BETWEEN: ClassRoom = { ...CLASS_BETWEEN, players: PUPILS };
  const OVER: ClassRoom = { ...CLASS_OVER, players: PUPILS };
  const kept = () => lastClasses().map(({ code, race, hands }) => [code, race, hands.length]);

  beforeEach(() => {
    forgetClasses();
    lead();
  });

  it('ends the hand in play before the class closes, so that all have its results', () => {
    tell(5, PLAYING);
    session.leave();
    expect(session.stage.value).toBe('inside');
    expect(socket().sent.at(-1)).toEqual({ do: 'close', deal: 1 });
    tell(6, BETWEEN);
    expect(socket().sent.at(-1)).toEqual({ do: 'leave' });
    expect(session.stage.value).toBe('outside');
    expect(session.ended.value).toEqual(BETWEEN);
    expect(kept()).toEqual([[CODE, 1, 1]]);
  });

  it('closes the class also if the hand cannot be ended', () => {
    tell(5, BETWEEN);
    tell(6, { ...PLAYING, box: 2, deal: 2 });
    session.leave();
    socket().say({ say: 'refused', do: 'close', reason: 'other_hand', message: '' });
    expect(socket().sent.at(-1)).toEqual({ do: 'leave' });
    expect(session.ended.value).toEqual(BETWEEN);
  });

  it('has not closed a class that was not reached', () => {
    tell(5, BETWEEN);
    socket().lose();
    session.leave();
    expect(session.ended.value).toBeUndefined();
    expect(keptSeat(CODE)?.isHost).toBe(true);
  });

  it('keeps the results when the race ends, before it is played again', () => {
    tell(5, BETWEEN);
    expect(kept()).toEqual([]);
    tell(6, OVER);
    expect(kept()).toEqual([[CODE, 1, 1]]);
    tell(
      7,
      { ...CLASS_GATHERING, race: 2, players: PUPILS },
      { kind: 'rematch', seat: 0, points: 0 },
    );
    tell(8, { ...OVER, race: 2 });
    expect(kept()).toEqual([
      [CODE, 2, 1],
      [CODE, 1, 1],
    ]);
  });

  it('keeps them when another game begins in the middle, and shows them in the end', () => {
    tell(5, BETWEEN);
    session.rematch({ ...CLASS_GATHERING.settings, puzzle: 'alphametic', lang: 'fr', level: 2 });
    expect(socket().sent.at(-1)).toEqual({
      do: 'rematch',
      settings: { puzzle: 'alphametic', lang: 'fr', level: 2, hands: 5, hand_seconds: 180 },
    });
    const next = { ...CLASS_GATHERING, race: 2, players: PUPILS };
    tell(6, next, { kind: 'rematch', seat: 0, points: 0 });
    expect(kept()).toEqual([[CODE, 1, 1]]);
    session.leave();
    expect(session.ended.value).toEqual(BETWEEN);
    expect(kept()).toEqual([[CODE, 1, 1]]);
  });

  it('keeps them when the class is emptied', () => {
    tell(5, BETWEEN);
    tell(6, { ...PLAYING, box: 2, deal: 2 });
    tell(7, { ...PLAYING, code: 'K7QX2MAB', box: 2, deal: 2, players: [] });
    expect(kept()).toEqual([[CODE, 1, 1]]);
    session.leave();
    tell(8, { ...BETWEEN, code: 'K7QX2MAB', players: [], standings: [] });
    expect(kept()).toEqual([[CODE, 1, 1]]);
  });

  it('keeps them when another window closes the class', () => {
    tell(5, BETWEEN);
    socket().say({ say: 'end', reason: 'closed' });
    expect(kept()).toEqual([[CODE, 1, 1]]);
  });
});

it('keeps no results of a class that another leads', () => {
  forgetClasses();
  sit();
  tell(2, { ...CLASS_OVER, me: FIRST });
  socket().say({ say: 'end', reason: 'closed' });
  expect(lastClasses()).toEqual([]);
});

it.each<[string, () => void]>([
  ['is', () => socket().say({ say: 'end', reason: 'removed' })],
  [
    'was',
    () => {
      session.close();
      session.visit(CODE, 'seat');
      socket().accept();
      socket().say({ say: 'refused', do: 'return', reason: 'removed', message: '' });
    },
  ],
])('has no name to come back with when it %s removed', (_when, remove) => {
  myName.value = 'Ann';
  sit();
  tell(2, { ...CLASS_PLAYING, me: FIRST });
  remove();
  expect(session.isTakenOut.value).toBe(true);
  expect(myName.value).toBe('');
  // The address without a code does not hide why.
  session.visit(undefined, 'seat');
  expect(session.isTakenOut.value).toBe(true);
});

it('keeps nothing of a class from which it was removed', () => {
  sit();
  tell(2, { ...CLASS_PLAYING, me: FIRST });
  socket().say({ say: 'end', reason: 'removed' });
  expect(session.ended.value).toBeUndefined();
});

it('places everybody when one has answered', () => {
  lead();
  const before = PUPILS.map((row) => ({
    ...row,
    total: 0,
    rank: 1,
    progress: 'thinking' as const,
  }));
  tell(5, { ...CLASS_PLAYING, players: before });
  const [, second, third] = before as [ClassRow, ClassRow, ClassRow];
  const counts = { here: 31, finished: 1, right: 1 };
  for (const [seq, row] of [
    [6, { ...third, total: 900, progress: 'right' as const }],
    [7, { ...second, total: 950, progress: 'right' as const }],
  ] as const) {
    const happened = { kind: 'right' as const, seat: row.seat, points: row.total };
    socket().say({ say: 'progress', seq, happened, counts, row });
  }
  const players = session.classroom.value?.players ?? [];
  expect(players.slice(0, 4).map(({ rank }) => rank)).toEqual([3, 1, 2, 3]);
  expect(session.classroom.value?.counts).toEqual(counts);
  expect(session.classTold.value?.happened.kind).toBe('right');
});

it('shows the big screen also where the host has the place', () => {
  lead();
  session.close();
  session.visit(CODE, 'screen');
  socket().accept();
  expect(socket().sent).toEqual([{ do: 'watch', code: CODE }]);
  expect(session.purpose.value).toBe('screen');
  expect(keptSeat(CODE)).toBeDefined();
});

it('plays too where the host has the place, and the host stays', () => {
  lead();
  session.close();
  session.visit(CODE, 'play');
  expect(session.stage.value).toBe('outside');
  session.join(CODE, 'Kim');
  socket().accept();
  const token = 'f'.repeat(32);
  socket().say({ say: 'seat', code: CODE, seat: 0, token });
  expect(keptSeat(CODE)?.isHost).toBe(true);
  expect(keptPlayer(CODE)).toEqual({ code: CODE, name: 'Kim', token });
  // Loaded again, the seat is the player's.
  session.close();
  session.visit(CODE, 'play');
  socket().accept();
  expect(socket().sent).toEqual([{ do: 'return', code: CODE, token }]);
});

it('asks for what belongs to the puzzle, and of hands of any level for what servers always had', () => {
  session.openClass(CLASS_CALCROSTIC.settings);
  socket().accept();
  expect(socket().sent.at(-1)).toEqual({
    do: 'open_class',
    settings: { puzzle: 'calcrostic', level: 2, hands: 5, hand_seconds: 600, private: false },
  });
  session.openClass({ ...CLASS_GATHERING.settings, puzzle: 'krypto' });
  socket().accept();
  expect(socket().sent.at(-1)).toEqual({
    do: 'open_class',
    settings: CLASS_GATHERING.settings,
  });
});

it('answers a calcrostic while one is thinking', () => {
  sit();
  tell(1, { ...CLASS_CALCROSTIC, me: THINKING });
  session.answer('A=2, B=4');
  expect(socket().sent.at(-1)).toEqual({ do: 'answer', deal: 1, formula: 'A=2, B=4' });
});
