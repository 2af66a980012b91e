// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { CLASS_PLAYING, PUPILS } from '../session/class-samples';
import type { ClassHappened, ClassRow } from '../session/protocol';
import { tellClass } from './telling';

const [FIRST] = PUPILS as [ClassRow];
const THINKING: ClassRow = { ...FIRST, progress: 'thinking', took_ms: null, formula: null };

it('tells a player in person, and the host by name', () => {
  const right: ClassHappened = { kind: 'right', seat: 0, points: 978 };
  const mine = { ...CLASS_PLAYING, me: FIRST };
  expect(tellClass({ seq: 1, happened: right, room: mine })).toBe(
    'Right, in 8.0\u00a0s: 978 points.',
  );
  const led = { ...CLASS_PLAYING, players: PUPILS };
  expect(tellClass({ seq: 1, happened: right, room: led })).toBe('Ada has solved it.');
  const wrong: ClassHappened = { kind: 'wrong', seat: 0, points: 0, problems: ['wrong_value'] };
  const tried = { ...CLASS_PLAYING, me: { ...THINKING, tries: 9 } };
  expect(tellClass({ seq: 1, happened: wrong, room: tried })).toBe(
    'Not quite: that costs 100 points. Why: the result is a different number. One more try.',
  );
  const twice: ClassHappened = { ...wrong, problems: ['extra_card', 'extra_card', 'wrong_value'] };
  expect(tellClass({ seq: 1, happened: twice, room: tried })).toBe(
    'Not quite: that costs 100 points. Why: a card is used that is not in the hand, the result is a different number. One more try.',
  );
  const near = { ...tried, settings: { ...tried.settings, game: 'countdown' as const } };
  expect(tellClass({ seq: 1, happened: wrong, room: near })).toBe(
    'Not quite. Why: the result is a different number. One more try.',
  );
  const last = { ...CLASS_PLAYING, me: { ...THINKING, tries: 10 } };
  const unexplained = { ...wrong, problems: [] };
  expect(tellClass({ seq: 1, happened: unexplained, room: last })).toBe(
    'Not quite: that costs 100 points.',
  );
  for (const kind of [
    'joined',
    'dealt',
    'passed',
    'left',
    'removed',
    'closed',
    'rematch',
  ] as const) {
    expect(tellClass({ seq: 1, happened: { kind, seat: 0, points: 0 }, room: led })).not.toBe('');
  }
});
