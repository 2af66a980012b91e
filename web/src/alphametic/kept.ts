// SPDX-License-Identifier: MIT
/** Data kept from one visit to the next: games, and how the player likes to play. */
import { LEVELS, type Level } from '../days/daily';
import { keptGames, keptPreferences } from '../letters/kept';
import { persisted } from '../storage/persisted';
import { oneOf, readBoolean, recordOf } from '../storage/readers';
import { act, readGame } from './game';

export const { games, keepGame, actOn } = keptGames('alphametic-games', readGame, act);

/** Whether the player has been through the lesson, or has skipped it. */
export const knowsGuide = persisted<boolean>({
  name: 'alphametic.guide',
  version: 1,
  fallback: false,
  read: readBoolean,
});

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
