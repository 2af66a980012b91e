// SPDX-License-Identifier: MIT
/** A teacher's order, and how its puzzles are requested from the engine. */
import type { EngineClient } from '../engine/client';
import type { Outcome } from '../engine/outcome';
import { RULE_SETS, type Rules } from '../engine/questions';
import { isRecord } from '../storage/persisted';
import { AGES, PRESETS, type Age } from './presets';
import type { SheetPuzzle } from './questions';
import { SHEET_KINDS, type SheetKind } from '../engine/kinds';
import { MOST_PUZZLES, type Sheet, type SheetLanguage } from './sheet';

export const LEVELS = [1, 2, 3, 4, 5] as const;

/**
 * The length of a sheet: whole pages, about a number of minutes, or a number of puzzles of each
 * kind.
 */
export type Length =
  { readonly by: 'pages' | 'minutes'; readonly amount: number } | { readonly by: 'count' };

export const LENGTHS: readonly Length[] = [
  ...[1, 2, 3, 4].map((amount) => ({ by: 'pages', amount }) as const),
  ...[15, 30, 45, 60].map((amount) => ({ by: 'minutes', amount }) as const),
  { by: 'count' },
];

export function nameOfLength(length: Length): string {
  return length.by === 'count' ? 'count' : `${length.by}-${length.amount}`;
}

/** The number of puzzles of each kind. */
export type Counts = Readonly<Record<SheetKind, number>>;

function countsOf(count: (kind: SheetKind) => number): Counts {
  return Object.fromEntries(SHEET_KINDS.map((kind) => [kind, count(kind)])) as Counts;
}

/** Returns the same number of puzzles for each of some kinds. */
export function countOf(kinds: readonly SheetKind[], each: number): Counts {
  return countsOf((kind) => (kinds.includes(kind) ? each : 0));
}

export interface Order {
  readonly age: Age;
  readonly length: Length;
  /** The kinds that share the pages or the time. */
  readonly kinds: readonly SheetKind[];
  /** The number of each kind, if they are counted. */
  readonly counts: Counts;
  readonly easiest: number;
  readonly hardest: number;
  readonly rules: Rules;
}

const SHARING: readonly SheetKind[] = ['krypto', 'calcrostic'];

export const USUAL_ORDER: Order = {
  age: 'any',
  length: { by: 'pages', amount: 1 },
  kinds: SHARING,
  counts: countOf(SHARING, 6),
  easiest: 1,
  hardest: 4,
  rules: 'house',
};

/** Returns the order that suits an age; with the teacher's own choice all stays as it is. */
export function forAge(order: Order, age: Age): Order {
  return age === 'any' ? { ...order, age } : { ...order, ...PRESETS[age], age };
}

/** Returns the number of all puzzles that are counted. */
export function totalOf(counts: Order['counts']): number {
  return SHEET_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

export function readOrder(kept: unknown): Order | undefined {
  if (!isRecord(kept) || !isRecord(kept['counts'])) {
    return undefined;
  }
  const { counts } = kept;
  // Orders that were kept before there was a kind ask for none of it.
  const number = (kind: SheetKind) => counts[kind] ?? 0;
  const easiest = LEVELS.find((one) => one === kept['easiest']);
  const hardest = LEVELS.find((one) => one === kept['hardest']);
  const rules = RULE_SETS.find((one) => one === kept['rules']);
  return SHEET_KINDS.every((kind) => isCount(number(kind))) &&
    easiest !== undefined &&
    hardest !== undefined &&
    easiest <= hardest &&
    rules !== undefined
    ? {
        ...readAmount(kept),
        counts: countsOf((kind) => Number(number(kind))),
        easiest,
        hardest,
        rules,
      }
    : undefined;
}

/**
 * Settings that older orders lack, from before whole pages, have their defaults if they cannot be
 * read.
 */
function readAmount(kept: Record<string, unknown>): Pick<Order, 'age' | 'length' | 'kinds'> {
  const { kinds } = kept;
  const length = JSON.stringify(kept['length']);
  return {
    age: AGES.find((one) => one === kept['age']) ?? USUAL_ORDER.age,
    length: LENGTHS.find((one) => JSON.stringify(one) === length) ?? USUAL_ORDER.length,
    kinds: Array.isArray(kinds)
      ? SHEET_KINDS.filter((kind) => kinds.includes(kind))
      : USUAL_ORDER.kinds,
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PUZZLES;
}

function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** New puzzles, as many of each kind as `counts` says, with words of this language. */
export async function makePuzzles(
  client: EngineClient,
  { counts, easiest, hardest, rules }: Pick<Order, 'counts' | 'easiest' | 'hardest' | 'rules'>,
  lang: SheetLanguage,
): Promise<Outcome<SheetPuzzle[]>> {
  const wishes = { easiest, hardest, lang };
  const { countdown, ...others } = counts;
  const puzzles: SheetPuzzle[] = [];
  // Countdown has rules of its own.
  for (const question of [{ ...others, rules }, { countdown }]) {
    if (Object.values(question).some((count) => Number(count) > 0)) {
      const made = await client.ask('sheet/puzzles', {
        seed: randomSeed(),
        ...question,
        ...wishes,
      });
      if (!made.ok) {
        return made;
      }
      puzzles.push(...made.value.puzzles);
    }
  }
  return { ok: true, value: puzzles };
}

/** Returns the code of another puzzle of this kind and level, unlike all present ones. */
export async function makeAnother(
  client: EngineClient,
  puzzle: SheetPuzzle & { kind: SheetKind },
  { codes: avoid, lang }: Pick<Sheet, 'codes' | 'lang'>,
): Promise<Outcome<string[]>> {
  const { kind, level, rules } = puzzle;
  return codesOf(
    await client.ask('sheet/puzzles', {
      seed: randomSeed(),
      [kind]: 1,
      ...(level === null ? {} : { easiest: level, hardest: level }),
      ...(rules === undefined ? {} : { rules }),
      ...(kind === 'newspaper' ? sizeOf(puzzle.puzzle) : {}),
      lang,
      avoid,
    }),
  );
}

/** The rows and columns of a grid text, `A + B = C` and below it lines of operators. */
export function sizeOf(grid: string): { rows: number; columns: number } {
  const lines = grid.split('\n').filter((line) => line.trim() !== '');
  const words = lines[0]?.trim().split(/\s+/) ?? [];
  return { rows: (lines.length + 1) / 2, columns: (words.length + 1) / 2 };
}

function codesOf(outcome: Outcome<{ puzzles: SheetPuzzle[] }>): Outcome<string[]> {
  return outcome.ok ? { ok: true, value: outcome.value.puzzles.map(({ code }) => code) } : outcome;
}
