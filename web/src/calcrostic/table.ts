// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { batch, computed, signal } from '@preact/signals';
import type { Level } from '../days/daily';
import type { EngineError } from '../engine/outcome';
import { TEN } from '../letters/board';
import { Desk, type Judgement, type OnDesk } from '../letters/desk';
import { boardOf } from '../letters/game';
import { conflictsOf, type Conflicts } from './conflicts';
import { act, progressOf, shownGrid, type Game, type GameAction } from './game';
import { lettersOf, type Grid } from './grid';
import type { GridFault } from '../i18n/base/grids';
import type { Hint } from './hint';
import { games, keepGame } from './kept';

export type Situation =
  | { kind: 'laying' }
  | { kind: 'broken_link'; fault: GridFault }
  | { kind: 'no_such_day' }
  | { kind: 'failed'; error: EngineError; retry: () => void }
  | { kind: 'laid'; code: string; grid: Grid };

/** Where the player is: a number, and a sign of it. */
export interface Cursor {
  readonly cell: number;
  readonly symbol: number;
}

export const situation = signal<Situation>({ kind: 'laying' });
export const judgement = signal<Judgement>({ kind: 'asking' });
export const level = signal<Level | undefined>(undefined);
export const cursor = signal<Cursor>({ cell: 0, symbol: 0 });

/** The game on the table if it is not kept, as those of a run are not. */
export const passing = signal<Game | undefined>(undefined);

export interface Table extends OnDesk {
  readonly grid: Grid;
  /** The version of the grid that is seen. */
  readonly shown: Grid;
  readonly game: Game;
  readonly conflicts: Conflicts;
}

export const table = computed((): Table | undefined => {
  const laid = situation.value;
  if (laid.kind !== 'laid') {
    return undefined;
  }
  const game = [passing.value, ...games.value].find((one) => one?.code === laid.code);
  if (game === undefined) {
    return undefined;
  }
  const board = boardOf(game);
  const shown = shownGrid(laid.grid, game);
  return {
    grid: laid.grid,
    shown,
    game,
    board,
    letters: lettersOf(laid.grid),
    base: TEN,
    progress: progressOf(laid.grid, game),
    settled: true,
    conflicts: conflictsOf(shown, board),
  };
});

function perform(action: GameAction): void {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const next = act(laid.game, action);
  if (laid.game === passing.value) {
    passing.value = next;
  } else {
    keepGame(next);
  }
}

export const desk = new Desk<Hint>(table, perform);

export function turnTo(version: number): void {
  batch(() => {
    // Its lines would be called by other names.
    desk.note.value = { kind: 'nothing' };
    cursor.value = { cell: 0, symbol: 0 };
    perform({ kind: 'turn', version });
  });
}
