// SPDX-License-Identifier: MIT
/** A match that is over, hand by hand, from the record that its room has kept. */
import { readFormula, type Task } from '../../krypto/formula';
import { GAMES, pointsAt, type GameName } from '../../krypto/games';
import type { Hand } from '../../krypto/hand';
import { rankOf } from '../../krypto/rank';
import { madeCard, replay as replayMoves } from '../../krypto/table';
import { RULE_SETS, type Rules } from '../../engine/questions';
import { isRecord } from '../../storage/persisted';
import { taskOf } from '../session/task';
import { CARD_GAMES, RACE_PUZZLES, type RacePuzzle, type RecordLine } from '../session/protocol';

/** A player's action on a hand. */
export interface ReplayEvent {
  readonly kind: string;
  /** In milliseconds since the hand was dealt, or its round began. */
  readonly at: number;
  readonly player: string | undefined;
  readonly formula: string | undefined;
  readonly points: number;
  /** How far a number was from the objective, where the nearest counts. */
  readonly distance: number | undefined;
}

export interface ReplayHand {
  /** The hand as it was dealt, or the round of a game for two, from 1. */
  readonly number: number;
  /** In a game for two, the number of the hand on the table, from 1. */
  readonly pile: number | undefined;
  /** Nothing if it was a puzzle of letters. */
  readonly hand: Hand | null;
  /** The text of the puzzle of letters, if it was one. */
  readonly puzzle: string | null;
  readonly events: readonly ReplayEvent[];
  /** The points of all players after it, in the order in which they joined. */
  readonly totals: readonly { readonly name: string; readonly total: number }[];
}

export interface Replay {
  readonly rules: Rules;
  readonly game: GameName;
  readonly puzzle: RacePuzzle;
  /** Whether players give up a hand for good; in a match they pass, and may still call. */
  readonly isGivenUp: boolean;
  readonly hands: readonly ReplayHand[];
}

/** The lines of a record as they are read; what is not one is left out. */
interface Read {
  readonly at: number;
  readonly event: string;
  readonly player: string | undefined;
  readonly line: Record<string, unknown>;
  readonly kind: string;
  readonly points: number;
}

/** Events that belong to no hand. */
const APART = ['joined', 'dealt', 'round', 'rematch', 'renamed'];

/** Reads a record; nothing if it is not one. */
export function readReplay(record: readonly RecordLine[]): Replay | undefined {
  const [opening, ...events] = record.map(readLine);
  if (opening?.event !== 'opened' || events.includes(undefined)) {
    return undefined;
  }
  const rules = RULE_SETS.find((one) => one === opening.line['rules']) ?? 'international';
  const read = withCallers(events.filter((one) => one !== undefined));
  const puzzle = RACE_PUZZLES.find((one) => one === opening.line['puzzle']) ?? 'krypto';
  const game = CARD_GAMES.find((one) => one === opening.line['card_game']) ?? 'krypto';
  const { game: kind, hands: agreed = 10 } = opening.line;
  // In a class each answer says its points; at a table they come when the hand is over.
  const isScoredLater = GAMES[game].isNearestCounted && kind !== 'race';
  const hands =
    kind === 'duel'
      ? pilesOf(read, game)
      : handsOf(read, isScoredLater ? new NearestPad(game, Number(agreed)) : new Pad());
  return { rules, game, puzzle, isGivenUp: kind === 'race' || kind === 'duel', hands };
}

/** The record does not say whose time ran out; it is the caller's. */
function withCallers(events: readonly Read[]): Read[] {
  let caller: string | undefined;
  return events.map((one) => {
    if (one.kind === 'called') {
      caller = one.player;
    }
    return one.kind === 'silent' ? { ...one, player: caller } : one;
  });
}

function readLine({ line, kind, points }: RecordLine): Read | undefined {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(read)) {
    return undefined;
  }
  const { at, event, player } = read;
  return {
    at: typeof at === 'number' ? at : 0,
    event: typeof event === 'string' ? event : '',
    player: typeof player === 'string' ? player : undefined,
    line: read,
    kind: kind ?? '',
    points,
  };
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

