// SPDX-License-Identifier: MIT
/** The puzzles of the day: the same for all players whose calendar has the same date. */

export type Level = 1 | 2 | 3 | 4 | 5;
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** As newspapers do: easy on Monday, hard on Saturday, something in between on Sunday. */
const LEVEL_OF_WEEKDAY: readonly Level[] = [3, 1, 2, 2, 3, 4, 5];

/** The next level, if there is a harder one. */
export function harderThan(level: number | undefined): Level | undefined {
  return level === undefined ? undefined : LEVELS.find((one) => one > level);
}

/** The next level, if there is an easier one. */
export function easierThan(level: number | undefined): Level | undefined {
  return level === undefined ? undefined : LEVELS.findLast((one) => one < level);
}

export function dateOfDay(day: number): Date {
  return new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
}

export function levelOfDay(day: number): Level {
  return LEVEL_OF_WEEKDAY[dateOfDay(day).getDay()] ?? 3;
}
