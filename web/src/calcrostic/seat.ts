// SPDX-License-Identifier: MIT
/** A seat at which a grid is played: its desk, and where on the board the player is. */
import type { Signal } from '@preact/signals';
import { words } from '../i18n';
import { TEN } from '../letters/board';
import type { Desk, OnBoard } from '../letters/desk';
import { boardOf } from '../letters/game';
import { keptTogether, type Step } from '../letters/hint';
import { conflictsOf, type Conflicts } from './conflicts';
import { progressOf, shownGrid, type Game } from './game';
import { lettersOf, linesOf, type Grid } from './grid';

/** Where the player is: a number, and a sign of it. */
export interface Cursor {
  readonly cell: number;
  readonly symbol: number;
}

/** A grid, as far as it has been played. */
export interface LaidGrid extends OnBoard {
  readonly grid: Grid;
  /** The version of the grid that is seen. */
  readonly shown: Grid;
  readonly game: Game;
  readonly conflicts: Conflicts;
}

export interface Seat<Laid extends LaidGrid = LaidGrid> {
  readonly desk: Desk<Laid, Grid>;
  readonly cursor: Signal<Cursor>;
  /** Whether the board shows what cannot be right. */
  readonly seesConflicts: () => boolean;
}

export function laidGrid(grid: Grid, game: Game): LaidGrid {
  const board = boardOf(game);
  const shown = shownGrid(grid, game);
  const conflicts = conflictsOf(shown, board);
  return {
    grid,
    shown,
    game,
    board,
    letters: lettersOf(grid),
    mayShare: [],
    base: TEN,
    progress: progressOf(grid, game),
    settled: true,
    conflicts,
    otherConflicts: () => failureTexts(conflicts),
    placesOf: (step) => placesOf(step, shown),
  };
}

function failureTexts({ failing }: Conflicts): string[] {
  const { calcrostic } = words();
  return failing.length > 0 ? [calcrostic.conflicts.failing(failing.map(calcrostic.place))] : [];
}

/** Where a step looks: `row 1, AB × C = DEA`. */
export function placesOf({ equations }: Step, shown: Grid): string[] {
  const lines = linesOf(shown);
  return equations.flatMap(({ index, text }) => {
    const line = lines[index];
    return line === undefined ? [] : `${words().calcrostic.place(line)}, ${keptTogether(text)}`;
  });
}
