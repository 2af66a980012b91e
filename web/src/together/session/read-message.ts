// SPDX-License-Identifier: MIT
/** Reads what a server says, and takes nothing on trust: what does not fit is not read at all. */
import { RULE_SETS } from '../../engine/questions';
import { HAND_SIZE } from '../../krypto/hand';
import { OPERATORS } from '../../krypto/operations';
import { DECKS } from '../../krypto/settings';
import { isRecord } from '../../storage/persisted';
import {
  CLASS_KINDS,
  CLASS_PHASES,
  DUEL_KINDS,
  END_REASONS,
  PHASES,
  PLAIN_KINDS,
  PROBLEM_KINDS,
  PROGRESS,
  RACE_PUZZLES,
  REASONS,
  UNSOLVED,
  type CardMove,
  type ClassHappened,
  type ClassRoom,
  type ClassRow,
  type ClassSettings,
  type DuelHappened,
  type Duelist,
  type DuelPile,
  type DuelRoom,
  type DuelSettings,
  type Happened,
  type Player,
  type ProblemKind,
  type RecordLine,
  type Room,
  type RoomSettings,
  type ServerMessage,
  type Standing,
} from './protocol';
import { readCode } from './code';

const LONGEST_TEXT = 4096;
/** Of a class; a match has half as many. */
const MOST_SEATS = 1024;
const MOST_PLAYERS = 32;
const MOST_HANDS = 50;
const MOST_BOXES = 1000;
const MOST_PILES = 11;
/** Of a record, in one message. */
const MOST_LINES = 10_000;

class Misfit extends Error {}

type Reader<Value> = (value: unknown) => Value;

/** Gives nothing if the message is not as the protocol has it. */
export function readMessage(text: string): ServerMessage | undefined {
  try {
    return message(JSON.parse(text));
  } catch (fault) {
    if (fault instanceof Misfit || fault instanceof SyntaxError) {
      return undefined;
    }
    throw fault;
  }
}

const message: Reader<ServerMessage> = (value) => {
  const given = record(value);
  switch (given['say']) {
    case 'seat':
      return {
        say: 'seat',
        code: code(given['code']),
        seat: seat(given['seat']),
        token: token(given['token']),
      };
    case 'host':
      return { say: 'host', code: code(given['code']), token: token(given['token']) };
    case 'room':
      return entireRoom(given);
    case 'class':
      return {
        say: 'class',
        seq: count(given['seq']),
        happened: orNull(classHappened)(given['happened']),
        class: classRoom(given['class']),
      };
    case 'progress':
      return {
        say: 'progress',
        seq: count(given['seq']),
        happened: orNull(classHappened)(given['happened']),
        counts: classCounts(given['counts']),
        row: orNull(classRow)(given['row']),
      };
    case 'duel':
      return entireDuel(given);
    case 'record':
      return {
        say: 'record',
        from: count(given['from']),
        lines: listOf(recordLine, MOST_LINES)(given['lines']),
        more: flag(given['more']),
      };
    case 'shown':
      return {
        say: 'shown',
        deal: count(given['deal']),
        moves: listOf(cardMove, HAND_SIZE - 1)(given['moves']),
      };
    case 'present':
      return {
        say: 'present',
        present: listOf(flag, MOST_SEATS)(given['present']),
        watching: count(given['watching']),
      };
    case 'refused':
      return {
        say: 'refused',
        do: text(given['do']),
        reason: REASONS.find((one) => one === given['reason']) ?? 'fault',
      };
    case 'end':
      return { say: 'end', reason: oneOf(END_REASONS)(given['reason']) };
    case 'pong':
      return { say: 'pong' };
    default:
      throw new Misfit();
  }
};

function entireRoom(given: Record<string, unknown>): ServerMessage {
  const room = readRoom(given['room']);
  const seated = (one: number | null) => one === null || one < room.players.length;
  const happened = orNull(readHappened)(given['happened']);
  if (![room.host, room.caller, room.winner].every(seated)) {
    throw new Misfit();
  }
  if (happened !== null && room.players[happened.seat] === undefined) {
    throw new Misfit();
  }
  return { say: 'room', seq: count(given['seq']), happened, room };
}