/** The points of all players, including those who have another name by now. */
class Pad {
  readonly #totals = new Map<string, number>();
  /** The points for answers to this hand: a nearer one takes the place of the one before. */
  #answered = new Map<string, number>();

  take(one: Read): void {
    const { kind, player, points, line } = one;
    if (kind === 'dealt') {
      this.#answered = new Map();
    }
    if (player === undefined) {
      return;
    }
    if (kind === 'near' || kind === 'right') {
      this.add(player, points - (this.#answered.get(player) ?? 0));
      this.#answered.set(player, points);
      return;
    }
    const total = this.#totals.get(player) ?? 0;
    if (kind === 'renamed' && typeof line['to'] === 'string') {
      const entries = [...this.#totals].map(
        ([name, of]) => [name === player ? String(line['to']) : name, of] as const,
      );
      this.#totals.clear();
      entries.forEach(([name, of]) => this.#totals.set(name, of));
    } else if (kind === 'removed') {
      this.#totals.delete(player);
    } else {
      this.#totals.set(player, total + points);
    }
  }

  protected add(player: string, points: number): void {
    this.#totals.set(player, (this.#totals.get(player) ?? 0) + points);
  }

  /** Scores what is scored when a hand is over. */
  endHand(): void {
    this.#answered = new Map();
  }

  get totals(): { name: string; total: number }[] {
    return [...this.#totals].map(([name, total]) => ({ name, total }));
  }
}

/** The points of a match in which the nearest formula of a hand scores when it is over. */
class NearestPad extends Pad {
  readonly #game: GameName;
  readonly #agreed: number;
  #hands = 0;
  /** The distances of the best answers to this hand, the earliest first. */
  #nearest = new Map<string, number>();

  constructor(game: GameName, agreed: number) {
    super();
    this.#game = game;
    this.#agreed = agreed;
  }

  override take(one: Read): void {
    super.take(one);
    const { kind, player, line } = one;
    if (player === undefined) {
      return;
    }
    if (kind === 'near' || kind === 'right') {
      this.#nearest.delete(player);
      this.#nearest.set(player, distanceIn(line) ?? 0);
    } else if (kind === 'left') {
      this.#nearest.delete(player);
    }
  }

  /** After the agreed hands, only the first of the nearest breaks the tie. */
  override endHand(): void {
    super.endHand();
    this.#hands += 1;
    const least = Math.min(...this.#nearest.values());
    const best = [...this.#nearest].filter(([, distance]) => distance === least);
    for (const [player] of best.slice(0, this.#hands > this.#agreed ? 1 : best.length)) {
      this.add(player, pointsAt(this.#game, least));
    }
    this.#nearest = new Map();
  }
}

function distanceIn({ distance }: Record<string, unknown>): number | undefined {
  return typeof distance === 'number' ? distance : undefined;
}

function eventOf({ kind, at, player, line, points }: Read, since: number): ReplayEvent {
  const { formula } = line;
  return {
    kind,
    at: at - since,
    player,
    formula: typeof formula === 'string' ? formula : undefined,
    points,
    distance: distanceIn(line),
  };
}

function handsOf(events: readonly Read[], pad: Pad): ReplayHand[] {
  const hands: (ReplayHand & { events: ReplayEvent[] })[] = [];
  let since = 0;
  const endHand = () => {
    const last = hands.at(-1);
    if (last !== undefined) {
      pad.endHand();
      hands[hands.length - 1] = { ...last, totals: pad.totals };
    }
  };
  for (const one of events) {
    if (one.kind === 'dealt') {
      endHand();
    }
    pad.take(one);
    if (one.kind === 'dealt') {
      since = one.at;
      const { cards, objective, puzzle } = one.line;
      const hand = { cards: numbers(cards), objective: numbers([objective])[0] ?? 0 };
      const task = typeof puzzle === 'string' ? { hand: null, puzzle } : { hand, puzzle: null };
      hands.push({ number: hands.length + 1, pile: undefined, ...task, events: [], totals: [] });
    }
    const last = hands.at(-1);
    if (last !== undefined) {
      if (!APART.includes(one.kind)) {
        last.events.push(eventOf(one, since));
      }
      hands[hands.length - 1] = { ...last, totals: pad.totals };
    }
  }
  endHand();
  return hands;
}

/**
 * Returns for a game for two, round by round, the hands in the order in which they were won, then
 * the others.
 */
function pilesOf(events: readonly Read[], game: GameName): ReplayHand[] {
  const { mostCards: size, leastObjective, mostObjective } = GAMES[game];
  const isFixed = leastObjective === mostObjective;
  const hands: ReplayHand[] = [];
  const pad = new Pad();
  let deck: number[] = [];
  let goals: number[] = [];
  let round: (ReplayHand & { events: ReplayEvent[] })[] = [];
  let number = 0;
  let since = 0;
  let called: number | undefined;
  const held = new Map<string, number>();
  const finish = () => {
    hands.push(...round.map((one) => ({ ...one, totals: pad.totals })));
    round = [];
  };
  const begin = (at: number) => {
    finish();
    held.clear();
    number += 1;
    since = at;
    const objective = goals[Math.min(number, goals.length) - 1] ?? 0;
    round = Array.from({ length: deck.length / size }, (_, index) => ({
      number,
      pile: index + 1,
      hand: { cards: deck.slice(index * size, (index + 1) * size), objective },
      puzzle: null,
      events: [],
      totals: [],
    }));
  };
  for (const one of events) {
    pad.take(one);
    const { kind, player = '', line, at } = one;
    if (kind === 'dealt') {
      const cards = numbers(line['cards']);
      const left = cards.length % size;
      deck = cards.slice(0, cards.length - left);
      goals = isFixed ? [mostObjective] : [...cards.slice(cards.length - left), 0, 100];
    }
    if (kind === 'dealt' || kind === 'round') {
      begin(at);
    } else if (kind === 'picked') {
      held.set(player, numbers([line['pile']])[0] ?? 0);
    } else if (kind === 'called') {
      called = held.get(player) ?? round[0]?.pile;
    }
    const isOfCall = ['right', 'wrong', 'silent'].includes(kind);
    const pile = isOfCall
      ? called
      : (held.get(player) ?? (round.length === 1 ? round[0]?.pile : undefined));
    const about = round.find((hand) => hand.pile === pile);
    if (about !== undefined && !APART.includes(kind)) {
      about.events.push(eventOf(one, since));
    }
    if (kind === 'put_back' || isOfCall) {
      [...held].filter(([, one]) => one === pile).forEach(([name]) => held.delete(name));
    }
    if (kind === 'right' && about !== undefined) {
      hands.push({ ...about, totals: pad.totals });
      round = round.filter((hand) => hand !== about);
      if (round.length === 1) {
        held.clear(); // the last hand lies open for both
      }
    }
  }
  finish();
  return hands;
}

/** Returns who found which of these solutions, by the place of the solution from 1. */
export function findersOf(
  hand: Hand,
  events: readonly ReplayEvent[],
  solutions: readonly string[],
  how: Rules | Task,
): Map<number, string[]> {
  const task = typeof how === 'string' ? taskOf({ rules: how }) : how;
  const { rules, use } = task;
  const finders = new Map<number, string[]>();
  for (const { kind, formula, player } of events) {
    const read =
      kind === 'right' && formula !== undefined ? readFormula(formula, hand, task) : undefined;
    const made = read?.ok
      ? madeCard(replayMoves(hand, read.moves, rules).table, hand, use)?.made
      : undefined;
    const rank = made && rankOf(made, solutions, hand, task);
    if (rank !== undefined && player !== undefined) {
      finders.set(rank, [...(finders.get(rank) ?? []), player]);
    }
  }
  return finders;
}
