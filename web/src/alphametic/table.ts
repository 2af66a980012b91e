// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { signal } from '@preact/signals';
import type { Board } from '../letters/board';
import { Desk, type OnDesk } from '../letters/desk';
import { boardOf } from '../letters/game';
import { Helper } from '../letters/help';
import { keptTogether, type Step } from '../letters/hint';
import { conflictsOf, isFull } from './conflicts';
import { act, type Game, type GameAction } from './game';
import { games, keepGame } from './kept';
import { cellsOf, sharing, type Puzzle } from './puzzle';
import { questionsOf } from './questions';
import { alphameticWords } from './words';

/** Where the player is: a number, by its row and its place there, and a digit of it. */
export interface Cursor {
  readonly row: number;
  readonly item: number;
  readonly symbol: number;
}

export const cursor = signal<Cursor>({ row: 0, item: 0, symbol: 0 });
/** The game on the table if it is not kept, as that of the lesson. */
export const passing = signal<Game | undefined>(undefined);
/** For puzzles without exactly one answer: whether a full board is an answer. */
export const verdict = signal<{ board: string; correct: boolean } | undefined>(undefined);

export interface Table extends OnDesk {
  readonly puzzle: Puzzle;
  readonly game: Game;
}

export const desk = new Desk<Table, Puzzle>(layOut, perform);
export const helper = new Helper(desk);
export const { laid: table, situation, judgement } = desk;

function layOut(code: string, puzzle: Puzzle): Table | undefined {
  const game = [passing.value, ...games.value].find((one) => one?.code === code);
  if (game === undefined) {
    return undefined;
  }
  const board = boardOf(game);
  const correct = isFull(puzzle, board) ? isAnswer(code, board) : false;
  return {
    puzzle,
    game,
    board,
    letters: cellsOf(puzzle),
    mayShare: sharing(puzzle),
    base: puzzle.base,
    progress: correct !== true ? 'open' : game.givenUp ? 'given_up' : 'solved',
    settled: correct !== undefined,
    conflicts: conflictsOf(puzzle, board),
    otherConflicts: () => [],
    hasReasons: puzzle.has_reasons,
    questions: questionsOf(puzzle),
    placesOf: (step) => placesOf(step, puzzle),
  };
}

/** Whether a full board is an answer; nothing as long as that is not known. */
function isAnswer(code: string, board: Board): boolean | undefined {
  const known = desk.judgement.value;
  if (known.kind === 'one') {
    return Object.entries(known.answer).every(([name, digit]) => board.digits[name] === digit);
  }
  return verdict.value?.board === keyOf(code, board) ? verdict.value.correct : undefined;
}

export function keyOf(code: string, { digits }: Board): string {
  return JSON.stringify([code, Object.entries(digits).sort()]);
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

export function perform(action: GameAction): void {
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
