// SPDX-License-Identifier: MIT
import { KINDS as ALL_KINDS, type Kinds } from '#reckon/api.ts';

/** The games with numbers on cards; Krypto is one of the kinds, too. */
export const GAME_NAMES = ['krypto', '24', 'countdown', 'own'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** The kinds besides the other games; grids that ask for numbers and stated questions are only printed. */
export type Kind = Exclude<Kinds, 'numbers' | 'stated' | Exclude<GameName, 'krypto'>>;
export const KINDS = ALL_KINDS.filter(
  (kind): kind is Kind =>
    kind === 'krypto' || !['numbers', 'stated', ...GAME_NAMES].some((other) => other === kind),
);

/** The first signs of the codes of kinds. */
export const CODE_LETTERS: Readonly<Record<Exclude<Kinds, 'stated'>, string>> = {
  krypto: 'K',
  calcrostic: 'C',
  newspaper: 'N',
  numbers: 'Q',
  alphametic: 'A',
  '24': '4',
  countdown: 'T',
  own: 'H',
};

/** The kinds that the workshop makes. */
export type SheetKind = Kind | DailyGame;
export const SHEET_KINDS: readonly SheetKind[] = ALL_KINDS.filter(
  (kind): kind is SheetKind => kind !== 'numbers' && kind !== 'own' && kind !== 'stated',
);

/** The kinds with a puzzle every day. */
export type DailyKind = Exclude<Kind, 'alphametic'>;
export const DAILY_KINDS = KINDS.filter((kind): kind is DailyKind => kind !== 'alphametic');

/** The kinds of puzzles whose letters stand for digits. */
export type LetterKind = Exclude<Kind, 'krypto'>;

/** The kinds that are grids. */
export type GridKind = Exclude<DailyKind, 'krypto'>;

/** The games with a hand every day. */
export type DailyGame = Exclude<GameName, 'own'>;
export const DAILY_GAMES = GAME_NAMES.filter((name): name is DailyGame => name !== 'own');

/** All that is played and noted. */
export type Played = GameName | Kind;
export const PLAYED: readonly Played[] = [
  ...GAME_NAMES,
  ...KINDS.filter((kind) => kind !== 'krypto'),
];

/** From this day on, days show hands of the other games, too; earlier ones have them if asked. */
const FIRST_DAY_OF_GAMES = '2026-11-29';

/** The puzzles of a day, one of each. */
export type Daily = DailyGame | GridKind;
export const DAILIES: readonly Daily[] = [
  ...DAILY_GAMES,
  ...DAILY_KINDS.filter((kind): kind is GridKind => kind !== 'krypto'),
];

/** Returns the puzzles that a day such as 2026-11-29 shows. */
export function dailyOf(day: string): readonly Daily[] {
  return day < FIRST_DAY_OF_GAMES ? DAILY_KINDS : DAILIES;
}

/** The puzzles of a day that the page shows: also an alphametic, which it makes itself. */
export type DayPuzzle = Daily | 'alphametic';
const DAY_PUZZLES: readonly DayPuzzle[] = [...DAILIES, 'alphametic'];

/** Returns them for a day such as 2026-11-29. */
export function puzzlesOf(day: string): readonly DayPuzzle[] {
  return day < FIRST_DAY_OF_GAMES ? dailyOf(day) : DAY_PUZZLES;
}

/** Whether this kind has a puzzle every day. */
export function isDayPuzzle(kind: Played): kind is DayPuzzle {
  return DAY_PUZZLES.some((one) => one === kind);
}
