// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { signal } from '@preact/signals';
import type { Board } from '../letters/board';
import { Desk, type OnDesk } from '../letters/desk';
import { boardOf } from '../letters/game';
import { Helper } from '../letters/help';
import { isFull } from './conflicts';
import { act, type Game, type GameAction } from './game';
import { games, keepGame, preferences } from './kept';
import type { Puzzle } from './puzzle';
import { questionsOf } from './questions';
import { laidPuzzle, type Cursor, type LaidPuzzle, type Seat } from './seat';

export const cursor = signal<Cursor>({ row: 0, item: 0, symbol: 0 });
/** The game on the table if it is not kept, as that of the lesson. */
export const passing = signal<Game | undefined>(undefined);
/** For puzzles without exactly one answer: whether a full board is an answer. */
export const verdict = signal<{ board: string; correct: boolean } | undefined>(undefined);

export type Table = LaidPuzzle & OnDesk;

export const desk = new Desk<Table, Puzzle>(layOut, perform);
export const helper = new Helper(desk);
export const { laid: table, situation, judgement } = desk;

/** The seat of this page, whose games are kept in the browser. */
export const seat: Seat<Table> = {
  desk,
  cursor,
  seesConflicts: () => preferences.value.conflicts,
};

function layOut(code: string, puzzle: Puzzle): Table | undefined {
  const game = [passing.value, ...games.value].find((one) => one?.code === code);
  if (game === undefined) {
    return undefined;
  }
  const board = boardOf(game);
  const correct = isFull(puzzle, board) ? isAnswer(code, board) : false;
  const progress = correct !== true ? 'open' : game.givenUp ? 'given_up' : 'solved';
  return {
    ...laidPuzzle(puzzle, game, { progress, settled: correct !== undefined }),
    hasReasons: puzzle.has_reasons,
    questions: questionsOf(puzzle),
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
