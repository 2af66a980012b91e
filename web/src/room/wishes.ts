// SPDX-License-Identifier: MIT
/** What a player wishes for in a new room, kept for the next one. */
import { RULE_SETS } from '../engine/questions';
import { DECKS } from '../krypto/settings';
import { isRecord, persisted } from '../storage/persisted';
import { UNSOLVED, type RoomSettings } from './protocol';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What the server takes. */
export const RANGES = {
  hands: { least: 1, most: 50 },
  hand_seconds: { least: 10, most: 3600 },
  explain_seconds: { least: 5, most: 600 },
  pause_seconds: { least: 0, most: 60 },
} as const satisfies Partial<Record<keyof RoomSettings, Range>>;

export const LONGEST_NAME = 24;

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

export const myName = persisted<string>({
  name: 'room.name',
  version: 1,
  fallback: '',
  read: (kept) => (typeof kept === 'string' ? kept.slice(0, LONGEST_NAME) : undefined),
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
export function within(name: keyof typeof RANGES, value: unknown): number {
  const { least, most } = RANGES[name];
  return typeof value === 'number' && !Number.isNaN(value)
    ? Math.min(Math.max(Math.round(value), least), most)
    : AS_PRINTED[name];
}
