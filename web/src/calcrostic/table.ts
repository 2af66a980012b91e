// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { batch, signal } from '@preact/signals';
import { words } from '../i18n';
import { TEN } from '../letters/board';
import { Desk, type OnDesk } from '../letters/desk';
import { boardOf } from '../letters/game';
import { Helper } from '../letters/help';
import { keptTogether, type Step } from '../letters/hint';
import { conflictsOf, type Conflicts } from './conflicts';
import { act, progressOf, shownGrid, type Game, type GameAction } from './game';
import { lettersOf, linesOf, type Grid } from './grid';
import { games, keepGame } from './kept';
import { questionsOf } from './questions';

/** Where the player is: a number, and a sign of it. */
export interface Cursor {
  readonly cell: number;
  readonly symbol: number;
}

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

export const desk = new Desk<Table, Grid>(layOut, perform);
export const helper = new Helper(desk);
export const { laid: table, situation, judgement } = desk;

function layOut(code: string, grid: Grid): Table | undefined {
  const game = [passing.value, ...games.value].find((one) => one?.code === code);
  if (game === undefined) {
    return undefined;
  }
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
    hasReasons: true,
    questions: questionsOf(grid, shown),
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
