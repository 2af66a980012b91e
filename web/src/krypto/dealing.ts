import { dayNumber } from '../app/day';
import { engine } from '../engine';
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import type { Rules } from '../engine/questions';
import type { Hand } from './hand';
import type { Deck } from './settings';

/** The hand of the day is the same for everybody, so it is always played under these. */
export const RULES_OF_THE_DAY: Rules = 'house';

/** The hand of a day; it always has a solution. */
export function dealOfTheDay(day: string, client: EngineClient = engine): Promise<Outcome<Hand>> {
  return dealOne(client, dayNumber(day), '56', RULES_OF_THE_DAY);
}

/** A hand by chance that has a solution under the rules. */
export function dealRandom(
  deck: Deck,
  rules: Rules,
  client: EngineClient = engine,
): Promise<Outcome<Hand>> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return dealOne(client, seed, deck, rules);
}

async function dealOne(
  client: EngineClient,
  seed: number,
  deck: Deck,
  rules: Rules,
): Promise<Outcome<Hand>> {
  const dealt = await client.ask('krypto/deal', { seed, deck, rules, solvable: true });
  if (!dealt.ok) {
    return dealt;
  }
  const [hand] = dealt.value.hands;
  return hand === undefined
    ? { ok: false, error: { kind: 'crashed' } }
    : { ok: true, value: { cards: hand.cards, objective: hand.objective } };
}
