// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { CLASS_BETWEEN, CLASS_PLAYING, PUPILS } from '../session/class-samples';
import type { ClassHappened, ClassRow } from '../session/protocol';
import { language } from '../../i18n';
import { nearWords } from '../parts/words';
import { tellClass, tellSolved } from './telling';

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

it('tells who came near the target from who hit it', () => {
  const after = (...distances: (number | null)[]) => ({
    ...CLASS_BETWEEN,
    settings: { ...CLASS_BETWEEN.settings, game: 'countdown' as const },
    counts: { here: distances.length, finished: distances.length, right: 2 },
    standings: distances.map((distance, seat) => ({
      ...{ seat, name: String(seat), left: false, total: 0, earlier: 0, rank: 1 },
      distance,
    })),
  });
  expect(tellSolved(CLASS_BETWEEN)).toBe('20 of 31 solved it');
  expect(tellSolved(after(10, 7, null))).toBe('Nobody hit the target, but 2 of 3 came near');
  expect(tellSolved(after(0, 7, 3))).toBe('1 of 3 hit the target, 2 came near');
  expect(tellSolved(after(0, null))).toBe('1 of 2 hit the target');
  expect(tellSolved(after(null))).toBe('Nobody hit the target');
  language.value = 'fr';
  expect(tellSolved(after(0, 7, 3))).toBe('1 sur 3 a atteint l’objectif, 2 ont approché');
  language.value = 'en';
});

it('names the points of a near answer inside a list without a full stop', () => {
  expect(nearWords().scored(7, 418)).toBe('7 away: 418 points');
});

it('says how far away an answer is that does not score', () => {
  const room = {
    ...CLASS_PLAYING,
    settings: { ...CLASS_PLAYING.settings, rules: 'positive' as const, game: 'countdown' as const },
    hand: { cards: [10, 2, 50, 75, 100, 7], objective: 458 },
  };
  const wrong: ClassHappened = { kind: 'wrong', seat: 0, points: 0, problems: ['wrong_value'] };
  const told = (formula: string) =>
    tellClass({
      seq: 1,
      happened: wrong,
      room: { ...room, me: { ...THINKING, tries: 9, formula } },
    });
  expect(told('10 * 2')).toBe(
    'Not quite. 20 is 438 away; only answers within 10 score. One more try.',
  );
  expect(told('9 * 2')).toContain('Why:');
  language.value = 'fr';
  expect(told('10 * 2')).toContain(
    '20 est à 438 de l’objectif\u202f; une réponse ne marque qu’à 10 près.',
  );
  language.value = 'en';
});
