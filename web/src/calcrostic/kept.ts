// SPDX-License-Identifier: MIT
/** Data kept from one visit to the next: games, and how the player likes to play. */
import type { GridKind } from '../engine/kinds';
import { keptGames, keptPreferences } from '../letters/kept';
import { persisted } from '../storage/persisted';
import { oneOf, only, readBoolean, readCount, recordOf } from '../storage/readers';
import { LEVELS, type Level } from '../days/daily';
import { act, readGame, type Game } from './game';
import { LEAST_SIDE, MOST_SIDE } from './grid';

export const { games, keepGame, actOn } = keptGames('calcrostic-games', readGame, act);

export function kindOf(code: string): GridKind {
  return code.startsWith('3x3d/') ? 'calcrostic' : 'newspaper';
}

/** That of a day, such as 20251120, if it has been laid and is remembered. */
export function gameOfDay(day: number, kind: GridKind, isEasy = false): Game | undefined {
  return games.value.find(
    (game) => game.day === day && game.isEasy === isEasy && kindOf(game.code) === kind,
  );
}

/** Whether the player has been through the lesson, or has skipped it. */
export const knowsGuide = persisted<boolean>({
  name: 'calcrostic.guide',
  version: 1,
  fallback: false,
  read: readBoolean,
});

export interface Preferences {
  readonly kind: 'diagonals' | 'newspaper';
  readonly rows: number;
  readonly columns: number;
  readonly level: Level;
  readonly clock: boolean;
  readonly conflicts: boolean;
}

const readSide = only(readCount, (side) => side >= LEAST_SIDE && side <= MOST_SIDE);

export const { preferences, prefer } = keptPreferences<Preferences>(
  'calcrostic-preferences',
  { kind: 'diagonals', rows: 4, columns: 4, level: 2, clock: true, conflicts: false },
  recordOf<Preferences>({
    kind: oneOf(['diagonals', 'newspaper']),
    rows: readSide,
    columns: readSide,
    level: oneOf(LEVELS),
    clock: readBoolean,
    conflicts: readBoolean,
  }),
);
