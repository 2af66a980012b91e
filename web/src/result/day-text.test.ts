// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from '../diary/diary';
import { puzzlesOf } from '../engine/kinds';
import { language } from '../i18n';
import { en } from '../i18n/en';
import { fr } from '../i18n/fr';
import { dayText } from './day-text';

const DAY = '2026-12-01';

const SOLVED: Omit<Entry, 'kind' | 'address'> = {
  day: DAY,
  isEasy: false,
  date: DAY,
  outcome: 'solved',
  seconds: 83,
  helps: 0,
  letters: 0,
  mistakes: 0,
  level: 2,
  points: null,
};

const ENDS: Partial<Record<Entry['kind'], Partial<Entry>>> = {
  '24': { outcome: 'given_up', seconds: 5 },
  countdown: { outcome: 'near', points: 7 },
  calcrostic: { helps: 3, mistakes: 1, level: 4 },
  alphametic: { seconds: null, level: null },
};

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  language.value = 'en';
});

const ENTRIES = puzzlesOf(DAY).map((kind): Entry => {
  return { ...SOLVED, kind, address: `#/${kind}/x`, ...ENDS[kind] };
});

it('says of each puzzle of a day how it went, and of the day how many were solved', () => {
  expect(dayText(ENTRIES, DAY, en).split('\n')).toEqual([
    'reckon · December 1, 2026 · 4 of 6 solved',
    'Krypto · ★★ · 1:23 · no hints',
    '24 · ★★ · Solution seen',
    'Countdown · ★★ · 7 points',
    'Calcrostic · ★★★★ · 1:23 · 2 hints · 1 mistake pointed out',
    `${en.home.kinds.newspaper} · ★★ · 1:23 · no hints`,
    'Alphametic · no hints',
    expect.stringMatching(/#\/home\/2026-12-01$/),
  ]);
});

it('names the days in a row, and speaks French', () => {
  const before: Entry = {
    ...{ ...SOLVED, kind: 'krypto', address: '#/krypto/y' },
    ...{ day: '2026-11-30', date: '2026-11-30' },
  };
  language.value = 'fr';
  expect(dayText([before, ...ENTRIES], DAY, fr).split('\n')[0]).toBe(
    'reckon · 1er décembre 2026 · 4 énigmes résolues sur 6 · Série\u00a0: 2 jours',
  );
});
