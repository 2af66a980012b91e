// SPDX-License-Identifier: MIT
/** Records of matches in files. */
import { RULE_SETS } from '../../engine/questions';
import { isRecord } from '../../storage/persisted';
import {
  CARD_GAMES,
  RACE_PUZZLES,
  type ClassHappened,
  type DuelHappened,
  type Happened,
  type RecordLine,
} from '../session/protocol';
import { readReplay, type Replay } from './replay';

/** A record in a file as it is saved: each line says what came of its event. */
export function recordText(record: readonly RecordLine[]): string {
  return record
    .map(({ line, kind, points }) => {
      const said = kind === null ? {} : { kind, points };
      return `${JSON.stringify({ ...(JSON.parse(line) as object), ...said })}\n`;
    })
    .join('');
}

/** Why a file cannot be replayed; `line` counts from 1. */
export type RecordFault =
  | { readonly kind: 'too_large' | 'not_a_record' }
  | { readonly kind: 'bad_line' | 'no_outcome'; readonly line: number };

export type RecordOutcome = { ok: true; replay: Replay } | { ok: false; fault: RecordFault };

/** The largest file that is read, in bytes: four times a record that a room keeps. */
export const LARGEST_RECORD = 1 << 20;

/** Reads a file line by line, and takes nothing on trust: a hand may have edited it. */
export function readRecordText(text: string): RecordOutcome {
  const record: RecordLine[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      continue;
    }
    const read = readObject(line);
    if (record.length === 0) {
      if (read === undefined || !isOpening(read)) {
        return { ok: false, fault: { kind: 'not_a_record' } };
      }
      record.push({ line, kind: null, points: 0 });
      continue;
    }
    const fault = read === undefined ? 'bad_line' : faultOf(read);
    if (fault !== undefined) {
      return { ok: false, fault: { kind: fault, line: index + 1 } };
    }
    record.push({ line, kind: String(read?.['kind']), points: Number(read?.['points']) });
  }
  const replay = readReplay(record);
  return replay === undefined
    ? { ok: false, fault: { kind: 'not_a_record' } }
    : { ok: true, replay };
}

function readObject(line: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

type Check = (value: unknown) => boolean;

const LONGEST_TEXT = 4096;
const MOST_CARDS = 56;

const isText: Check = (value) =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;
const isWhole: Check = (value) => Number.isSafeInteger(value);
const isCount: Check = (value) => isWhole(value) && Number(value) >= 0;
const isCards: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_CARDS && value.every(isWhole);
const isOf =
  (all: readonly string[]): Check =>
  (value) =>
    all.some((one) => one === value);

/** The type of a value, wherever it stands. */
const FIELDS = {
  at: isCount,
  event: isText,
  player: isText,
  to: isText,
  formula: isText,
  cards: isCards,
  objective: isWhole,
  pile: (value) => isWhole(value) && Number(value) > 0,
} satisfies Record<string, Check>;
type Field = keyof typeof FIELDS;

/** The latest form of records that is known here; Krypto has the first. */
const LATEST_FORMAT = 2;

const OPENING: Record<string, Check> = {
  game: isOf(['tournament', 'duel', 'race']),
  card_game: isOf(CARD_GAMES),
  format: (value) => isWhole(value) && Number(value) <= LATEST_FORMAT,
  rules: isOf(RULE_SETS),
  puzzle: isOf(RACE_PUZZLES),
};

function isOpening(read: Record<string, unknown>): boolean {
  return (
    read['event'] === 'opened' &&
    Object.entries(OPENING).every(([key, isRight]) => read[key] === undefined || isRight(read[key]))
  );
}

/** The values that a line needs, by the result of its event. */
const NEEDED: Record<
  Happened['kind'] | DuelHappened['kind'] | ClassHappened['kind'],
  readonly Field[]
> = {
  joined: ['player'],
  dealt: [],
  called: ['player'],
  right: ['player', 'formula'],
  near: ['player', 'formula'],
  declared: ['player'],
  wrong: ['player', 'formula'],
  silent: [],
  passed: ['player'],
  unsolved: [],
  left: ['player'],
  removed: ['player'],
  renamed: ['player', 'to'],
  picked: ['player', 'pile'],
  put_back: ['player'],
  round: [],
  closed: [],
  rematch: [],
};

function faultOf(read: Record<string, unknown>): 'bad_line' | 'no_outcome' | undefined {
  const { kind, points, event, puzzle } = read;
  if (kind === undefined || points === undefined) {
    return isText(event) ? 'no_outcome' : 'bad_line';
  }
  const needed = Object.entries(NEEDED).find(([name]) => name === kind)?.[1];
  if (needed === undefined || !isWhole(points)) {
    return 'bad_line';
  }
  const dealt: readonly Field[] =
    kind !== 'dealt' || event === 'posed'
      ? []
      : event === 'laid'
        ? ['cards']
        : ['cards', 'objective'];
  const isPosed = event !== 'posed' || isText(puzzle);
  const has = ([key, isRight]: [string, Check]) => {
    const isNeeded = [...needed, ...dealt, 'at', 'event'].some((one) => one === key);
    return read[key] === undefined ? !isNeeded : isRight(read[key]);
  };
  return isPosed && Object.entries(FIELDS).every(has) ? undefined : 'bad_line';
}
