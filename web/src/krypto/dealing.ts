// SPDX-License-Identifier: MIT
import type { Level } from '../days/daily';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { Rules } from '../engine/questions';
import type { Hand } from './hand';
import type { Deck } from './settings';

/** The hand of the day is the same for all players, so it is always played under these rules. */
export const RULES_OF_THE_DAY: Rules = 'house';

/** The hand of a day such as 2026-11-25. */
export async function dealOfTheDay(
  day: string,
  client: EngineClient = engine,
): Promise<Outcome<Hand>> {
  const made = await client.ask('today', { date: day, kind: 'krypto' });
  if (!made.ok) {
    return made;
  }
  const [puzzle] = made.value.puzzles;
  return puzzle?.kind === 'krypto'
    ? { ok: true, value: { cards: puzzle.cards, objective: puzzle.objective } }
    : { ok: false, error: { kind: 'crashed' } };
}

/** A hand by chance that has a solution under the rules, of a level if one is wanted. */
export function dealRandom(
  deck: Deck,
  rules: Rules,
  level: Level | undefined,
  client: EngineClient = engine,
): Promise<Outcome<Hand>> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const deal = { seed, deck, rules };
  return level === undefined ? dealOne(client, deal) : dealAtLevel(client, deal, level);
}

interface Deal {
  seed: number;
  deck: Deck;
  rules: Rules;
}

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
      const graded = await client.ask('krypto/grade', { ...hand, rules: deal.rules });
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
