// SPDX-License-Identifier: MIT
/** What is kept from one visit to the next: games, and how the player likes to play. */
import { LEVELS, type Level } from '../app/daily';
import { isRecord, persisted } from '../storage/persisted';
import { act, readGame, type Game, type GameAction } from './game';

/** The oldest are forgotten. */
const MOST_GAMES = 24;

/** The game that was played last comes first. */
export const games = persisted<readonly Game[]>({
  name: 'alphametic-games',
  version: 1,
  fallback: [],
  read: (kept) =>
    Array.isArray(kept) ? kept.map(readGame).filter((game) => game !== undefined) : undefined,
});

export function keepGame(game: Game): void {
  const others = games.value.filter(({ code }) => code !== game.code);
  games.value = [game, ...others].slice(0, MOST_GAMES);
}

/** Does something to a game that need not be the one on the table. */
export function actOn(code: string, action: GameAction): void {
  games.value = games.value.map((game) => (game.code === code ? act(game, action) : game));
}

export const SHAPES = ['sum', 'doubly-true', 'multiplication'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Preferences {
  readonly shape: Shape;
  readonly level: Level;
  readonly clock: boolean;
  readonly conflicts: boolean;
}

export const preferences = persisted<Preferences>({
  name: 'alphametic-preferences',
  version: 1,
  fallback: { shape: 'sum', level: 2, clock: true, conflicts: false },
  read: readPreferences,
});

export function prefer(some: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...some };
}

function readPreferences(kept: unknown): Preferences | undefined {
  if (!isRecord(kept)) {
    return undefined;
  }
  const { clock, conflicts } = kept;
  const shape = SHAPES.find((one) => one === kept['shape']);
  const level = LEVELS.find((one) => one === kept['level']);
  return shape !== undefined &&
    level !== undefined &&
    typeof clock === 'boolean' &&
    typeof conflicts === 'boolean'
    ? { shape, level, clock, conflicts }
    : undefined;
}
