// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from 'vitest';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import { language } from '../i18n';
import { localDay } from '../days/day';
import { dealRandom } from './dealing';
import { Game } from './game';
import { settingOf } from './games';
import { Play } from './play';
import { NEW_GAME, saveGame } from './saved-games';

const HAND = { cards: [8, 19, 14, 2, 21], objective: 17 };

/** An engine with prepared answers, which remembers its questions. */
function mockEngine(answers: Record<string, Outcome<unknown>>) {
  const asked: [string, unknown][] = [];
  const ask = (path: string, body: unknown) => {
    asked.push([path, body]);
    return Promise.resolve(answers[path] ?? { ok: false, error: { kind: 'crashed' } });
  };
  return { client: { ask } as unknown as EngineClient, asked };
}

const found = (value: unknown): Outcome<unknown> => ({ ok: true, value });

function playWith(answers: Record<string, Outcome<unknown>>, hand = HAND) {
  saveGame(new Game(hand, settingOf('krypto')).address, NEW_GAME);
  const { client, asked } = mockEngine(answers);
  return { play: new Play(new Game(hand, settingOf('krypto')), client), asked };
}

beforeEach(() => {
  language.value = 'en';
});

describe('a player', () => {
  it('moves by card, card, operation; the left operand is the first card', () => {
    const { play } = playWith({});
    play.takeCard(4);
    play.takeCard(1);
    play.takeOperator('-');
    expect(play.game.state.moves).toEqual([{ from: 4, onto: 1, operator: '-', swapped: false }]);
    expect(play.selection.value).toEqual({});
  });

  it('drops a card on another, swaps them, and chooses', () => {
    const { play } = playWith({});
    play.drop(1, 4);
    play.swap();
    play.takeOperator('-');
    expect(play.game.state.moves).toMatchObject([{ from: 4, onto: 1 }]);
  });

  it('keeps the cards in hand after a refusal, and learns the reason', () => {
    const { play } = playWith({}, { cards: [3, 0, 1, 2, 5], objective: 1 });
    play.takeCard(0);
    play.takeCard(1);
    play.takeOperator('/');
    expect(play.message.value).toMatchObject({
      kind: 'refused',
      step: { refusal: 'division_by_zero' },
    });
    expect(play.selection.value).toEqual({ first: 0, second: 1 });
    play.takeOperator('*');
    expect(play.message.value).toBeUndefined();
    expect(play.game.state.moves).toHaveLength(1);
  });

  it('gets a hint while the clock goes on', async () => {
    const step = { left: '14', operator: '+', right: '8', result: '22', text: '14 + 8 = 22' };
    const { play } = playWith({ 'krypto/next': found({ steps: [step] }) });
    const asked = play.hint();
    play.game.tick(1);
    await asked;
    expect(play.message.value).toMatchObject({ kind: 'hint' });
  });

  it('gets a hint, and may follow it', async () => {
    const step = { left: '14', operator: '+', right: '8', result: '22', text: '14 + 8 = 22' };
    const { play, asked } = playWith({ 'krypto/next': found({ steps: [step] }) });
    await play.hint();
    expect(asked).toEqual([
      ['krypto/next', { numbers: [8, 19, 14, 2, 21], objective: 17, rules: 'house' }],
    ]);
    expect(play.message.value).toMatchObject({ kind: 'hint', rung: 'nudge' });
    expect(play.selection.value).toEqual({});
    await play.hint();
    expect(play.message.value).toMatchObject({ kind: 'hint', rung: 'pair' });
    expect(play.selection.value).toEqual({ first: 2, second: 0 });
    await play.hint();
    expect(play.message.value).toMatchObject({ kind: 'hint', rung: 'step' });
    // It is one hint, however much of it one wants to know.
    expect(play.game.state.hints).toBe(1);
    play.followHint();
    expect(play.game.state.moves).toMatchObject([{ from: 2, onto: 0, operator: '+' }]);
  });

  it('follows a hint by asking once more, and never gives up by asking', async () => {
    const step = { left: '14', operator: '+', right: '8', result: '22', text: '14 + 8 = 22' };
    const { play } = playWith({ 'krypto/next': found({ steps: [step] }) });
    for (let i = 0; i < 3; i++) {
      await play.hint();
    }
    play.putBack();
    await play.hint();
    expect(play.message.value).toMatchObject({ kind: 'hint', rung: 'step' });
    await play.hint();
    expect(play.message.value).toBeUndefined();
    expect(play.game.state.moves).toMatchObject([{ from: 2, onto: 0, operator: '+' }]);
    expect(play.game.state.hints).toBe(1);
  });

  it.each([2, 3])('chooses other cards, or the same, after hint %i', async (hints) => {
    const step = { left: '14', operator: '+', right: '8', result: '22', text: '14 + 8 = 22' };
    const own = [
      [4, 1],
      [2, 1],
      [0, 2],
    ] as const;
    for (const [from, onto] of own) {
      const { play } = playWith({ 'krypto/next': found({ steps: [step] }) });
      for (let i = 0; i < hints; i++) {
        await play.hint();
      }
      expect(play.selection.value).toEqual({ first: 2, second: 0 });
      play.takeCard(from);
      play.takeOperator('-');
      play.takeCard(onto);
      expect(play.game.state.moves).toMatchObject([{ from, onto, operator: '-' }]);
    }
  });

  it('gives an operation to the cards of a hint', async () => {
    const step = { left: '14', operator: '+', right: '8', result: '22', text: '14 + 8 = 22' };
    const { play } = playWith({ 'krypto/next': found({ steps: [step] }) });
    await play.hint();
    await play.hint();
    play.takeOperator('+');
    expect(play.game.state.moves).toMatchObject([{ from: 2, onto: 0, operator: '+' }]);
  });

  it('keeps an own card through the first hint, which names none', async () => {
    const step = { left: '14', operator: '+', right: '8', result: '22', text: '14 + 8 = 22' };
    const { play } = playWith({ 'krypto/next': found({ steps: [step] }) });
    play.takeCard(4);
    await play.hint();
    play.takeCard(1);
    expect(play.selection.value).toEqual({ first: 4, second: 1 });
  });

  it('asks with fractions as texts, and takes equal cards one each', async () => {
    const step = { left: '2/3', operator: '*', right: '2/3', result: '4/9', text: '' };
    const hand = { cards: [2, 3, 2, 3, 1], objective: 1 };
    const { play, asked } = playWith({ 'krypto/next': found({ steps: [step] }) }, hand);
    for (const place of [0, 2]) {
      play.takeCard(place);
      play.takeCard(place + 1);
      play.takeOperator('/');
    }
    await play.hint();
    await play.hint();
    expect(asked[0]?.[1]).toMatchObject({ numbers: ['2/3', '2/3', 1] });
    expect(play.message.value).toMatchObject({ rung: 'pair' });
    expect(play.selection.value).toEqual({ first: 1, second: 3 });
  });

  it('is told when there is no way on, and proposed to undo', async () => {
    const { play } = playWith({ 'krypto/next': found({ steps: [] }) });
    play.takeCard(0);
    play.takeCard(1);
    play.takeOperator('*');
    await play.hint();
    expect(play.message.value).toEqual({ kind: 'no_way_on' });
    expect(play.game.state.hints).toBe(0);
    play.undo();
    expect(play.message.value).toBeUndefined();
  });

  it('is told when the hand has no solution, and what is nearest', async () => {
    const nearest = { below: { value: 6, expression: '1 + 5' }, above: null };
    const { play } = playWith({
      'krypto/next': found({ steps: [] }),
      'krypto/solve': found({ solvable: false, nearest }),
    });
    await play.hint();
    expect(play.message.value).toEqual({ kind: 'no_solution', nearest: ['6 = 1 + 5'] });
    // Nothing is left to hint.
    await play.hint();
    expect(play.message.value).toEqual({ kind: 'give_up_question' });
    expect(play.isUnsolvable.value).toBe(true);
  });

  it('is asked before the solutions are shown, but not when it is over', async () => {
    const { play, asked } = playWith({ 'krypto/solve': found({ solutions: ['1'] }) });
    play.askGiveUp();
    expect(play.message.value).toEqual({ kind: 'give_up_question' });
    expect(asked).toEqual([]);
    await play.giveUp();
    expect(play.game.state.gaveUp).toBe(true);
    expect(play.solutions.value).toMatchObject({ ok: true });
    play.solutions.value = undefined;
    play.askGiveUp();
    await play.prepareSolutions();
    expect(play.solutions.value).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
  });

  it('is told of a crash, and can try again', async () => {
    const { play } = playWith({});
    await play.hint();
    expect(play.message.value).toMatchObject({ kind: 'error', error: { kind: 'crashed' } });
    await play.showSolutions();
    expect(play.solutions.value).toMatchObject({ ok: false });
  });

  it('types a formula', () => {
    const { play } = playWith({});
    expect(play.typeFormula('8 +')).toMatchObject({ kind: 'number_expected' });
    expect(play.typeFormula('(14 + 8 - 21) * (19 - 2)')).toBeUndefined();
    expect(play.game.isSolvedNow.value).toBe(true);
  });
});

