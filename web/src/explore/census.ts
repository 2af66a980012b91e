// SPDX-License-Identifier: MIT
import tables from 'virtual:census';
import type { CensusAnswer, Rules } from '../engine/questions';

/** The census as the engine gives it, from the tables that come with the page. */
export function censusUnder(rules: Rules): CensusAnswer {
  const { byObjective, byCards } = tables.unsolvable[rules];
  return {
    rules,
    by_objective: tables.games.map((games, index) => ({
      objective: index + 1,
      games,
      unsolvable: byObjective[index] ?? 0,
    })),
    by_cards: tables.cards.map(([smallest, largest, games], index) => ({
      smallest,
      largest,
      games,
      unsolvable: byCards[index] ?? 0,
    })),
  };
}