const readRoom: Reader<Room> = (value) => {
  const given = record(value);
  return {
    code: code(given['code']),
    settings: settings(given['settings']),
    phase: oneOf(PHASES)(given['phase']),
    players: listOf(player, MOST_PLAYERS)(given['players']),
    host: orNull(seat)(given['host']),
    box: count(given['box']),
    additional: flag(given['additional']),
    deal: count(given['deal']),
    hand: orNull(hand)(given['hand']),
    caller: orNull(seat)(given['caller']),
    left_ms: orNull(count)(given['left_ms']),
    winner: orNull(seat)(given['winner']),
    solution: orNull(text)(given['solution']),
    solvable: orNull(flag)(given['solvable']),
    kept: flag(given['kept']),
  };
};

/** A match and a class have these. */
const handSettings = (value: unknown) => {
  const given = record(value);
  return {
    rules: oneOf(RULE_SETS)(given['rules']),
    deck: oneOf(DECKS)(given['deck']),
    hands: count(given['hands']),
    hand_seconds: count(given['hand_seconds']),
    solvable_only: flag(given['solvable_only']),
    private: flag(given['private']),
  };
};

/** Servers leave out what is as usual. */
const classSettings: Reader<ClassSettings> = (value) => {
  const { puzzle, level } = record(value);
  return {
    ...handSettings(value),
    ...(puzzle !== undefined && { puzzle: oneOf(RACE_PUZZLES)(puzzle) }),
    ...(level !== undefined && { level: count(level) }),
  };
};

const settings: Reader<RoomSettings> = (value) => {
  const given = record(value);
  return {
    ...handSettings(value),
    explain_seconds: count(given['explain_seconds']),
    unsolved: oneOf(UNSOLVED)(given['unsolved']),
    pause_seconds: count(given['pause_seconds']),
  };
};

const player: Reader<Player> = (value) => {
  const given = record(value);
  return {
    name: text(given['name']),
    boxes: listOf(orNull(whole), MOST_BOXES)(given['boxes']),
    total: whole(given['total']),
    left: flag(given['left']),
    plays: flag(given['plays']),
    passed: flag(given['passed']),
  };
};

// --- Classes ---

const classRoom: Reader<ClassRoom> = (value) => {
  const given = record(value);
  return {
    code: code(given['code']),
    settings: classSettings(given['settings']),
    phase: oneOf(CLASS_PHASES)(given['phase']),
    race: count(given['race']),
    box: count(given['box']),
    deal: count(given['deal']),
    counts: classCounts(given['counts']),
    players: orNull(listOf(classRow, MOST_SEATS))(given['players']),
    standings: listOf(standing, MOST_SEATS)(given['standings']),
    me: orNull(classRow)(given['me']),
    hands: listOf(hand, MOST_HANDS)(given['hands']),
    // Servers of before there were calcrostics do not have them.
    puzzles: listOf(text, MOST_HANDS)(given['puzzles'] ?? []),
    hand: orNull(hand)(given['hand']),
    puzzle: orNull(text)(given['puzzle'] ?? null),
    left_ms: orNull(count)(given['left_ms']),
    solution: orNull(text)(given['solution']),
    solvable: orNull(flag)(given['solvable']),
    locked: flag(given['locked']),
    kept: flag(given['kept']),
  };
};

const classCounts: Reader<ClassRoom['counts']> = (value) => {
  const given = record(value);
  return {
    here: count(given['here']),
    finished: count(given['finished']),
    right: count(given['right']),
  };
};

const standing: Reader<Standing> = (value) => {
  const given = record(value);
  return {
    seat: seat(given['seat']),
    name: text(given['name']),
    total: count(given['total']),
    rank: count(given['rank']),
    left: flag(given['left']),
  };
};

