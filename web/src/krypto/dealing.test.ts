// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { levelOfDay, LEVELS } from '../days/daily';
import { dayNumber, localDay } from '../days/day';
import type { EngineClient } from '../engine/client';
import { EngineModule } from '#reckon/module.ts';
import { readOutcome } from '../engine/client';
import type { Answer } from '../engine/questions';
import { dealOfTheDay, dealRandom, RULES_OF_THE_DAY } from './dealing';
import { settingOf } from './games';
import { isOf } from './hand';

const module = await EngineModule.load(readFileSync('../build/wasm/reckon.wasm'));

const client = {
  ask: (path: string, body: unknown) => {
    const answer = module.answer(path, JSON.stringify(body));
    return Promise.resolve(readOutcome(answer.status, answer.body));
  },
} as unknown as EngineClient;

async function dealt(hand: ReturnType<typeof dealOfTheDay>) {
  const outcome = await hand;
  if (!outcome.ok) {
    throw new Error(outcome.error.kind);
  }
  return outcome.value;
}

interface Hand {
  readonly cards: readonly number[];
  readonly objective: number;
}

function gradeOf(hand: Hand, rules = RULES_OF_THE_DAY) {
  const { body } = module.answer('krypto/grade', JSON.stringify({ ...hand, rules }));
  return JSON.parse(body) as Answer<'krypto/grade'>;
}

function levelOf(hand: Hand, rules = RULES_OF_THE_DAY) {
  return gradeOf(hand, rules).level;
}

// By version 3 of the grading, which keeps the hands of the day as they were.
function levelWhenChosen(hand: Hand) {
  const grade = gradeOf(hand);
  if (!grade.solvable) {
    return undefined;
  }
  const score = grade.effort - 2 * grade.distinct.toString(2).length;
  return 1 + [-1, 3, 7, 11].filter((highest) => score > highest).length;
}

// Days up to the end of 2026 keep the hands that version 2 gave them.
const DAYS = Array.from({ length: 35 }, (_, i) => localDay(new Date(2027, 0, 1 + i)));

describe('the hand of the day', () => {
  it('is as hard as its weekday wants, and has five different cards', async () => {
    for (const day of DAYS) {
      const hand = await dealt(dealOfTheDay(day, client));
      expect(levelWhenChosen(hand), day).toBe(levelOfDay(dayNumber(day)));
      expect(new Set(hand.cards).size, day).toBe(5);
    }
  });

  it('is the first such hand that is dealt by the date', async () => {
    const day = '2026-11-27'; // a Friday, of level 4
    const seed = dayNumber(day);
    const question = { seed, deck: '56', rules: 'house', solvable: true, count: 100 };
    const { hands } = JSON.parse(
      module.answer('krypto/deal', JSON.stringify(question)).body,
    ) as Answer<'krypto/deal'>;
    const first = hands.find(
      (hand) =>
        levelWhenChosen(hand) === 4 &&
        hand.cards.every((card, i) => !hand.cards.includes(card, i + 1)),
    );
    const { cards, objective } = await dealt(dealOfTheDay(day, client));
    expect({ cards, objective }).toEqual({ cards: first?.cards, objective: first?.objective });
  });

  it('is the same whenever it is dealt', async () => {
    const day = '2026-11-28';
    expect(await dealt(dealOfTheDay(day, client))).toEqual(await dealt(dealOfTheDay(day, client)));
  });
});

describe.each(['24', 'countdown'] as const)('the hand of a day of %s', (game) => {
  const { rules, use } = settingOf(game);

  it('is as hard as its weekday wants, and is one of the game', async () => {
    for (const day of DAYS.slice(0, 14)) {
      const hand = await dealt(dealOfTheDay(day, client, game));
      expect(isOf(game, hand), day).toBe(true);
      const question = JSON.stringify({ ...hand, rules, use });
      const { body } = module.answer('krypto/grade', question);
      const { level } = JSON.parse(body) as Answer<'krypto/grade'>;
      expect(level, day).toBe(levelOfDay(dayNumber(day)));
    }
  });

  it('is there for days before these games came, too', async () => {
    expect(isOf(game, await dealt(dealOfTheDay('2026-01-01', client, game)))).toBe(true);
  });
});

describe('a hand by chance', () => {
  it.each(LEVELS)('has the level that is chosen: %i', async (level) => {
    for (const rules of ['house', 'positive'] as const) {
      const hand = await dealt(
        dealRandom({ ...settingOf('krypto', rules), deck: '52' }, level, client),
      );
      expect(levelOf(hand, rules)).toBe(level);
    }
  });
});
