// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardTyping } from './card-typing';
import { Game } from './game';
import { settingOf } from './games';
import { Play } from './play';
import { NEW_GAME } from './saved-games';

function start(cards: number[]) {
  const play = new Play(new Game({ cards, objective: 17 }, settingOf('krypto'), NEW_GAME));
  return { play, typing: new CardTyping(play) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a card is taken by its number', () => {
  it('at once if no other number begins like it', () => {
    const { play, typing } = start([8, 19, 14, 2, 21]);
    typing.digit('8');
    expect(play.selection.value).toEqual({ first: 0 });
    typing.digit('1');
    typing.digit('4');
    expect(play.selection.value).toEqual({ first: 0, second: 2 });
  });

  it.each([
    ['K', 'q'],
    ['r', 'D'],
  ])('or by its letter, in English or French: %s, %s', (king, queen) => {
    const { play, typing } = start([1, 13, 12, 2, 21]);
    expect(typing.letter(king)).toBe(true);
    expect(typing.letter(queen)).toBe(true);
    expect(play.selection.value).toEqual({ first: 1, second: 2 });
    expect(typing.letter('J')).toBe(false);
    expect(typing.letter('n')).toBe(false);
  });

  it('after a moment, or when something else is typed, if another one does', () => {
    const { play, typing } = start([8, 19, 14, 2, 21]);
    typing.digit('2');
    expect(play.selection.value).toEqual({});
    vi.advanceTimersByTime(1000);
    expect(play.selection.value).toEqual({ first: 3 });
    play.putBack();
    typing.digit('2');
    typing.digit('8');
    expect(play.selection.value).toEqual({ first: 3, second: 0 });
    play.putBack();
    typing.digit('2');
    typing.digit('1');
    vi.advanceTimersByTime(1000);
    expect(play.selection.value).toEqual({ first: 4 });
  });

  it('the other one of two that are equal, when one is taken', () => {
    const { play, typing } = start([7, 3, 7, 1, 9]);
    typing.digit('7');
    typing.digit('7');
    expect(play.selection.value).toEqual({ first: 0, second: 2 });
  });

  it('without the sign of a negative one', () => {
    const { play, typing } = start([2, 9, 4, 1, 5]);
    play.drop(0, 1);
    play.takeOperator('-');
    typing.digit('7');
    expect(play.selection.value).toEqual({ first: 1 });
  });

  it.each([
    [[8, 19, 14, 2, 21], '5', '5'],
    [[8, 19, 14, 2, 21], '15', '15'],
    [[8, 19, 14, 2, 21], '1', '1'],
    [[8, 19, 14, 2, 21], '57', '57'],
    [[1, 3, 10, 2], '15', '15'],
    [[1, 3, 10, 2], '5', '5'],
  ])('of %j; %s names none, which is said', (cards, typed, number) => {
    const { play, typing } = start(cards);
    for (const digit of typed) {
      typing.digit(digit);
    }
    vi.advanceTimersByTime(1000);
    expect(play.selection.value).toEqual({});
    expect(play.message.value).toEqual({ kind: 'no_such_card', number });
    typing.digit(String(cards[3]));
    vi.advanceTimersByTime(1000);
    expect(play.message.value).toBeUndefined();
    expect(play.selection.value).toEqual({ first: 3 });
  });
});

describe('a key that has a minus and a 6', () => {
  it('is the minus behind a first card, else the digit', () => {
    const { play, typing } = start([6, 16, 9, 1, 26]);
    expect(typing.prefersOperator(6)).toBe(false);
    typing.digit('1');
    expect(typing.prefersOperator(6)).toBe(false); // 16
    typing.forget();
    typing.digit('9');
    expect(typing.prefersOperator(6)).toBe(true);
    play.takeOperator('-');
    expect(typing.prefersOperator(6)).toBe(false);
  });
});