describe('a round of Countdown', () => {
  const ROUND = { cards: [25, 50, 75, 100, 3, 6], objective: 952 };
  const round = () =>
    new Play(new Game(ROUND, settingOf('countdown'), NEW_GAME), mockEngine({}).client);

  it('takes a near number as the answer', () => {
    const play = round();
    expect(play.typeFormula('75 × 6 ÷ 50 × (100 + 3)')).toBeUndefined();
    const { first } = play.selection.value;
    expect(first).toBeDefined();
    expect(play.game.isRunning).toBe(true);
    play.declare(first ?? 0);
    expect(play.game.state).toMatchObject({ answer: '927', solved: false });
  });

  it('is solved by a formula that makes the number', () => {
    const play = round();
    expect(play.typeFormula('75 × 6 ÷ 50 × (100 + 3) + 25')).toBeUndefined();
    expect(play.game.state).toMatchObject({ answer: null, solved: true });
  });
});

const WISHES = { ...settingOf('krypto', 'positive'), deck: '52' as const };

describe('dealing', () => {
  it('knows the day where the player is', () => {
    expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
    expect(localDay(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
  });

  it('deals by chance from the deck and under the rules that are chosen', async () => {
    const { client, asked } = mockEngine({ 'krypto/deal': found({ hands: [HAND] }) });
    await dealRandom(WISHES, undefined, client);
    await dealRandom(WISHES, undefined, client);
    expect(asked[0]?.[1]).toMatchObject({ deck: '52', rules: 'positive', solvable: true });
    expect(asked[0]).not.toEqual(asked[1]);
  });
});
