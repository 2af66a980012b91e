// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en';
import { fr } from '../i18n/fr';
import { rational } from './rational';
import { shareText, type Result } from './share';

const RESULT: Result = {
  hand: { cards: [2, 4, 3, 6, 5], objective: 6 },
  day: '2026-11-21',
  level: 3,
  seconds: 83,
  hints: 0,
  days: 0,
};

describe('the text to share', () => {
  it('names the day, the level, the time and the hints', () => {
    expect(shareText(RESULT, 'https://example.org/', en)).toBe(
      'reckon Krypto 2026-11-21 · ★★★ · 1:23 · no hints\nhttps://example.org/',
    );
    expect(shareText({ ...RESULT, hints: 2 }, 'link', fr)).toBe(
      'reckon Krypto 2026-11-21 · ★★★ · 1:23 · 2 indices\nlink',
    );
  });

  it('names the days in a row, if they are more than one', () => {
    const first = (days: number) => shareText({ ...RESULT, days }, 'link', en).split('\n')[0];
    expect(first(1)).toBe('reckon Krypto 2026-11-21 · ★★★ · 1:23 · no hints');
    expect(first(4)).toBe('reckon Krypto 2026-11-21 · ★★★ · 1:23 · no hints · 4 days in a row');
  });

  it('names the hand where there is no day, and leaves out what is not known', () => {
    const bare = { ...RESULT, day: undefined, level: undefined, seconds: undefined, hints: 1 };
    expect(shareText(bare, 'link', en)).toBe('reckon Krypto 2 4 3 6 5 : 6 · 1 hint\nlink');
  });
});

describe('the text of other games', () => {
  const ROUND: Result = {
    ...RESULT,
    game: 'countdown',
    hand: { cards: [25, 50, 75, 100, 3, 6], objective: 952 },
  };

  it('names the game, and the points where there are some', () => {
    expect(shareText({ ...RESULT, game: '24' }, 'link', en)).toBe(
      'reckon 24 2026-11-21 · ★★★ · 1:23 · no hints\nlink',
    );
    expect(shareText(ROUND, 'link', en)).toBe(
      'reckon Countdown 2026-11-21 · ★★★ · 10 points · 1:23 · no hints\nlink',
    );
  });

  it('says how near an answer came, and not the answer', () => {
    const near = { answer: rational(950), distance: rational(2) };
    expect(shareText({ ...ROUND, near }, 'link', fr)).toBe(
      'reckon Le compte est bon 2026-11-21 · ★★★ · à 2 près · 7 points · 1:23 · sans indice\nlink',
    );
  });
});
