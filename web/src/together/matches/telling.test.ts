// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../i18n';
import { PLAIN_KINDS, REASONS, type Happened, type Room } from '../session/protocol';
import { LATER, OVER, PLAYING } from '../session/match-samples';
import { tell, timesInARow } from './telling';
import { room as en } from '../../i18n/en/room';
import { room as fr } from '../../i18n/fr/room';
import { roomWords } from '../parts/words';

const BETWEEN: Room = { ...LATER, phase: 'between' };
const say = (happened: Happened, room: Room = LATER, again = false) =>
  tell({ seq: 1, happened, room, again });
const plain = (kind: (typeof PLAIN_KINDS)[number], seat = 2): Happened => ({
  kind,
  seat,
  points: 0,
});

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  language.value = 'en';
});

describe('what happens is told', () => {
  it.each([
    [1, 'Shelley: (14 + 8 − 21) × (19 − 2) = 17 is right: 1 point.'],
    [2, 'Shelley: (14 + 8 − 21) × (19 − 2) = 17 is right: 2 points, the second in a row.'],
    [4, 'Shelley: (14 + 8 − 21) × (19 − 2) = 17 is right: 4 points, the third in a row.'],
    [512, 'Shelley: (14 + 8 − 21) × (19 − 2) = 17 is right: 512 points, number 10 in a row.'],
  ])('when somebody is right, for %i', (points, text) => {
    const formula = '(14 + 8 - 21) * (19 - 2)';
    expect(say({ kind: 'right', seat: 2, points, formula })).toBe(text);
  });

  it('in French, with its spaces', () => {
    language.value = 'fr';
    expect(say({ kind: 'right', seat: 2, points: 4, formula: '8 + 9' })).toBe(
      'Shelley\u00a0: 8 + 9 = 17, c’est juste\u00a0: 4 points, la 3e de suite.',
    );
    expect(say(plain('called'))).toBe('Shelley annonce «\u00a0Krypto\u202f!\u00a0»');
  });

  it.each([
    ['8 + 19', 'Shelley: 8 + 19 is wrong. Not all cards are used. Left over: 14, 2, 21. '],
    [
      '8 + 19 + 14 + 2 + 21',
      'Shelley: 8 + 19 + 14 + 2 + 21 is wrong. All cards are used, but the result is 64. ',
    ],
    [
      '(8 / 19) * 14 + 2 + 21',
      'Shelley: (8 ÷ 19) × 14 + 2 + 21 is wrong. 8 ÷ 19 is not allowed: these rules allow no fractions. ',
    ],
    // Steps are read by the server alone.
    ['8 + 19 = 28', 'Shelley: 8 + 19 = 28 is wrong. Why: a step is miscalculated. '],
  ])('why somebody is wrong: %s', (formula, text) => {
    const problems = ['wrong_step'] as const;
    const wrong: Happened = { kind: 'wrong', seat: 2, points: -1, formula, problems };
    expect(say(wrong, BETWEEN, true)).toBe(
      `${text}Minus one point. This hand is played again, with new cards.`,
    );
    expect(say(wrong, BETWEEN)).toBe(`${text}Minus one point.`);
  });

  it.each([
    ['a first hand', plain('dealt'), LATER, false, 'Hand 8 is dealt.'],
    ['a replay', plain('dealt'), LATER, true, 'Hand 8 is dealt again, with new cards.'],
    [
      'a tie',
      plain('dealt'),
      { ...LATER, box: 11, additional: true },
      false,
      'Hand 11 is dealt, to break the tie.',
    ],
    [
      'silence',
      plain('silent'),
      BETWEEN,
      true,
      'Shelley did not explain it in time. Minus one point. This hand is played again, with new cards.',
    ],
    [
      'nobody',
      plain('unsolved'),
      BETWEEN,
      true,
      'Nobody called. This hand is played again, with new cards.',
    ],
    [
      'an empty box',
      plain('unsolved'),
      BETWEEN,
      false,
      'Nobody called. Nobody scores on this hand.',
    ],
    ['one who passes', plain('passed'), LATER, false, 'Shelley passes.'],
    [
      'the last who passes',
      plain('passed'),
      BETWEEN,
      true,
      'Shelley passes. Nobody called. This hand is played again, with new cards.',
    ],
    ['one who leaves', plain('left', 3), LATER, false, 'Kim has left.'],
    [
      'the last who leaves',
      plain('left', 3),
      { ...OVER, winner: null },
      false,
      'Kim has left. All players have left. Nobody wins.',
    ],
  ])('after %s', (_what, happened, room, again, text) => {
    expect(say(happened, room, again)).toBe(text);
  });

  it('how it ends', () => {
    const right: Happened = { kind: 'right', seat: 2, points: 1, formula: '1' };
    expect(say(right, OVER)).toMatch(/1 point\. Shelley wins with 8 points\.$/);
  });
});

it.each(LANGUAGES)('everything has its own words in %s', (chosen) => {
  language.value = chosen;
  const told = PLAIN_KINDS.map((kind) => say(plain(kind), PLAYING));
  expect(new Set(told).size).toBe(PLAIN_KINDS.length);
  expect(told.join('')).not.toMatch(/undefined|null/);
  const { reasons } = roomWords();
  expect(new Set(REASONS.map((reason) => reasons[reason])).size).toBe(REASONS.length);
});

it('no sentence is English in French', () => {
  const same = Object.entries(en).filter(
    ([key, text]) => typeof text === 'string' && fr[key as keyof typeof fr] === text,
  );
  expect(same.map(([key]) => key)).toEqual(['total']);
});

it('points say how many were won in a row', () => {
  expect([1, 2, 4, 8, 2 ** 49].map(timesInARow)).toEqual([1, 2, 3, 4, 50]);
});