const classRow: Reader<ClassRow> = (value) => {
  const given = record(value);
  return {
    ...standing(value),
    removed: flag(given['removed']),
    boxes: listOf(orNull(count), MOST_BOXES)(given['boxes']),
    progress: oneOf(PROGRESS)(given['progress']),
    tries: count(given['tries']),
    took_ms: orNull(count)(given['took_ms']),
    formula: orNull(text)(given['formula']),
  };
};

const classHappened: Reader<ClassHappened> = (value) => {
  const given = record(value);
  const common = { seat: seat(given['seat']), points: count(given['points']) };
  return given['kind'] === 'wrong'
    ? {
        ...common,
        kind: 'wrong',
        problems: listOf(oneOf(PROBLEM_KINDS), LONGEST_TEXT)(given['problems']),
      }
    : { ...common, kind: oneOf(CLASS_KINDS)(given['kind']) };
};

const cardMove: Reader<CardMove> = (value) => {
  const given = record(value);
  return {
    from: placeOfCard(given['from']),
    onto: placeOfCard(given['onto']),
    operator: oneOf(OPERATORS)(given['operator']),
    swapped: flag(given['swapped']),
  };
};

const recordLine: Reader<RecordLine> = (value) => {
  const given = record(value);
  return {
    line: text(given['line']),
    kind: orNull(text)(given['kind']),
    points: whole(given['points']),
  };
};

// --- Games for two ---

function entireDuel(given: Record<string, unknown>): ServerMessage {
  const duel = readDuel(given['duel']);
  const happened = orNull(duelHappened)(given['happened']);
  const isSeated = (one: number | null) => one === null || one < duel.players.length;
  const isThere = (pile: number | null) => pile === null || pile <= duel.piles.length;
  const { host, caller, winner, open, called, piles } = duel;
  const isAllSeated = [
    host,
    caller,
    winner,
    ...piles.flatMap((pile) => [pile.holder, pile.winner]),
  ].every(isSeated);
  if (!isAllSeated || ![open, called].every(isThere)) {
    throw new Misfit();
  }
  if (happened !== null && duel.players[happened.seat] === undefined) {
    throw new Misfit();
  }
  return { say: 'duel', seq: count(given['seq']), happened, duel };
}

const readDuel: Reader<DuelRoom> = (value) => {
  const given = record(value);
  return {
    code: code(given['code']),
    settings: duelSettings(given['settings']),
    phase: oneOf(PHASES)(given['phase']),
    game: count(given['game']),
    round: count(given['round']),
    additional: flag(given['additional']),
    deal: count(given['deal']),
    goal: orNull(count)(given['goal']),
    players: listOf(duelist, 2)(given['players']),
    host: orNull(seat)(given['host']),
    piles: listOf(pile, MOST_PILES)(given['piles']),
    open: orNull(place)(given['open']),
    caller: orNull(seat)(given['caller']),
    called: orNull(place)(given['called']),
    hand: orNull(hand)(given['hand']),
    left_ms: orNull(count)(given['left_ms']),
    winner: orNull(seat)(given['winner']),
    kept: flag(given['kept']),
  };
};

const duelSettings: Reader<DuelSettings> = (value) => {
  const given = record(value);
  return {
    rules: oneOf(RULE_SETS)(given['rules']),
    deck: oneOf(DECKS)(given['deck']),
    rounds: count(given['rounds']),
    explain_seconds: count(given['explain_seconds']),
    penalty: flag(given['penalty']),
    pause_seconds: count(given['pause_seconds']),
    private: flag(given['private']),
  };
};

const duelist: Reader<Duelist> = (value) => {
  const given = record(value);
  return {
    name: text(given['name']),
    boxes: listOf(whole, MOST_BOXES)(given['boxes']),
    total: whole(given['total']),
    left: flag(given['left']),
    passed: flag(given['passed']),
  };
};

