// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../i18n';
import { newLetterGame } from './game';
import { resultFacts, resultText } from './result';

const game = (hint: number, letter: number) => ({
  ...newLetterGame('A'),
  helps: { check: 3, hint, letter },
});

afterEach(() => {
  language.value = 'en';
});

describe('the result of a game', () => {
  it('tells time and help to a friend', () => {
    expect(resultText(game(0, 0), 245_000)).toEqual(['4:05', 'without help']);
    expect(resultText(game(2, 1), undefined)).toEqual(['2 hints', '1 letter revealed']);
  });

  it('has facts for the player: level, help, and days in a row of today’s puzzle', () => {
    expect(resultFacts(game(0, 0), 3, 0)).toEqual(['Level 3 of 5', 'Without help']);
    expect(resultFacts(game(1, 0), undefined, 2)).toEqual(['1 hint', '2 days in a row']);
    language.value = 'fr';
    expect(resultFacts(game(0, 0), 1, 1)[0]).toBe('Niveau 1 sur 5');
  });
});
