// SPDX-License-Identifier: MIT
/** Puzzles of a day, and lists of them that a site has of its own. */
import { isDay } from '../days/calendar';
import { lettersOf, type Grid } from '../calcrostic/grid';
import type { Daily, DailyGame, GridKind } from '../engine/kinds';
import { RULE_SETS, type Rules } from '../engine/questions';
import { GAMES } from '../krypto/games';
import { parseHand, type Hand } from '../krypto/hand';
import { isRecord } from '../storage/kept';
import { readGridText } from './grid-reading';

export type Puzzle = { readonly level: number | undefined } & (
  | { readonly kind: DailyGame; readonly hand: Hand; readonly rules: Rules }
  | { readonly kind: GridKind; readonly grid: Grid }
);

/**
 * The puzzle of a day from a list, as `reckon bank find --json` prints it: of those of this kind the
 * first is that of the day `from`. Gives nothing before it and after the last one.
 */
export async function puzzleOfList(
  address: string,
  kind: Daily,
  from: string,
  date: string,
): Promise<Puzzle | undefined> {
  if (!isDay(from)) {
    throw new Error('from: write the day of the first puzzle, like 2026-12-01');
  }
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  const text = await response.text();
  try {
    return pick(text, kind, daysBetween(from, date));
  } catch (cause) {
    throw new Error(`${address}: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** The entry of this kind with this number, counted from 0; throws if the text is not a list. */
export function pick(text: string, kind: Daily, index: number): Puzzle | undefined {
  const document: unknown = JSON.parse(text);
  const list = isRecord(document) ? document['puzzles'] : undefined;
  if (!Array.isArray(list)) {
    throw new Error('not a list of puzzles: write it with reckon bank find --json');
  }
  const entry = list.filter(isRecord).filter((one) => one['kind'] === kind)[index];
  if (entry === undefined) {
    return undefined;
  }
  const puzzle = String(entry['puzzle']);
  const { difficulty } = entry;
  const level = typeof difficulty === 'number' ? difficulty : undefined;
  const found =
    kind === 'calcrostic' || kind === 'newspaper'
      ? ofGrid(kind, puzzle, level)
      : ofHand(kind, puzzle, entry['rules'], level);
  if (found === undefined) {
    throw new Error(`number ${index + 1} of ${kind} is not a puzzle: ${puzzle}`);
  }
  return found;
}

/** The puzzle of a grid text; a solved grid is not one. */
export function ofGrid(
  kind: GridKind,
  text: string,
  level: number | undefined,
): Puzzle | undefined {
  const grid = readGridText(text);
  return grid && lettersOf(grid).length > 0 ? { kind, grid, level } : undefined;
}

function ofHand(
  kind: DailyGame,
  text: string,
  named: unknown,
  level: number | undefined,
): Puzzle | undefined {
  const hand = parseHand(text, kind);
  const rules = RULE_SETS.find((one) => one === (named ?? GAMES[kind].rules));
  return hand.ok && rules !== undefined ? { kind, level, rules, hand: hand.value } : undefined;
}

/** How many days lie between two dates; they have the same length in UTC. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
