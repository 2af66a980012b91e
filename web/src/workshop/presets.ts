// SPDX-License-Identifier: MIT
/** The presets of each age, and how long puzzles take. */
import type { Rules } from '../engine/questions';
import type { SheetPuzzle } from './questions';
import { SHEET_KINDS, type SheetKind } from '../engine/kinds';

export interface Preset {
  readonly kinds: readonly SheetKind[];
  readonly easiest: number;
  readonly hardest: number;
  readonly rules: Rules;
}

/** The youngest have met neither fractions nor numbers below 0. */
export const PRESETS = {
  children: { kinds: ['krypto', '24'], easiest: 1, hardest: 2, rules: 'positive' },
  juniors: { kinds: ['krypto', 'calcrostic'], easiest: 1, hardest: 3, rules: 'international' },
  teens: {
    kinds: ['krypto', 'calcrostic', 'alphametic'],
    easiest: 2,
    hardest: 4,
    rules: 'house',
  },
  adults: { kinds: SHEET_KINDS, easiest: 2, hardest: 5, rules: 'house' },
} as const satisfies Record<string, Preset>;

/** Somewhat more of each than fit on a page where they are alone. */
export const ON_A_PAGE: Readonly<Record<SheetKind, number>> = {
  krypto: 20,
  calcrostic: 9,
  newspaper: 9,
  alphametic: 12,
  '24': 20,
  countdown: 12,
};

export const AGES = ['any', 'children', 'juniors', 'teens', 'adults'] as const;
export type Age = (typeof AGES)[number];

/** Rough minutes of a fourteen-year-old for a puzzle of level 1 to 5. */
const MINUTES: Record<SheetKind, readonly number[]> = {
  krypto: [1, 2, 3, 4, 6],
  calcrostic: [3, 5, 8, 12, 20],
  newspaper: [3, 5, 8, 12, 20],
  alphametic: [4, 6, 10, 15, 25],
  '24': [1, 1, 2, 3, 4],
  countdown: [1, 2, 3, 4, 6],
};

/** The factor by which an age takes longer. */
const PACES: Record<Age, number> = { any: 1, children: 2, juniors: 1.25, teens: 1, adults: 0.75 };

export function minutesOf(kind: SheetKind, level: number, age: Age): number {
  return (MINUTES[kind][level - 1] ?? 0) * PACES[age];
}

/** Returns the minutes that a sheet takes; puzzles without a level are left out. */
export function minutesOfAll(
  puzzles: readonly Pick<SheetPuzzle, 'kind' | 'level'>[],
  age: Age,
): number {
  return puzzles.reduce((sum, { kind, level }) => {
    const made = SHEET_KINDS.find((one) => one === kind);
    return made === undefined || level === null ? sum : sum + minutesOf(made, level, age);
  }, 0);
}

/** The time that puzzles take, as people say it; nothing unless the level of each is known. */
export function minutesTaken(
  puzzles: readonly Pick<SheetPuzzle, 'kind' | 'level'>[],
  age: Age,
): number | undefined {
  const isKnown = puzzles.every(
    ({ kind, level }) => level !== null && SHEET_KINDS.some((one) => one === kind),
  );
  const minutes = minutesOfAll(puzzles, age);
  return isKnown && minutes > 0 ? roundMinutes(minutes) : undefined;
}

/** Whether the time printed on a sheet differs by more than half from what its puzzles take. */
export function isOff(printed: number, taken: number): boolean {
  return Math.abs(printed - taken) > taken / 2;
}

/** Rounds minutes as people say them: 1 to 5 exactly, then in fives. */
export function roundMinutes(minutes: number): number {
  return minutes < 5 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
}
