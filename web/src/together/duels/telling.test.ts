// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { CARDS, DUEL_BETWEEN, DUEL_OVER, DUEL_PLAYING, duelist } from '../session/duel-samples';
import type { DuelHappened } from '../session/protocol';
import { nameOfRound, tellDuel, tellDuelEnd } from './telling';

describe('what is said of it', () => {
  it('tells the formula with its objective, and that the round is over', () => {
    const happened: DuelHappened = {
      kind: 'right',
      seat: 0,
      points: 1,
      formula: '(14 + 8 - 21) * (19 - 2)',
      pile: null,
    };
    expect(tellDuel({ seq: 1, happened, duel: DUEL_BETWEEN })).toBe(
      'Ann: (14 + 8 − 21) × (19 − 2) = 17 is right and wins the hand. The round is over.',
    );
  });

  it('tells what an error costs', () => {
    const happened: DuelHappened = {
      kind: 'wrong',
      seat: 1,
      points: -1,
      formula: '19 - 2',
      problems: ['missing_card'],
      pile: null,
    };
    const duel = { ...DUEL_PLAYING, hand: { cards: CARDS, objective: 17 } };
    expect(tellDuel({ seq: 1, happened, duel })).toMatch(/is wrong\. .*That costs a hand\.$/);
    expect(tellDuel({ seq: 1, happened: { ...happened, points: 0 }, duel })).toMatch(
      /The hand goes back face down\.$/,
    );
  });

  it('tells how it ends: won, even, or by leaving', () => {
    expect(tellDuelEnd(DUEL_OVER)).toBe('Ann wins with 13 hands.');
    expect(tellDuelEnd(DUEL_OVER, DUEL_OVER.winner ?? undefined)).toBe('You win, with 13 hands!');
    expect(tellDuelEnd({ ...DUEL_OVER, winner: null })).toBe('The game is a draw.');
    const left = [duelist('Ann', [0]), duelist('Bob', [3], { left: true })];
    expect(tellDuelEnd({ ...DUEL_OVER, players: left })).toBe(
      'Ann wins: the other player has left.',
    );
  });

  it('names the rounds', () => {
    expect(nameOfRound(DUEL_PLAYING)).toBe('Round 1 of 3');
    expect(nameOfRound({ ...DUEL_PLAYING, round: 3, additional: true })).toBe(
      'Round 3, to break the tie',
    );
  });
});
