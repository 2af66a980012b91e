// SPDX-License-Identifier: MIT
/** The opponents in a run. */
import { RUN_KINDS, solvedBy, type Run, type RunName } from '../diary/runs';

const HANDS = { slow: 75, steady: 45, fast: 25 };

/** The seconds that the computer needs for a puzzle. */
export const COMPUTER_PACES = {
  krypto: HANDS,
  '24': HANDS,
  countdown: { slow: 100, steady: 60, fast: 30 },
  calcrostic: { slow: 200, steady: 120, fast: 60 },
} as const satisfies Record<RunName, unknown>;
export type Computer = keyof (typeof COMPUTER_PACES)['krypto'];
export const COMPUTERS = Object.keys(COMPUTER_PACES.krypto) as Computer[];

export const OPPONENTS = ['nobody', 'ghost', ...COMPUTERS] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The opponents that there are: one's own best run is among them once there is one. */
export function opponentsBeside(ghost: Run): readonly Opponent[] {
  return ghost.length === 0 ? OPPONENTS.filter((one) => one !== 'ghost') : OPPONENTS;
}

/** The chosen opponent, if it is among them. The best run is the usual one, and solo without it. */
export function opponentOf(chosen: Opponent | undefined, ghost: Run): Opponent {
  const there = opponentsBeside(ghost);
  const usual = ghost.length === 0 ? 'nobody' : 'ghost';
  return chosen !== undefined && there.includes(chosen) ? chosen : usual;
}

/**
 * Returns how many puzzles an opponent has solved by then. The ghost is the player's own best run.
 */
export function solvedByOpponent(
  name: RunName,
  opponent: Opponent,
  ghost: Run,
  seconds: number,
): number | undefined {
  switch (opponent) {
    case 'nobody':
      return undefined;
    case 'ghost':
      return ghost.length === 0 ? undefined : solvedBy(ghost, seconds);
    default:
      return Math.floor(
        Math.min(seconds, RUN_KINDS[name].seconds) / COMPUTER_PACES[name][opponent],
      );
  }
}
