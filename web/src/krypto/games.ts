// SPDX-License-Identifier: MIT
/** The number games, as rows of one table: all differences between them stand here. */
import type { GameName } from '../engine/kinds';
import type { Rules } from '../engine/questions';

export type { GameName };

/** Whether all cards of a hand have to be used, or any of them. */
export type Use = 'all' | 'any';
export const USES: readonly Use[] = ['all', 'any'];

/** The points for a result that is at most so far from the objective. */
interface Points {
  readonly distance: number;
  readonly points: number;
}

export interface GameRow {
  readonly leastCards: number;
  readonly mostCards: number;
  readonly leastCard: number;
  readonly mostCard: number;
  readonly leastObjective: number;
  readonly mostObjective: number;
  readonly use: Use;
  readonly rules: Rules;
  /** Whether a result near the objective counts if that is not reached. */
  readonly isNearestCounted: boolean;
  /** The seconds to think; nothing where there is no limit. */
  readonly seconds: number | undefined;
  /** The points, from the nearest result; none where only the objective counts. */
  readonly points: readonly Points[];
  /** Whether its players choose rules. */
  readonly hasRules: boolean;
}

/** The largest number that fits on a card of the page. */
export const LARGEST_CARD = 999;
/** The largest objective that the engine takes. */
const LARGEST_OBJECTIVE = 1_000_000;

/** All but `seconds`, `points` and the limits of numbers is what the engine has, too. */
export const GAMES: Readonly<Record<GameName, GameRow>> = {
  krypto: {
    leastCards: 5,
    mostCards: 5,
    leastCard: 0,
    mostCard: LARGEST_CARD,
    leastObjective: 0,
    mostObjective: LARGEST_CARD,
    use: 'all',
    rules: 'house',
    isNearestCounted: false,
    seconds: undefined,
    points: [],
    hasRules: true,
  },
  '24': {
    leastCards: 4,
    mostCards: 4,
    leastCard: 1,
    mostCard: 13,
    leastObjective: 24,
    mostObjective: 24,
    use: 'all',
    rules: 'house',
    isNearestCounted: false,
    seconds: undefined,
    points: [],
    hasRules: true,
  },
  countdown: {
    leastCards: 6,
    mostCards: 6,
    leastCard: 1,
    mostCard: 100,
    leastObjective: 100,
    mostObjective: 999,
    use: 'any',
    rules: 'positive',
    isNearestCounted: true,
    seconds: 30,
    points: [
      { distance: 0, points: 10 },
      { distance: 5, points: 7 },
      { distance: 10, points: 5 },
    ],
    hasRules: false,
  },
  own: {
    leastCards: 3,
    mostCards: 7,
    leastCard: 0,
    mostCard: LARGEST_CARD,
    leastObjective: 0,
    mostObjective: LARGEST_OBJECTIVE,
    use: 'all',
    rules: 'house',
    isNearestCounted: false,
    seconds: undefined,
    points: [],
    hasRules: true,
  },
};

/** Under what a hand is played. */
export interface Setting {
  readonly game: GameName;
  readonly rules: Rules;
  readonly use: Use;
}

/** A game as its row has it, or under other rules. */
export function settingOf(game: GameName, rules: Rules = GAMES[game].rules): Setting {
  return { game, rules, use: GAMES[game].use };
}

/** The points for a result at a distance from the objective. */
export function pointsAt(game: GameName, distance: number): number {
  return GAMES[game].points.find((row) => distance <= row.distance)?.points ?? 0;
}
