// SPDX-License-Identifier: MIT
import tables from 'virtual:census';
import type { CensusAnswer, Rules } from '../engine/questions';

const CARDS = 25; // from 1 on, and as many objectives
export const HANDS = (29 * 28 * 27 * 26 * 25) / 120; // five cards, each of which may come again

/** The census as the engine gives it, from the tables that come with the page. */
export function censusUnder(rules: Rules): CensusAnswer {
  const { byObjective, byCards } = tables[rules];
  return {
    rules,
    by_objective: byObjective.map((unsolvable, index) => ({
      objective: index + 1,
      games: HANDS,
      unsolvable,
    })),
    by_cards: pairsOfCards().map(([smallest, largest], index) => ({
      smallest,
      largest,
      games: gamesBetween(smallest, largest),
      unsolvable: byCards[index] ?? 0,
    })),
  };
}

function pairsOfCards(): [smallest: number, largest: number][] {
  const all = Array.from({ length: CARDS }, (_, index) => index + 1);
  return all.flatMap((smallest) =>
    all
      .slice(smallest - 1)
      .map((largest): [smallest: number, largest: number] => [smallest, largest]),
  );
}

/** The other three cards are of as many as there are from the smallest to the largest. */
function gamesBetween(smallest: number, largest: number): number {
  const n = largest - smallest + 1;
  return CARDS * (n === 1 ? 1 : (n * (n + 1) * (n + 2)) / 6);
}
