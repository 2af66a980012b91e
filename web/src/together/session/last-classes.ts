// SPDX-License-Identifier: MIT
/**
 * The results of the last classes that this browser led, the latest first. They have the names of
 * the players, so they stay in this browser, and can be deleted.
 */
import type { Hand } from '../../krypto/hand';
import { mergeLists } from '../../storage/merging';
import { persisted, readEach } from '../../storage/persisted';
import {
  listOf,
  oneOf,
  orNull,
  readBoolean,
  readCount,
  readNumber,
  readText,
  recordOf,
} from '../../storage/readers';
import { placed } from './class-rows';
import type { ClassRoom, ClassRow, ClassSettings } from './protocol';
import { readClassWishes } from './wishes';

/** More than that are too many to look through; the oldest are forgotten. */
export const MOST_CLASSES = 20;

/** Why there are no points for a hand, as the first letter of the word that servers use. */
const ENDS = { p: 'passed', o: 'out', t: 'thinking' } as const;
type End = keyof typeof ENDS;

/** The points for a hand, or why there are none; null where the player was not there. */
type Cell = number | End | null;

interface KeptPlayer {
  readonly name: string;
  readonly left: boolean;
  readonly hands: readonly Cell[];
  /** The number of wrong answers to each hand. */
  readonly wrongs: readonly number[];
  /** The points in earlier games of the class. */
  readonly earlier: number;
}

export interface KeptClass {
  readonly code: string;
  /** Which race of the class it was, from 1. */
  readonly race: number;
  /** When it ended, in ms. */
  readonly at: number;
  readonly settings: ClassSettings;
  readonly players: readonly KeptPlayer[];
  readonly hands: readonly Hand[];
  readonly puzzles: readonly string[];
}

const readEnd = oneOf<End>(['p', 'o', 't']);

const readKept = recordOf<KeptClass>({
  code: readText,
  race: readCount,
  at: readNumber,
  settings: readClassWishes,
  players: listOf(
    recordOf<KeptPlayer>({
      name: readText,
      left: readBoolean,
      hands: listOf(orNull((kept) => readNumber(kept) ?? readEnd(kept))),
      // They were not kept once.
      wrongs: (kept) => listOf(readCount)(kept ?? []),
      earlier: (kept) => readCount(kept ?? 0),
    }),
  ),
  hands: listOf(recordOf<Hand>({ cards: listOf(readNumber), objective: readNumber })),
  puzzles: listOf(readText),
});

const mergeClasses = mergeLists<KeptClass>({
  keyOf: ({ code, race }) => `${code}.${race}`,
  join: (_before, older, newer) => (handsOf(older) > handsOf(newer) ? older : newer),
  latestAt: 'start',
  most: MOST_CLASSES,
  removes: true,
});

const list = persisted<readonly KeptClass[]>({
  name: 'room.classes',
  version: 1,
  fallback: [],
  read: (kept) => readEach(kept, readKept),
  merge: (before, older, newer) =>
    [...mergeClasses(before, older, newer)].sort((a, b) => b.at - a.at),
});

export function lastClasses(): readonly KeptClass[] {
  return list.value;
}

/** The number of hands, or of calcrostics, that were played. */
export function handsOf({ hands, puzzles }: Pick<KeptClass, 'hands' | 'puzzles'>): number {
  return hands.length + puzzles.length;
}

/** Keeps the results of a race as its host has them, in place of what was kept of it. */
export function keepClass(room: ClassRoom): void {
  const kept = keptOf(room, Date.now());
  if (kept === undefined) {
    return;
  }
  const isSame = ({ code, race }: KeptClass) => code === room.code && race === room.race;
  const all = list.peek();
  const known = all.find(isSame);
  if (known === undefined) {
    list.value = [kept, ...all].slice(0, MOST_CLASSES);
  } else if (handsOf(known) <= handsOf(kept)) {
    list.value = all.map((one) => (one === known ? { ...kept, at: known.at } : one));
  }
}

export function forgetClass({ code, race }: KeptClass): void {
  list.value = list.peek().filter((one) => one.code !== code || one.race !== race);
}

export function forgetClasses(): void {
  list.value = [];
}

/** Returns what is kept of a race, if anybody has played in it. */
function keptOf(room: ClassRoom, at: number): KeptClass | undefined {
  const { code, race, settings, hands, puzzles } = room;
  const players = (room.players ?? [])
    .filter(({ removed }) => !removed)
    .map(({ name, left, boxes, ends, wrongs, earlier }) => ({
      name,
      left,
      hands: Array.from(
        { length: handsOf(room) },
        (_, index) => boxes[index] ?? cellOf(ends[index]),
      ),
      wrongs: wrongs.slice(0, handsOf(room)),
      earlier,
    }));
  return players.length === 0 || handsOf(room) === 0
    ? undefined
    : { code, race, at, settings, players, hands, puzzles };
}

function cellOf(end: ClassRow['ends'][number] | undefined): End | null {
  return end == null || end === 'right' ? null : (readEnd(end.charAt(0)) ?? null);
}

/** Returns the class as its host saw it in the end. */
export function classOf(kept: KeptClass): ClassRoom {
  const { code, race, settings, hands, puzzles } = kept;
  const players = placed(kept.players.map(rowOf));
  return {
    code,
    settings,
    race,
    phase: 'over',
    box: handsOf(kept),
    deal: handsOf(kept),
    counts: { here: players.length, finished: 0, right: 0 },
    players,
    standings: players.map(({ seat, name, total, earlier, rank, left }) => ({
      seat,
      name,
      total,
      earlier,
      rank,
      left,
    })),
    me: null,
    hands: hands.map(({ cards, objective }) => ({ cards: [...cards], objective })),
    puzzles: [...puzzles],
    hand: null,
    puzzle: null,
    left_ms: null,
    solution: null,
    solvable: null,
    locked: false,
    kept: false,
  };
}

function rowOf({ name, left, hands, wrongs, earlier }: KeptPlayer, seat: number): ClassRow {
  const boxes = hands.map((cell) => (typeof cell === 'number' ? cell : null));
  return {
    seat,
    name,
    left,
    removed: false,
    total: boxes.reduce<number>((sum, points) => sum + (points ?? 0), 0),
    rank: 1,
    boxes,
    ends: hands.map((cell) =>
      typeof cell === 'number' ? 'right' : cell === null ? null : ENDS[cell],
    ),
    wrongs: [...wrongs],
    earlier,
    progress: 'thinking',
    tries: 0,
    took_ms: null,
    formula: null,
  };
}
