// SPDX-License-Identifier: MIT
import type { Level } from '../days/daily';
import { dayNumber } from '../days/day';
import { EASY_LEVEL } from '../diary/dailies';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { Rules } from '../engine/questions';
import type { Hand } from './hand';
import type { DailyGame } from '../engine/kinds';
import { GAMES, type GameName, type Use } from './games';

/** The hand of the day is the same for all players, so it is always played under these rules. */
export const RULES_OF_THE_DAY: Rules = GAMES.krypto.rules;

/** The hand of a day such as 2026-11-25, of Krypto or another game. */
export async function dealOfTheDay(
  day: string,
  client: EngineClient = engine,
  game: DailyGame = 'krypto',
): Promise<Outcome<Hand>> {
  const made = await client.ask('today', { date: day, kind: game });
  if (!made.ok) {
    return made;
  }
  const [puzzle] = made.value.puzzles;
  return puzzle !== undefined && 'objective' in puzzle
    ? { ok: true, value: { cards: puzzle.cards, objective: puzzle.objective } }
    : { ok: false, error: { kind: 'crashed' } };
}

/** Wishes for the next hand; a game looks at those that concern it. */
export interface DealWishes {
  readonly game: GameName;
  readonly rules: Rules;
  readonly use: Use;
  /** The deck of Krypto. */
  readonly deck?: '56' | '52';
  /** The largest card of 24 or of one's own game. */
  readonly up_to?: number;
  /** How many numbers of Countdown are large; by chance if it is left out. */
  readonly large?: number;
  /** How many cards one's own game has. */
  readonly cards?: number;
  /** The objective of one's own game. */
  readonly objective?: number;
}

/** A hand by chance that has a solution under the rules, of a level if one is wanted. */
export function dealRandom(
  wishes: DealWishes,
  level: Level | undefined,
  client: EngineClient = engine,
): Promise<Outcome<Hand>> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const deal = { seed, ...wishes };
  return level === undefined ? dealOne(client, deal) : dealAtLevel(client, deal, level);
}

/** The easy hand of a day such as 2026-11-25, which is the same for all. */
export function dealEasy(day: string, client: EngineClient = engine): Promise<Outcome<Hand>> {
  const { rules, use } = GAMES.krypto;
  const deal = { seed: dayNumber(day), game: 'krypto', deck: '56', rules, use } as const;
  return dealAtLevel(client, deal, EASY_LEVEL);
}

type Deal = DealWishes & { readonly seed: number };

/** The sizes of the lots in which hands are tried: most levels are found in the first. */
const LOTS = [8, 64, 512];

/** The first hand of the level among those of a seed; if there is none, the first of those nearest to it. */
async function dealAtLevel(client: EngineClient, deal: Deal, level: Level): Promise<Outcome<Hand>> {
  let seen = 0;
  let nearest: { hand: Hand; distance: number } | undefined;
  for (const count of LOTS) {
    const dealt = await client.ask('krypto/deal', { ...deal, count, solvable: true });
    if (!dealt.ok) {
      return dealt;
    }
    // The same seed deals the same hands first.
    for (const { cards, objective } of dealt.value.hands.slice(seen)) {
      const hand = { cards, objective };
      const graded = await client.ask('krypto/grade', {
        ...hand,
        rules: deal.rules,
        use: deal.use,
      });
      if (!graded.ok) {
        return graded;
      }
      const distance = graded.value.solvable ? Math.abs(graded.value.level - level) : Infinity;
      if (distance === 0) {
        return { ok: true, value: hand };
      }
      if (nearest === undefined || distance < nearest.distance) {
        nearest = { hand, distance };
      }
    }
    seen = count;
  }
  return nearest ? { ok: true, value: nearest.hand } : { ok: false, error: { kind: 'crashed' } };
}

async function dealOne(client: EngineClient, deal: Deal): Promise<Outcome<Hand>> {
  const dealt = await client.ask('krypto/deal', { ...deal, solvable: true });
  if (!dealt.ok) {
    return dealt;
  }
  const [hand] = dealt.value.hands;
  return hand === undefined
    ? { ok: false, error: { kind: 'crashed' } }
    : { ok: true, value: { cards: hand.cards, objective: hand.objective } };
}
