// SPDX-License-Identifier: MIT
/** A player's wishes for a new room, kept for the next one. */
import { RULE_SETS, type Rules } from '../../engine/questions';
import { GAMES } from '../../krypto/games';
import { DECKS, type Deck } from '../../krypto/settings';
import { LEVELS } from '../../days/daily';
import { isRecord, persisted } from '../../storage/persisted';
import {
  CARD_GAMES,
  RACE_PUZZLES,
  UNSOLVED,
  type CardGame,
  type ClassSettings,
  type DuelSettings,
  type Greeting,
  type RacePuzzle,
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

/** The ranges of the choices in a game. */
export const CHOICES = {
  large: { least: 0, most: 4 },
  cards: { least: GAMES.own.leastCards, most: GAMES.own.mostCards },
  objective: { least: GAMES.own.leastObjective, most: GAMES.own.mostObjective },
} as const satisfies Partial<Record<keyof ChosenGame, Range>>;

/**
 * The longest name in characters, as people count them; a character may take two units of a string.
 */
export const LONGEST_NAME = 24;
/** The most units of a string that it can take: a family of four in one sign has eleven. */
export const MOST_UNITS = 192;

/** Settings with all that one may choose of any game, and the times of the others. */
export type Wished<Settings> = Settings & { deck: Deck; times?: Times };

/** The International Rules as they are printed. */
export const AS_PRINTED: Wished<RoomSettings> = {
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

export const wishes = persisted<Wished<RoomSettings>>({
  name: 'room.settings',
  version: 1,
  fallback: AS_PRINTED,
  read: readWishes,
});

/** The same of the host of a class. */
export const classWishes = persisted<Wished<ClassSettings>>({
  name: 'room.class',
  version: 1,
  fallback: classPart({ ...AS_PRINTED, hands: 5 }),
  read: readClassWishes,
});

export function readClassWishes(kept: unknown): Wished<ClassSettings> | undefined {
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
export function askedClass({ puzzle = 'krypto', level, lang, ...hands }: ClassSettings) {
  const { hands: count, hand_seconds, private: isPrivate, rules, solvable_only } = hands;
  const hasLevel = puzzle !== 'krypto' || !isNearestCounted(hands);
  const asked: NonNullable<Extract<Greeting, { do: 'open_class' }>['settings']> = {
    ...(puzzle === 'krypto' ? { rules, ...gameIn(hands), solvable_only } : { puzzle }),
    hands: count,
    hand_seconds,
    private: isPrivate,
    ...(level !== undefined && hasLevel && { level }),
    ...(puzzle === 'alphametic' && lang !== undefined && { lang }),
  };
  return asked;
}

/** The same for another game of a class, whose code stays as private as it is. */
export function askedAgain(settings: ClassSettings) {
  return without(askedClass(settings), 'private');
}

/** The game of a room, and the choices in it. */
export type ChosenGame = Pick<
  RoomSettings,
  'game' | 'deck' | 'up_to' | 'large' | 'cards' | 'objective'
>;

/** Whether the nearest number counts in the game of a room. */
export function isNearestCounted({ game = 'krypto' }: ChosenGame): boolean {
  return GAMES[game].isNearestCounted;
}

/** Returns the choices that the game has; the server refuses others. */
export function gameIn({ game = 'krypto', ...choices }: ChosenGame): ChosenGame {
  const { deck, up_to, large, cards, objective } = choices;
  switch (game) {
    case 'krypto':
      return deck === undefined ? {} : { deck };
    case '24':
      return { game, ...(up_to !== undefined && { up_to }) };
    case 'countdown':
      return { game, ...(large !== undefined && { large }) };
    case 'own':
      return {
        game,
        ...(cards !== undefined && { cards }),
        ...(objective !== undefined && { objective }),
      };
  }
}

/** Returns the settings to send, with only the choices of their game. */
export function askedRoom<Settings extends ChosenGame>(settings: Settings): Settings {
  const all = without<Settings & { times?: unknown }, keyof ChosenGame | 'times'>(
    settings,
    ...(['game', 'deck', 'up_to', 'large', 'cards', 'objective', 'times'] as const),
  );
  return { ...all, ...gameIn(settings) } as unknown as Settings;
}

/** Returns the settings without these. */
export function without<Settings extends object, Name extends keyof Settings>(
  settings: Settings,
  ...names: readonly Name[]
): Omit<Settings, Name> {
  const entries = Object.entries(settings).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(entries) as Omit<Settings, Name>;
}

/** The game of cards in a room, or puzzles of letters, which take longer. */
export interface Played {
  readonly puzzle?: RacePuzzle;
  readonly game?: CardGame;
}

const LETTER_SECONDS = 600;

function usualSeconds({ puzzle = 'krypto', game = 'krypto' }: Played): number {
  return puzzle === 'krypto' ? (GAMES[game].seconds ?? AS_PRINTED.hand_seconds) : LETTER_SECONDS;
}

function usualRules(game: CardGame): Rules {
  return game === 'krypto' ? AS_PRINTED.rules : GAMES[game].rules;
}

/** Each puzzle of letters, and each game of cards, with a time of its own. */
const TIMED = [...RACE_PUZZLES.filter((one) => one !== 'krypto'), ...CARD_GAMES] as const;
type Timed = (typeof TIMED)[number];
type Times = Partial<Record<Timed, number>>;

/** The time for a hand of what is played, and those that a person has left to other games. */
interface TimeSet {
  readonly hand_seconds: number;
  readonly times?: Times;
}

function timedBy({ puzzle = 'krypto', game = 'krypto' }: Played): Timed {
  return puzzle === 'krypto' ? game : puzzle;
}

/** Returns the time for a hand of what is played next: the last that it had, or the usual one. */
export function timeWith(next: Played, before: Played & TimeSet): Required<TimeSet> {
  const times = { ...before.times, [timedBy(before)]: before.hand_seconds };
  return { hand_seconds: times[timedBy(next)] ?? usualSeconds(next), times };
}

/** Returns its rules, where it has several: the usual ones, unless a person has set others. */
export function rulesWith(
  next: CardGame,
  { game = 'krypto', rules }: { readonly game?: CardGame; readonly rules: Rules },
): Rules {
  const isOwn = GAMES[game].hasRules && rules !== usualRules(game);
  return isOwn && GAMES[next].hasRules ? rules : usualRules(next);
}

/** Returns the settings that follow from another game. Those that a person has set stay. */
export function withGame(
  game: CardGame,
  before: Played & TimeSet & Pick<ClassSettings, 'rules'>,
): Pick<ClassSettings, 'rules'> & Required<TimeSet> & { game: CardGame } {
  return { game, rules: rulesWith(game, before), ...timeWith({ game }, before) };
}

function classPart(settings: Wished<RoomSettings>): Wished<ClassSettings> {
  const { rules, deck, hands, hand_seconds, solvable_only, private: isPrivate } = settings;
  const { game, up_to, large, cards, objective, times } = settings;
  return {
    rules,
    deck,
    ...defined({ game, up_to, large, cards, objective, times }),
    hands,
    hand_seconds,
    solvable_only,
    private: isPrivate,
  };
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Leaves out what is not there. */
function defined<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Values>;
}

/** The rules of a game for two have to allow 0, which is the goal of a round. */
export const DUEL_RULES: readonly Rules[] = RULE_SETS.filter((rules) => rules !== 'positive');

export const DUEL_AS_PRINTED: Wished<DuelSettings> = {
  rules: 'international',
  deck: '56',
  rounds: 1,
  explain_seconds: 30,
  penalty: false,
  pause_seconds: 15,
  private: false,
};

/** The cards left over of this deck, then 0 and 100. */
export function mostRounds(deck: Deck): number {
  return deck === '52' ? RANGES.rounds.most : RANGES.rounds.most - 1;
}

/** The same of a game for two. */
export const duelWishes = persisted<Wished<DuelSettings>>({
  name: 'room.duel',
  version: 1,
  fallback: DUEL_AS_PRINTED,
  read: readDuelWishes,
});

/** The games that have a whole deck to lay. */
export const DUEL_GAMES = ['krypto', '24'] as const satisfies readonly CardGame[];

export function readDuelWishes(kept: unknown): Wished<DuelSettings> | undefined {
  const read = readWishes(kept);
  if (read === undefined || !isRecord(kept)) {
    return undefined;
  }
  const { deck, explain_seconds, private: isPrivate, up_to } = read;
  const game = DUEL_GAMES.find((one) => one === read.game && one !== 'krypto');
  const most = game === undefined ? mostRounds(deck) : 1;
  return {
    rules: DUEL_RULES.includes(read.rules) ? read.rules : DUEL_AS_PRINTED.rules,
    deck,
    ...defined({ game, up_to }),
    rounds: Math.min(within('rounds', kept['rounds']), most),
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

export function readWishes(kept: unknown): Wished<RoomSettings> | undefined {
  if (!isRecord(kept)) {
    return undefined;
  }
  const pick = <Text extends string>(texts: readonly Text[], value: unknown, usual: Text) =>
    texts.find((text) => text === value) ?? usual;
  const truth = (name: 'solvable_only' | 'private') => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : AS_PRINTED[name];
  };
  const number = (name: keyof typeof CHOICES) => {
    const { least, most } = CHOICES[name];
    const value = kept[name];
    return typeof value === 'number' && value >= least && value <= most && Number.isInteger(value)
      ? value
      : undefined;
  };
  const named = CARD_GAMES.find((one) => one === kept['game']);
  return {
    rules: pick(RULE_SETS, kept['rules'], AS_PRINTED.rules),
    deck: pick(DECKS, kept['deck'], AS_PRINTED.deck),
    ...defined({
      game: named === 'krypto' ? undefined : named,
      up_to: kept['up_to'] === 10 ? 10 : undefined,
      large: number('large'),
      cards: number('cards'),
      objective: number('objective'),
      times: readTimes(kept['times']),
    }),
    unsolved: pick(UNSOLVED, kept['unsolved'], AS_PRINTED.unsolved),
    solvable_only: truth('solvable_only'),
    private: truth('private'),
    hands: within('hands', kept['hands']),
    hand_seconds: within('hand_seconds', kept['hand_seconds']),
    explain_seconds: within('explain_seconds', kept['explain_seconds']),
    pause_seconds: within('pause_seconds', kept['pause_seconds']),
  };
}

function readTimes(kept: unknown): Times | undefined {
  if (!isRecord(kept)) {
    return undefined;
  }
  const known = TIMED.filter((one) => typeof kept[one] === 'number');
  return Object.fromEntries(known.map((one) => [one, within('hand_seconds', kept[one])]));
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