const pile: Reader<DuelPile> = (value) => {
  const given = record(value);
  return {
    holder: orNull(seat)(given['holder']),
    winner: orNull(seat)(given['winner']),
    cards: orNull(fiveCards)(given['cards']),
  };
};

const duelHappened: Reader<DuelHappened> = (value) => {
  const read = anyHappened(DUEL_KINDS)(value);
  return { ...read, pile: orNull(place)(record(value)['pile']) };
};

const hand: Reader<{ cards: number[]; objective: number }> = (value) => {
  const given = record(value);
  return { cards: fiveCards(given['cards']), objective: count(given['objective']) };
};

const fiveCards: Reader<number[]> = (value) => {
  const cards = listOf(count, HAND_SIZE)(value);
  if (cards.length !== HAND_SIZE) {
    throw new Misfit();
  }
  return cards;
};

interface Answered {
  seat: number;
  points: number;
  formula: string;
}

type AnyHappened<Kind extends string> =
  | { kind: Kind; seat: number; points: number }
  | ({ kind: 'right' } & Answered)
  | ({ kind: 'wrong'; problems: ProblemKind[] } & Answered);

/** An answer, or an event of these kinds. */
function anyHappened<Kind extends string>(kinds: readonly Kind[]): Reader<AnyHappened<Kind>> {
  return (value) => {
    const given = record(value);
    const common = { seat: seat(given['seat']), points: whole(given['points']) };
    switch (given['kind']) {
      case 'right':
        return { ...common, kind: 'right', formula: text(given['formula']) };
      case 'wrong': {
        const problem: Reader<ProblemKind> = (one) => oneOf(PROBLEM_KINDS)(record(one)['kind']);
        const problems = listOf(problem, LONGEST_TEXT)(given['problems']);
        return { ...common, kind: 'wrong', formula: text(given['formula']), problems };
      }
      default:
        return { ...common, kind: oneOf(kinds)(given['kind']) };
    }
  };
}

const readHappened: Reader<Happened> = anyHappened(PLAIN_KINDS);

// --- The smallest parts ---

const record: Reader<Record<string, unknown>> = (value) => {
  if (!isRecord(value)) {
    throw new Misfit();
  }
  return value;
};

const text: Reader<string> = (value) => {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) {
    throw new Misfit();
  }
  return value;
};

const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') {
    throw new Misfit();
  }
  return value;
};

const whole: Reader<number> = (value) => {
  if (!Number.isSafeInteger(value)) {
    throw new Misfit();
  }
  return value as number;
};

/** Of a card in its hand, from 1. */
const placeOfCard: Reader<number> = (value) => {
  const number = whole(value);
  if (number < 1 || number > HAND_SIZE) {
    throw new Misfit();
  }
  return number;
};

const count: Reader<number> = (value) => {
  const number = whole(value);
  if (number < 0) {
    throw new Misfit();
  }
  return number;
};

const seat: Reader<number> = (value) => {
  const number = count(value);
  if (number >= MOST_SEATS) {
    throw new Misfit();
  }
  return number;
};

/** Of a hand that lies on the table, from 1. */
const place: Reader<number> = (value) => {
  const number = count(value);
  if (number === 0 || number > MOST_PILES) {
    throw new Misfit();
  }
  return number;
};

const token: Reader<string> = (value) => {
  const given = text(value);
  if (!/^[0-9a-f]{32}$/i.test(given)) {
    throw new Misfit();
  }
  return given;
};

const code: Reader<string> = (value) => {
  const read = readCode(text(value));
  if (read === undefined) {
    throw new Misfit();
  }
  return read;
};

function oneOf<Text extends string>(texts: readonly Text[]): Reader<Text> {
  return (value) => {
    const found = texts.find((one) => one === value);
    if (found === undefined) {
      throw new Misfit();
    }
    return found;
  };
}

function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value));
}

function listOf<Value>(read: Reader<Value>, most: number): Reader<Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) {
      throw new Misfit();
    }
    return value.map(read);
  };
}
