// SPDX-License-Identifier: MIT
/** Reads what a server says, and takes nothing on trust: what does not fit is not read at all. */
import { RULE_SETS } from '../engine/questions';
import { HAND_SIZE } from '../krypto/hand';
import { DECKS } from '../krypto/settings';
import { isRecord } from '../storage/persisted';
import {
  END_REASONS,
  PHASES,
  PLAIN_KINDS,
  PROBLEM_KINDS,
  REASONS,
  UNSOLVED,
  type Happened,
  type Player,
  type Room,
  type RoomSettings,
  type ServerMessage,
} from './protocol';
import { readCode } from './code';

const LONGEST_TEXT = 4096;
const MOST_SEATS = 32;
const MOST_BOXES = 1000;

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
    case 'room':
      return entireRoom(given);
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
    players: listOf(player, MOST_SEATS)(given['players']),
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

const settings: Reader<RoomSettings> = (value) => {
  const given = record(value);
  return {
    rules: oneOf(RULE_SETS)(given['rules']),
    deck: oneOf(DECKS)(given['deck']),
    hands: count(given['hands']),
    hand_seconds: count(given['hand_seconds']),
    explain_seconds: count(given['explain_seconds']),
    unsolved: oneOf(UNSOLVED)(given['unsolved']),
    solvable_only: flag(given['solvable_only']),
    pause_seconds: count(given['pause_seconds']),
    private: flag(given['private']),
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

const hand: Reader<{ cards: number[]; objective: number }> = (value) => {
  const given = record(value);
  const cards = listOf(count, HAND_SIZE)(given['cards']);
  if (cards.length !== HAND_SIZE) {
    throw new Misfit();
  }
  return { cards, objective: count(given['objective']) };
};

const readHappened: Reader<Happened> = (value) => {
  const given = record(value);
  const common = { seat: seat(given['seat']), points: whole(given['points']) };
  switch (given['kind']) {
    case 'right':
      return { ...common, kind: 'right', formula: text(given['formula']) };
    case 'wrong': {
      const problem: Reader<(typeof PROBLEM_KINDS)[number]> = (one) =>
        oneOf(PROBLEM_KINDS)(record(one)['kind']);
      const problems = listOf(problem, LONGEST_TEXT)(given['problems']);
      return { ...common, kind: 'wrong', formula: text(given['formula']), problems };
    }
    default:
      return { ...common, kind: oneOf(PLAIN_KINDS)(given['kind']) };
  }
};

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
