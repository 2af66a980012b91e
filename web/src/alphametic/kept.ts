// SPDX-License-Identifier: MIT
/** Data kept from one visit to the next: games, and how the player likes to play. */
import { LEVELS, type Level } from '../days/daily';
import { keptGames } from '../letters/kept';
import { persisted } from '../storage/persisted';
import { oneOf, readBoolean, recordOf } from '../storage/readers';
import { act, readGame, type GameAction } from './game';

const { games, keepGame, changeGame } = keptGames('alphametic-games', readGame);
export { games, keepGame };

/** Does something to a game that need not be the one on the table. */
export function actOn(code: string, action: GameAction): void {
  changeGame(code, (game) => act(game, action));
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
  read: recordOf<Preferences>({
    shape: oneOf(SHAPES),
    level: oneOf(LEVELS),
    clock: readBoolean,
    conflicts: readBoolean,
  }),
});

export function prefer(some: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...some };
}
