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
 * The puzzle of a day from the address of a list, as `reckon bank find --json` or
 * `reckon contest days` prints it, or from that of /today.json of a `reckon serve`. Gives nothing
 * for a day that has none there.
 */
export async function puzzleOfList(
  address: string,
  kind: Daily,
  from: string,
  date: string,
): Promise<Puzzle | undefined> {
  const url = new URL(address, document.baseURI);
  url.searchParams.set('date', date); // a file has the same answer for each day
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  const text = await response.text();
  try {
    return pick(text, kind, from, date);
  } catch (cause) {
    throw new Error(`${address}: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/**
 * The puzzle of this kind for a day. In a list, the first of a kind is that of the day `from`, or of
 * the first day that the list says. Throws if the text has no puzzles.
 */
export function pick(text: string, kind: Daily, from: string, date: string): Puzzle | undefined {
  const document: unknown = JSON.parse(text);
  const list = isRecord(document) ? document['puzzles'] : undefined;
  if (!isRecord(document) || !Array.isArray(list)) {
    throw new Error('not a list of puzzles: write it with reckon bank find --json');
  }
  const ofKind = list.filter(isRecord).filter((one) => one['kind'] === kind);
  const { date: day, from: first = '' } = document;
  if (day !== undefined) {
    return day === date ? puzzleOf(ofKind[0], kind, 0) : undefined;
  }
  const begin = from === '' ? String(first) : from;
  if (!isDay(begin)) {
    throw new Error('from: write the day of the first puzzle, like 2026-12-01');
  }
  const index = daysBetween(begin, date);
  return puzzleOf(ofKind[index], kind, index);
}

/** Reads an entry of a list or of a day. */
function puzzleOf(
  entry: Record<string, unknown> | undefined,
  kind: Daily,
  index: number,
): Puzzle | undefined {
  if (entry === undefined) {
    return undefined;
  }
  const { cards, objective } = entry;
  const puzzle = Array.isArray(cards)
    ? `${cards.join(' ')} : ${String(objective)}`
    : String(entry['puzzle']);
  const difficulty = entry['difficulty'] ?? entry['level'];
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
