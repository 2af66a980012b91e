// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { batch, signal } from '@preact/signals';
import { Desk, type OnDesk } from '../letters/desk';
import { Helper } from '../letters/help';
import { act, type Game, type GameAction } from './game';
import type { Grid } from './grid';
import { games, keepGame, preferences } from './kept';
import { questionsOf } from './questions';
import { laidGrid, type Cursor, type LaidGrid, type Seat } from './seat';

export const cursor = signal<Cursor>({ cell: 0, symbol: 0 });

/** The game on the table if it is not kept, as those of a run are not. */
export const passing = signal<Game | undefined>(undefined);

export type Table = LaidGrid & OnDesk;

export const desk = new Desk<Table, Grid>(layOut, perform);
export const helper = new Helper(desk);
export const { laid: table, situation, judgement } = desk;

/** The seat of this page, whose games are kept in the browser. */
export const seat: Seat<Table> = {
  desk,
  cursor,
  seesConflicts: () => preferences.value.conflicts,
};

function layOut(code: string, grid: Grid): Table | undefined {
  const game = [passing.value, ...games.value].find((one) => one?.code === code);
  if (game === undefined) {
    return undefined;
  }
  const laid = laidGrid(grid, game);
  return {
    ...laid,
    hasReasons: true,
    questions: questionsOf(grid, laid.shown),
  };
}

function perform(action: GameAction): void {
  const laid = desk.laid.value;
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

export function turnTo(version: number): void {
  batch(() => {
    // Its lines would be called by other names.
    desk.note.value = { kind: 'nothing' };
    cursor.value = { cell: 0, symbol: 0 };
    perform({ kind: 'turn', version });
  });
}
