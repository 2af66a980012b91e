// SPDX-License-Identifier: MIT
import { computed, type Signal } from '@preact/signals';
import { LEVELS, type Level } from '../days/daily';
import { RULE_SETS, type Rules } from '../engine/questions';
import { persisted } from '../storage/persisted';
import { oneOf, readBoolean } from '../storage/readers';
import { GAMES, type GameName } from './games';

export const DECKS = ['56', '52'] as const;
export type Deck = (typeof DECKS)[number];

/** Whether hands without a time limit have a clock. */
const showsClock = persisted<boolean>({
  name: 'krypto.clock',
  version: 1,
  fallback: true,
  read: readBoolean,
});

/** The same of games whose time is part of the game, such as Countdown. */
const timesRounds = persisted<boolean>({
  name: 'countdown.clock',
  version: 1,
  fallback: true,
  read: readBoolean,
});

/** Whether a game is played with its clock. */
export function clockOf(game: GameName): Signal<boolean> {
  return GAMES[game].seconds === undefined ? showsClock : timesRounds;
}

/** Turns the clocks of all games on or off. */
export function setClocks(on: boolean): void {
  showsClock.value = on;
  timesRounds.value = on;
}

export function hasClocks(): boolean {
  return showsClock.value && timesRounds.value;
}

export const deck = persisted<Deck>({
  name: 'krypto.deck',
  version: 1,
  fallback: '56',
  read: oneOf(DECKS),
});

/** The wished level of the next hand, if any. */
export const levelOfNextHand = persisted<Level | undefined>({
  name: 'krypto.level',
  version: 1,
  fallback: undefined,
  read: (kept) => LEVELS.find((level) => level === kept),
});

/** The level of runs against the clock that was chosen there, 0 for any; if none was, nothing. */
const chosenForRuns = persisted<Level | 0 | undefined>({
  name: 'krypto.run-level',
  version: 1,
  fallback: undefined,
  read: (kept) => [0, ...LEVELS].find((level) => level === kept) as Level | 0 | undefined,
});

/** The same, or else that of hands, or else the easiest: in a run many hands should be solved. */
export const levelOfRuns = computed(() =>
  chosenForRuns.value === 0 ? undefined : (chosenForRuns.value ?? levelOfNextHand.value ?? EASIEST),
);

export function chooseLevelOfRuns(level: Level | undefined): void {
  chosenForRuns.value = level ?? 0;
}

const EASIEST: Level = 1;

/** Whether the player has been through the guided hand, or has skipped it. */
export const knowsGuide = persisted<boolean>({
  name: 'krypto.guide',
  version: 1,
  fallback: false,
  read: readBoolean,
});

/** The rules under which the next hand is dealt; the hand of the day has its own. */
export const rulesOfNextHand = persisted<Rules>({
  name: 'krypto.rules',
  version: 1,
  fallback: 'house',
  read: oneOf(RULE_SETS),
});

/** The largest card of the next hand of 24. */
export const deckOf24 = persisted<DeckOf24>({
  name: '24.deck',
  version: 1,
  fallback: 13,
  read: oneOf([10, 13]),
});
export type DeckOf24 = 10 | 13;

/** Whether aces, jacks, queens and kings of 24 show their letters. */
export const showsFaces = persisted<boolean>({
  name: '24.faces',
  version: 1,
  fallback: false,
  read: readBoolean,
});

export const LARGES = ['any', '0', '1', '2', '3', '4'] as const;
export type Large = (typeof LARGES)[number];

/** How many large numbers of Countdown are drawn next. */
export const largeNumbers = persisted<Large>({
  name: 'countdown.large',
  version: 1,
  fallback: 'any',
  read: oneOf(LARGES),
});
