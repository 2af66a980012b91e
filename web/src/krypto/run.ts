// SPDX-License-Identifier: MIT
/** How many hands somebody solves in five minutes, and who runs beside. */
import { isRecord, persisted } from '../storage/persisted';

export const RUN_SECONDS = 300;

/** When each hand of a run was solved, in seconds from its start. */
export type Run = readonly number[];

/** What the computer needs for a hand, in seconds. */
export const COMPUTER_PACES = { slow: 75, steady: 45, fast: 25 } as const;
export type Computer = keyof typeof COMPUTER_PACES;
export const COMPUTERS = Object.keys(COMPUTER_PACES) as Computer[];

export const OPPONENTS = ['nobody', 'ghost', ...COMPUTERS] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** How many hands were solved up to then. */
export function solvedBy(run: Run, seconds: number): number {
  return run.filter((time) => time <= seconds).length;
}

/** The same of an opponent; the ghost is one’s own best run. */
export function solvedByOpponent(
  opponent: Opponent,
  ghost: Run,
  seconds: number,
): number | undefined {
  switch (opponent) {
    case 'nobody':
      return undefined;
    case 'ghost':
      return solvedBy(ghost, seconds);
    default:
      return Math.floor(Math.min(seconds, RUN_SECONDS) / COMPUTER_PACES[opponent]);
  }
}

/** More hands are better; of as many, those that were solved sooner. */
export function isBetter(run: Run, than: Run): boolean {
  return run.length === than.length
    ? (run.at(-1) ?? Infinity) < (than.at(-1) ?? Infinity)
    : run.length > than.length;
}

/** By the level of the hands, 0 for any: a run among easy hands is another game. */
export const bestRuns = persisted<Readonly<Record<string, Run>>>({
  name: 'krypto.runs',
  version: 1,
  fallback: {},
  read: (kept) =>
    isRecord(kept)
      ? Object.fromEntries(
          Object.entries(kept).flatMap(([level, run]) => (isRun(run) ? [[level, run]] : [])),
        )
      : undefined,
});

export function bestRun(level: number | undefined): Run {
  return bestRuns.value[level ?? 0] ?? [];
}

/** Keeps a run if it is the best of its level; says whether it is. */
export function keepRun(level: number | undefined, run: Run): boolean {
  const best = isBetter(run, bestRun(level));
  if (best) {
    bestRuns.value = { ...bestRuns.peek(), [level ?? 0]: run };
  }
  return best;
}

function isRun(value: unknown): value is Run {
  return (
    Array.isArray(value) &&
    value.every((time, i) => typeof time === 'number' && time >= Number(value[i - 1] ?? 0)) &&
    Number(value.at(-1) ?? 0) <= RUN_SECONDS
  );
}
