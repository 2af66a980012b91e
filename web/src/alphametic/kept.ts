// SPDX-License-Identifier: MIT
/** Data kept from one visit to the next: games, and how the player likes to play. */
import { LEVELS, type Level } from '../days/daily';
import { keptGames, keptPreferences } from '../letters/kept';
import { oneOf, readBoolean, recordOf } from '../storage/readers';
import { act, readGame } from './game';

export const { games, keepGame, actOn } = keptGames('alphametic-games', readGame, act);

export const SHAPES = ['sum', 'doubly-true', 'multiplication'] as const;
export type Shape = (typeof SHAPES)[number];

interface Preferences {
  readonly shape: Shape;
  readonly level: Level;
  readonly clock: boolean;
  readonly conflicts: boolean;
}

export const { preferences, prefer } = keptPreferences<Preferences>(
  'alphametic-preferences',
  { shape: 'sum', level: 2, clock: true, conflicts: false },
  recordOf<Preferences>({
    shape: oneOf(SHAPES),
    level: oneOf(LEVELS),
    clock: readBoolean,
    conflicts: readBoolean,
  }),
);
