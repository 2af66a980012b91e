// SPDX-License-Identifier: MIT
/** A player's wishes for a new room, kept for the next one. */
import { RULE_SETS, type Rules } from '../../engine/questions';
import { DECKS } from '../../krypto/settings';
import { LEVELS } from '../../days/daily';
import { isRecord, persisted } from '../../storage/persisted';
import {
  RACE_PUZZLES,
  UNSOLVED,
  type ClassSettings,
  type DuelSettings,
  type Greeting,
  type RoomSettings,
} from './protocol';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The ranges that the server takes. */
export const RANGES = {
  hands: { least: 1, most: 50 },
  hand_seconds: { least: 10, most: 3600 },
  explain_seconds: { least: 5, most: 600 },
  pause_seconds: { least: 0, most: 60 },
  rounds: { least: 1, most: 4 },
} as const satisfies Partial<Record<keyof RoomSettings | 'rounds', Range>>;

/**
 * The longest name in characters, as people count them; a character may take two units of a string.
 */
export const LONGEST_NAME = 24;
/** The most units of a string that it can take: a family of four in one sign has eleven. */
export const MOST_UNITS = 192;

/** The International Rules as they are printed. */
export const AS_PRINTED: RoomSettings = {
  rules: 'international',
  deck: '56',
  hands: 10,
  hand_seconds: 180,
  explain_seconds: 30,
  unsolved: 'again',
  solvable_only: true,
  pause_seconds: 5,
  private: false,
};

export const wishes = persisted<RoomSettings>({
  name: 'room.settings',
  version: 1,
  fallback: AS_PRINTED,
  read: readWishes,
});

/** The same of the host of a class. */
export const classWishes = persisted<ClassSettings>({
  name: 'room.class',
  version: 1,
  fallback: classPart({ ...AS_PRINTED, hands: 5 }),
  read: readClassWishes,
});

export function readClassWishes(kept: unknown): ClassSettings | undefined {
  const read = readWishes(kept);
  if (read === undefined || !isRecord(kept)) {
    return undefined;
  }
  const puzzle = RACE_PUZZLES.find((one) => one === kept['puzzle']);
  const level = LEVELS.find((one) => one === kept['level']);
  return {
    ...classPart(read),
    ...(puzzle !== undefined && { puzzle }),
    ...(level !== undefined && { level }),
  };
}

/** Returns the settings to send: for each puzzle its own, without those that are as usual. */
export function askedClass({ puzzle = 'krypto', level, ...hands }: ClassSettings) {
  const { rules, deck, solvable_only, ...all } = hands;
  const asked: NonNullable<Extract<Greeting, { do: 'open_class' }>['settings']> = {
    ...(puzzle === 'krypto' ? { rules, deck, solvable_only } : { puzzle }),
    ...all,
    ...(level !== undefined && { level }),
  };
  return asked;
}

function classPart(settings: RoomSettings): ClassSettings {
  const { rules, deck, hands, hand_seconds, solvable_only, private: isPrivate } = settings;
  return { rules, deck, hands, hand_seconds, solvable_only, private: isPrivate };
}

/** The rules of a game for two have to allow 0, which is the goal of a round. */
export const DUEL_RULES: readonly Rules[] = RULE_SETS.filter((rules) => rules !== 'positive');

export const DUEL_AS_PRINTED: DuelSettings = {
  rules: 'international',
  deck: '56',
  rounds: 1,
  explain_seconds: 30,
  penalty: false,
  pause_seconds: 15,
  private: false,
};

/** The cards left over of this deck, then 0 and 100. */
export function mostRounds(deck: DuelSettings['deck']): number {
  return deck === '52' ? RANGES.rounds.most : RANGES.rounds.most - 1;
}

/** The same of a game for two. */
export const duelWishes = persisted<DuelSettings>({
  name: 'room.duel',
  version: 1,
  fallback: DUEL_AS_PRINTED,
  read: readDuelWishes,
});

export function readDuelWishes(kept: unknown): DuelSettings | undefined {
  const read = readWishes(kept);
  if (read === undefined || !isRecord(kept)) {
    return undefined;
  }
  const { deck, explain_seconds, private: isPrivate } = read;
  return {
    rules: DUEL_RULES.includes(read.rules) ? read.rules : DUEL_AS_PRINTED.rules,
    deck,
    rounds: Math.min(within('rounds', kept['rounds']), mostRounds(deck)),
    explain_seconds,
    penalty: kept['penalty'] === true,
    pause_seconds: within('pause_seconds', kept['pause_seconds'], DUEL_AS_PRINTED.pause_seconds),
    private: isPrivate,
  };
}

export const myName = persisted<string>({
  name: 'room.name',
  version: 1,
  fallback: '',
  read: (kept) => (typeof kept === 'string' ? kept.slice(0, MOST_UNITS) : undefined),
});

export function readWishes(kept: unknown): RoomSettings | undefined {
  if (!isRecord(kept)) {
    return undefined;
  }
  const pick = <Text extends string>(texts: readonly Text[], value: unknown, usual: Text) =>
    texts.find((text) => text === value) ?? usual;
  const truth = (name: 'solvable_only' | 'private') => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : AS_PRINTED[name];
  };
  return {
    rules: pick(RULE_SETS, kept['rules'], AS_PRINTED.rules),
    deck: pick(DECKS, kept['deck'], AS_PRINTED.deck),
    unsolved: pick(UNSOLVED, kept['unsolved'], AS_PRINTED.unsolved),
    solvable_only: truth('solvable_only'),
    private: truth('private'),
    hands: within('hands', kept['hands']),
    hand_seconds: within('hand_seconds', kept['hand_seconds']),
    explain_seconds: within('explain_seconds', kept['explain_seconds']),
    pause_seconds: within('pause_seconds', kept['pause_seconds']),
  };
}

/** The number that the server takes and that is nearest; the usual one for what is not a number. */
export function within(
  name: keyof typeof RANGES,
  value: unknown,
  usual: number = name === 'rounds' ? DUEL_AS_PRINTED.rounds : AS_PRINTED[name],
): number {
  const { least, most } = RANGES[name];
  return typeof value === 'number' && !Number.isNaN(value)
    ? Math.min(Math.max(Math.round(value), least), most)
    : usual;
}
