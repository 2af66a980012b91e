// SPDX-License-Identifier: MIT
/** The puzzle on the table: what the view shows, and what the player does to it. */
import { computed, signal } from '@preact/signals';
import type { Level } from '../days/daily';
import type { EngineError } from '../engine/outcome';
import type { Board } from '../letters/board';
import type { LetterConflicts } from '../letters/conflicts';
import { Desk, type Judgement, type OnDesk } from '../letters/desk';
import { boardOf } from '../letters/game';
import { conflictsOf, isFull } from './conflicts';
import { act, type Game, type GameAction } from './game';
import type { Hint } from './hint';
import { games, keepGame } from './kept';
import { cellsOf, type Puzzle } from './puzzle';

/** A fault in the text of a puzzle. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Situation =
  | { kind: 'laying' }
  /** Nothing lies there before something is chosen. */
  | { kind: 'choosing' }
  | { kind: 'broken_link'; fault: Fault }
  | { kind: 'failed'; error: EngineError; retry: () => void }
  | { kind: 'laid'; code: string; puzzle: Puzzle };

/** Where the player is: a number, by its row and its place there, and a digit of it. */
export interface Cursor {
  readonly row: number;
  readonly item: number;
  readonly symbol: number;
}

export const situation = signal<Situation>({ kind: 'laying' });
export const judgement = signal<Judgement>({ kind: 'asking' });
export const level = signal<Level | undefined>(undefined);
export const cursor = signal<Cursor>({ row: 0, item: 0, symbol: 0 });
/** For puzzles without exactly one answer: whether a full board is an answer. */
export const verdict = signal<{ board: string; correct: boolean } | undefined>(undefined);

export interface Table extends OnDesk {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly conflicts: LetterConflicts;
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
  const { puzzle } = laid;
  const board = boardOf(game);
  const correct = isFull(puzzle, board) ? isAnswer(laid.code, board) : false;
  return {
    puzzle,
    game,
    board,
    letters: cellsOf(puzzle),
    base: puzzle.base,
    progress: correct !== true ? 'open' : game.givenUp ? 'given_up' : 'solved',
    settled: correct !== undefined,
    conflicts: conflictsOf(puzzle, board),
  };
});

/** Whether a full board is an answer; nothing as long as that is not known. */
function isAnswer(code: string, board: Board): boolean | undefined {
  const known = judgement.value;
  if (known.kind === 'one') {
    return Object.entries(known.answer).every(([name, digit]) => board.digits[name] === digit);
  }
  return verdict.value?.board === keyOf(code, board) ? verdict.value.correct : undefined;
}

export function keyOf(code: string, { digits }: Board): string {
  return JSON.stringify([code, Object.entries(digits).sort()]);
}

export function perform(action: GameAction): void {
  const laid = table.value;
  if (laid !== undefined) {
    keepGame(act(laid.game, action));
  }
}

export const desk = new Desk<Hint>(table, perform);
