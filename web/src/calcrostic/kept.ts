// SPDX-License-Identifier: MIT
/** Data kept from one visit to the next: games, and how the player likes to play. */
import type { GridKind } from '../engine/kinds';
import { keptGames } from '../letters/kept';
import { persisted } from '../storage/persisted';
import { oneOf, only, readBoolean, readCount, recordOf } from '../storage/readers';
import { LEVELS, type Level } from '../days/daily';
import { act, readGame, type Game, type GameAction } from './game';
import { LEAST_SIDE, MOST_SIDE } from './grid';

const { games, keepGame, changeGame } = keptGames('calcrostic-games', readGame);
export { games, keepGame };

export function kindOf(code: string): GridKind {
  return code.startsWith('3x3d/') ? 'calcrostic' : 'newspaper';
}

/** That of a day, such as 20251120, if it has been laid and is remembered. */
export function gameOfDay(day: number, kind: GridKind): Game | undefined {
  return games.value.find((game) => game.day === day && kindOf(game.code) === kind);
}

/** Does something to a game that need not be the one on the table. */
export function actOn(code: string, action: GameAction): void {
  changeGame(code, (game) => act(game, action));
}

export interface Preferences {
  readonly kind: 'diagonals' | 'newspaper';
  readonly rows: number;
  readonly columns: number;
  readonly level: Level;
  readonly clock: boolean;
  readonly conflicts: boolean;
}

const readSide = only(readCount, (side) => side >= LEAST_SIDE && side <= MOST_SIDE);

export const preferences = persisted<Preferences>({
  name: 'calcrostic-preferences',
  version: 1,
  fallback: {
    kind: 'diagonals',
    rows: 4,
    columns: 4,
    level: 2,
    clock: true,
    conflicts: false,
  },
  read: recordOf<Preferences>({
    kind: oneOf(['diagonals', 'newspaper']),
    rows: readSide,
    columns: readSide,
    level: oneOf(LEVELS),
    clock: readBoolean,
    conflicts: readBoolean,
  }),
});

export function prefer(some: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...some };
}
