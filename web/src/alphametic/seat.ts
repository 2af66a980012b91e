// SPDX-License-Identifier: MIT
/** A seat at which an alphametic is played: its desk, and where on the board the player is. */
import type { Signal } from '@preact/signals';
import type { Desk, OnBoard } from '../letters/desk';
import { boardOf } from '../letters/game';
import { keptTogether, type Step } from '../letters/hint';
import { conflictsOf } from './conflicts';
import type { Game } from './game';
import { cellsOf, sharing, type Puzzle } from './puzzle';
import { alphameticWords } from './words';

/** Where the player is: a number, by its row and its place there, and a digit of it. */
export interface Cursor {
  readonly row: number;
  readonly item: number;
  readonly symbol: number;
}

/** A puzzle, as far as it has been played. */
export interface LaidPuzzle extends OnBoard {
  readonly puzzle: Puzzle;
  readonly game: Game;
}

export interface Seat<Laid extends LaidPuzzle = LaidPuzzle> {
  readonly desk: Desk<Laid, Puzzle>;
  readonly cursor: Signal<Cursor>;
  /** Whether the board shows what cannot be right. */
  readonly seesConflicts: () => boolean;
}

/** The puzzle as it is played; only an engine knows how the game stands. */
export function laidPuzzle(
  puzzle: Puzzle,
  game: Game,
  { progress, settled }: Pick<OnBoard, 'progress' | 'settled'>,
): LaidPuzzle {
  const board = boardOf(game);
  return {
    puzzle,
    game,
    board,
    letters: cellsOf(puzzle),
    mayShare: sharing(puzzle),
    base: puzzle.base,
    progress,
    settled,
    conflicts: conflictsOf(puzzle, board),
    otherConflicts: () => [],
    placesOf: (step) => placesOf(step, puzzle),
  };
}

/** Where a step looks; an equation that is the whole puzzle need not be named. */
export function placesOf({ equations, technique, column }: Step, puzzle: Puzzle): string[] {
  const { places } = alphameticWords();
  const columns =
    column === null
      ? undefined
      : technique === 'two_columns'
        ? places.columns(column, column + 1)
        : places.column(column);
  return equations.map(({ text }) =>
    text === puzzle.puzzle
      ? (columns ?? places.equation)
      : columns === undefined
        ? keptTogether(text)
        : places.placeIn(columns, keptTogether(text)),
  );
}
