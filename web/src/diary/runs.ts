// SPDX-License-Identifier: MIT
/** The number of puzzles solved against the clock, and the best run of each kind. */
import type { Signal } from '@preact/signals';
import { mergeRecords } from '../storage/merging';
import { isRecord, persisted } from '../storage/persisted';

/** When each puzzle of a run was solved, in seconds from its start. */
export type Run = readonly number[];

/** By what is run: a run among easy puzzles is another game. */
export type Runs = Readonly<Record<string, Run>>;

interface RunKind {
  /** How long it takes, in seconds. */
  readonly seconds: number;
  /** The names of its courses. */
  readonly course: RegExp;
}

const HANDS: RunKind = { seconds: 300, course: /^[0-5]$/ };

/** Hands by their level, 0 for any; calcrostics by size (`d`: with diagonals) and level. */
export const RUN_KINDS = {
  krypto: HANDS,
  '24': HANDS,
  countdown: HANDS,
  calcrostic: { seconds: 600, course: /^(?:3x3d|[3-5]x[3-5])\/[1-5]$/ },
} as const satisfies Record<string, RunKind>;
export type RunName = keyof typeof RUN_KINDS;
export const RUN_NAMES: readonly RunName[] = ['krypto', '24', 'countdown', 'calcrostic'];

/** The best runs of all kinds, as a file has them. */
export type BestRuns = Readonly<Record<RunName, Runs>>;

/** One of these for each kind of run. */
function forEachRun<One>(make: (name: RunName) => One): Record<RunName, One> {
  return Object.fromEntries(RUN_NAMES.map((name) => [name, make(name)])) as Record<RunName, One>;
}

/** How many puzzles were solved up to then. */
export function solvedBy(run: Run, seconds: number): number {
  return run.filter((time) => time <= seconds).length;
}

/** More puzzles are better; of as many, those that were solved sooner. */
export function isBetter(run: Run, than: Run): boolean {
  return run.length === than.length
    ? (run.at(-1) ?? Infinity) < (than.at(-1) ?? Infinity)
    : run.length > than.length;
}

const kept: Record<RunName, Signal<Runs>> = forEachRun(keptRuns);

function keptRuns(name: RunName): Signal<Runs> {
  return persisted<Runs>({
    name: `${name}.runs`,
    version: 1,
    fallback: {},
    read: (value) => readRuns(name, value),
    merge: mergeRecords<Run>({
      most: Infinity,
      join: (_before, older, newer) => (isBetter(older, newer) ? older : newer),
    }),
  });
}

export function bestRun(name: RunName, course: string): Run {
  return kept[name].value[course] ?? [];
}

/** Keeps a run if it is the best of its course; says whether it is. */
export function keepRun(name: RunName, course: string, run: Run): boolean {
  const runs = kept[name];
  const isBest = isBetter(run, runs.peek()[course] ?? []);
  if (isBest) {
    runs.value = { ...runs.peek(), [course]: run };
  }
  return isBest;
}

export function allBestRuns(): BestRuns {
  return forEachRun((name) => kept[name].value);
}

export function forgetRuns(): void {
  for (const name of RUN_NAMES) {
    kept[name].value = {};
  }
}

/** Keeps what is better of others; says how many runs that are. */
export function mergeRuns(theirs: BestRuns): number {
  return RUN_NAMES.flatMap((name) =>
    Object.entries(theirs[name]).filter(([course, run]) => keepRun(name, course, run)),
  ).length;
}

/** Reads runs that were kept or come from a file; those that cannot be read are left out. */
export function readBestRuns(value: unknown): BestRuns {
  const runs = isRecord(value) ? value : {};
  return forEachRun((name) => readRuns(name, runs[name]) ?? {});
}

function readRuns(name: RunName, value: unknown): Runs | undefined {
  const { seconds, course } = RUN_KINDS[name];
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, run]) =>
          course.test(key) && isRun(run, seconds) ? [[key, run]] : [],
        ),
      )
    : undefined;
}

/** More than one puzzle in a second, on average, is not possible, and would fill the browser. */
function isRun(value: unknown, seconds: number): value is Run {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= seconds &&
    value.every(
      (time, i) => typeof time === 'number' && time >= Math.max(0, Number(value[i - 1] ?? 0)),
    ) &&
    Number(value.at(-1)) <= seconds
  );
}
