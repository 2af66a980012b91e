// SPDX-License-Identifier: MIT
import { beforeEach, expect, it } from 'vitest';
import type { Entry } from '../diary/diary';
import { language } from '../i18n';
import { puzzleName } from './puzzle-name';

const entry = (some: Partial<Entry>): Entry => ({
  kind: 'krypto',
  address: '#/krypto',
  day: null,
  isEasy: false,
  date: '2026-11-21',
  outcome: 'solved',
  seconds: null,
  helps: 0,
  letters: 0,
  mistakes: 0,
  level: null,
  points: null,
  ...some,
});

beforeEach(() => {
  language.value = 'en';
});

it.each<[Partial<Entry>, string | undefined]>([
  [{ kind: 'krypto', address: '#/krypto/2-4-3-6-5/6' }, '2 4 3 6 5 : 6'],
  [{ kind: 'own', address: '#/krypto/2-4-3-6-5/1000000' }, '2 4 3 6 5 : 1,000,000'],
  [{ kind: 'countdown', address: '#/countdown/25-50-75-100-3-6/952' }, '25 50 75 100 3 6 : 952'],
  [
    { kind: 'countdown', address: '#/countdown/25-50-75-100-3-6/952', day: '2026-11-21' },
    undefined,
  ],
  [
    { kind: 'calcrostic', address: '#/calcrostic/3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede' },
    '3 × 3, AB C DEA …',
  ],
  [{ kind: 'alphametic', address: '#/alphametic/SENDpMOREeMONEY' }, 'SEND+MORE=MONEY'],
  [{ kind: 'krypto', address: '#/krypto/what' }, undefined],
])('%j is called %s', (some, name) => {
  expect(puzzleName(entry(some))).toBe(name);
});
