// SPDX-License-Identifier: MIT
import { isDay } from '../days/day';
import { diary } from '../diary/diary';
import type { GameName } from '../engine/kinds';
import { latest, mergeRecords } from '../storage/merging';
import { isRecord, persisted } from '../storage/persisted';
import {
  listOf,
  only,
  orNull,
  readBoolean,
  readNumber,
  readText,
  recordOf,
} from '../storage/readers';
import { readMove, type Move } from './table';

/** A player's progress with a hand. */
export interface SavedGame {
  readonly moves: readonly Move[];
  /** Moves taken back, the last of them first to be done again. */
  readonly undone: readonly Move[];
  readonly hints: number;
  readonly gaveUp: boolean;
  readonly seconds: number;
  /** When the clock of a hand with a time limit stood at 0, in ms; none while it stands still. */
  readonly since: number | null;
  /** Once solved it stays so, whatever is tried afterwards; the clock stands still then. */
  readonly solved: boolean;
  /** The day of the first move or hint; games of former pages have none. */
  readonly begun: string | null;
  /** The number that was given as the answer, where one near the objective counts. */
  readonly answer: string | null;
}

export const NEW_GAME: SavedGame = {
  moves: [],
  undone: [],
  hints: 0,
  gaveUp: false,
  seconds: 0,
  since: null,
  solved: false,
  begun: null,
  answer: null,
};

/** Reads a game that was kept. */
export const readGame = recordOf<SavedGame>({
  moves: listOf(readMove),
  undone: listOf(readMove),
  hints: readNumber,
  gaveUp: readBoolean,
  seconds: readNumber,
  since: (kept) => orNull(readNumber)(kept ?? null),
  solved: readBoolean,
  begun: (kept) => orNull(only(readText, isDay))(kept ?? null),
  // Games of Krypto were kept without it.
  answer: (kept) => orNull(readText)(kept ?? null),
});

/** The number of hands that are remembered; the one left alone for longest is forgotten first. */
const REMEMBERED = 30;

/** The games by the address of the hand; the last touched comes last. */
const games = persisted<Record<string, SavedGame>>({
  name: 'krypto.games',
  version: 1,
  fallback: {},
  read: readGames,
  merge: mergeRecords<SavedGame>({ most: REMEMBERED, join }),
});

/** Joins the play of two windows with a hand: nothing that was reached is taken back. */
function join(before: SavedGame | undefined, older: SavedGame, newer: SavedGame): SavedGame {
  const steps = ({ moves, undone }: SavedGame) => ({ moves, undone });
  return {
    ...latest(before && steps(before), steps(older), steps(newer)),
    hints: Math.max(older.hints, newer.hints),
    gaveUp: older.gaveUp || newer.gaveUp,
    seconds: Math.max(older.seconds, newer.seconds),
    since: newer.since,
    solved: older.solved || newer.solved,
    begun: newer.begun ?? older.begun,
    // An answer is given once: the first one stays.
    answer: older.answer ?? newer.answer,
  };
}

export function savedGame(address: string): SavedGame {
  return games.peek()[address] ?? NEW_GAME;
}

/** The same, followed as other windows play the hand. */
export function followedGame(address: string): SavedGame | undefined {
  return games.value[address];
}

/** The address of the hand that was touched last, of those that were begun and have no end yet. */
export function lastUnfinished(isWanted: (address: string) => boolean): string | undefined {
  return Object.entries(games.value).findLast(
    ([address, game]) => game.moves.length > 0 && !isOver(game) && isWanted(address),
  )?.[0];
}

/** Whether a game has come to an end; its moves may go on. */
export function isOver({ solved, gaveUp, answer }: SavedGame): boolean {
  return solved || gaveUp || answer !== null;
}

/** Whether any hand has been played in this browser. */
export function hasPlayed(): boolean {
  return Object.keys(games.peek()).length > 0;
}

/** Whether a hand of this game has been played in this browser. */
export function hasPlayedGame(game: GameName): boolean {
  return (
    Object.keys(games.peek()).some((address) => address.startsWith(`#/${game}/`)) ||
    diary.peek().some(({ kind }) => kind === game)
  );
}

export function saveGame(address: string, game: SavedGame): void {
  const others = Object.entries(games.peek()).filter(([other]) => other !== address);
  const kept = others.slice(-(REMEMBERED - 1));
  games.value = { ...Object.fromEntries(kept), [address]: game };
}

export function readGames(kept: unknown): Record<string, SavedGame> | undefined {
  if (!isRecord(kept)) {
    return undefined;
  }
  const read = Object.entries(kept).flatMap(([address, value]) => {
    const game = readGame(value);
    return game === undefined ? [] : [[address, game] as const];
  });
  return Object.fromEntries(read);
}
