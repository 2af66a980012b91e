// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../i18n';
import { en } from '../i18n/en';
import { fr } from '../i18n/fr';
import { helpTexts, shareText, type Shared } from './share-text';

const WENT = { seconds: 83, helps: { hints: 0, letters: 0 }, days: 0 };
const SHARED: Shared = { game: 'Krypto', day: '2026-11-21', level: 3, went: WENT, link: 'link' };

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  language.value = 'en';
});

describe('the text to share', () => {
  it('names the site, the game, the day, the level, the time and the hints', () => {
    expect(shareText({ ...SHARED, link: 'https://example.org/' }, en)).toBe(
      'reckon Krypto · November 21, 2026 · ★★★ · 1:23 · no hints\nhttps://example.org/',
    );
    const went = { ...WENT, helps: { hints: 2, letters: 0 } };
    language.value = 'fr';
    expect(shareText({ ...SHARED, went }, fr)).toBe(
      'reckon Krypto · 21 novembre 2026 · ★★★ · 1:23 · 2 indices\nlink',
    );
  });

  it('names the days in a row, if they are more than one', () => {
    const first = (days: number) =>
      shareText({ ...SHARED, went: { ...WENT, days } }, en).split('\n')[0];
    expect(first(1)).toBe('reckon Krypto · November 21, 2026 · ★★★ · 1:23 · no hints');
    expect(first(4)).toBe(
      'reckon Krypto · November 21, 2026 · ★★★ · 1:23 · no hints · 4-day streak',
    );
  });

  it('says how near an answer came, and its points', () => {
    const went = { ...WENT, scores: ['2 away', '7 points'] };
    expect(shareText({ ...SHARED, game: 'Countdown', went }, en)).toBe(
      'reckon Countdown · November 21, 2026 · ★★★ · 2 away · 7 points · 1:23 · no hints\nlink',
    );
  });

  it('leaves out what is not known, and the result of a puzzle that has not ended', () => {
    const went = { ...WENT, seconds: undefined };
    expect(shareText({ ...SHARED, day: null, level: undefined, went }, en)).toBe(
      'reckon Krypto · no hints\nlink',
    );
    const open = { game: 'Krypto', day: '2026-11-21', level: 3, link: 'link' };
    expect(shareText(open, en)).toBe('reckon Krypto · November 21, 2026 · ★★★\nlink');
  });
});

it('the help is hints, letters, mistakes, or none', () => {
  expect(helpTexts({ hints: 0, letters: 0 }, en)).toEqual(['no hints']);
  expect(helpTexts({ hints: 1, letters: 0 }, en)).toEqual(['1 hint']);
  expect(helpTexts({ hints: 0, letters: 2 }, en)).toEqual(['2 letters revealed']);
  expect(helpTexts({ hints: 0, letters: 0, mistakes: 1 }, en)).toEqual(['1 mistake pointed out']);
  expect(helpTexts({ hints: 1, letters: 0, mistakes: 2 }, fr)).toEqual([
    '1 indice',
    '2 erreurs signalées',
  ]);
  expect(helpTexts({ hints: 3, letters: 1 }, fr)).toEqual(['3 indices', '1 lettre révélée']);
});
