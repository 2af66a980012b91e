// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { EngineError } from '../engine/outcome';
import { crossedOf, type Board, type Move } from './board';
import { conflictsOf, type Conflicts } from './conflicts';
import {
  act,
  boardOf,
  progressOf,
  shownGrid,
  type Game,
  type GameAction,
  type Progress,
} from './game';
import type { GridFault } from './grid-fault';
import type { Grid } from './grid';
import type { Hint } from './hint';
import { games, keepGame } from './kept';
import type { Letters } from './questions';
import type { Level } from '../app/daily';

/** What is known of the answers of the puzzle. */
export type Judgement =
  | { kind: 'asking' }
  | { kind: 'one'; answer: Letters }
  | { kind: 'several' }
  | { kind: 'none' }
  /** More than the engine takes upon itself. */
  | { kind: 'beyond' }
  | { kind: 'failed'; error: EngineError };

export type Situation =
  | { kind: 'laying' }
  | { kind: 'broken_link'; fault: GridFault }
  | { kind: 'no_such_day' }
  | { kind: 'failed'; error: EngineError; retry: () => void }
  | { kind: 'laid'; code: string; grid: Grid };

/** What the page says below the board. */
export type Note =
  | { kind: 'nothing' }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'wrong'; letters: string[]; marks: string[] }
  | { kind: 'told'; letter: string; digit: number }
  | { kind: 'already_right'; letter: string }
  | { kind: 'confirm_solution' }
  | { kind: 'engine'; error: EngineError }
  | { kind: 'shared'; text: string; copied: boolean }
  | {
      kind:
        | 'all_well'
        | 'nothing_to_check'
        | 'still_fits'
        | 'fits_nothing'
        | 'no_answer'
        | 'cannot_tell'
        | 'no_hint'
        | 'choose_letter';
    };

/** Where the player is: a number, and a sign of it. */
export interface Cursor {
  readonly cell: number;
  readonly symbol: number;
}

export const situation = signal<Situation>({ kind: 'laying' });
export const judgement = signal<Judgement>({ kind: 'asking' });
export const level = signal<Level | undefined>(undefined);
export const note = signal<Note>({ kind: 'nothing' });
export const chosenLetter = signal<string | undefined>(undefined);
export const cursor = signal<Cursor>({ cell: 0, symbol: 0 });
/** Whether digits are ruled out instead of written. */
export const marking = signal(false);

export interface Table {
  readonly grid: Grid;
  /** The version of the grid that is seen. */
  readonly shown: Grid;
  readonly game: Game;
  readonly board: Board;
  readonly progress: Progress;
  readonly conflicts: Conflicts;
}

export const table = computed((): Table | undefined => {
  const laid = situation.value;
  if (laid.kind !== 'laid') {
    return undefined;
  }
  const game = games.value.find(({ code }) => code === laid.code);
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
    progress: progressOf(laid.grid, game),
    conflicts: conflictsOf(shown, board),
  };
});

/** Waits until it is known how many answers the puzzle has. */
export function judged(): Promise<Judgement> {
  return new Promise((resolve) => {
    let done = false;
    const stop = effect(() => {
      if (judgement.value.kind !== 'asking' && !done) {
        done = true;
        resolve(judgement.value);
        queueMicrotask(() => {
          stop();
        });
      }
    });
  });
}

export function perform(action: GameAction): void {
  const laid = table.value;
  if (laid !== undefined) {
    keepGame(act(laid.game, action));
  }
}

/** A move of the player; what was said about the board before may no longer be true. */
export function make(move: Move): void {
  batch(() => {
    note.value = { kind: 'nothing' };
    perform({ kind: 'move', move });
  });
}

export function takeBack(kind: 'undo' | 'redo'): void {
  batch(() => {
    note.value = { kind: 'nothing' };
    perform({ kind });
  });
}

export function startAgain(): void {
  batch(() => {
    make({ kind: 'clear' });
    marking.value = false;
  });
}

/** Writes a digit for the chosen letter, or rules it out. */
export function enterDigit(digit: number, rulingOut: boolean): void {
  const letter = chosenLetter.value;
  const laid = table.value;
  if (laid?.progress !== 'open') {
    return;
  }
  if (letter === undefined) {
    note.value = { kind: 'choose_letter' };
  } else if (rulingOut) {
    make({ kind: 'cross', letter, digit });
  } else if (laid.board.digits[letter] !== digit) {
    make({ kind: 'assign', letter, digit });
  }
}

/** Takes away the digit of the letter; the digits ruled out, if it has none. */
export function eraseChosen(): void {
  const letter = chosenLetter.value;
  const laid = table.value;
  if (letter === undefined || laid?.progress !== 'open') {
    return;
  }
  if (laid.board.digits[letter] !== undefined) {
    make({ kind: 'erase', letter });
  } else if (crossedOf(laid.board, letter).length > 0) {
    make({ kind: 'uncross', letter });
  }
}

export function turnTo(version: number): void {
  batch(() => {
    // Its lines would be called by other names.
    note.value = { kind: 'nothing' };
    cursor.value = { cell: 0, symbol: 0 };
    perform({ kind: 'turn', version });
  });
}
