// SPDX-License-Identifier: MIT
/** All that is done to a puzzle whose letters stand for digits. */
import { isDay } from '../days/day';
import { latest } from '../storage/merging';
import { only, orNull, readBoolean, readCount, readText, recordOf } from '../storage/readers';
import { EMPTY_BOARD, play, type Board, type Move } from './board';
import { readMoves } from './moves-kept';

/** A mistake is help when a check points it out. */
export type Help = 'check' | 'hint' | 'letter' | 'mistake';

export interface LetterGame {
  /** The puzzle, as links carry it. */
  readonly code: string;
  /** All moves; the first `done` count, the others have been taken back. */
  readonly moves: readonly Move[];
  readonly done: number;
  readonly helps: Readonly<Record<Help, number>>;
  /** Whether the player had the solution shown. */
  readonly givenUp: boolean;
  /** In milliseconds, until it was solved. */
  readonly elapsed: number;
  /** The day of the first move or help; games of former pages have none. */
  readonly begun: string | null;
}

export type LetterAction =
  | { kind: 'move'; move: Move }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'help'; help: Help }
  | { kind: 'give_up'; digits: Record<string, number> }
  | { kind: 'pass_time'; milliseconds: number };

export type Progress = 'open' | 'solved' | 'given_up';

/** Whether it has come to an end, as far as that is known. */
export function hasEnded({ progress, settled }: { progress: Progress; settled: boolean }): boolean {
  return settled && progress !== 'open';
}

export function newLetterGame(code: string): LetterGame {
  return {
    code,
    moves: [],
    done: 0,
    helps: { check: 0, hint: 0, letter: 0, mistake: 0 },
    givenUp: false,
    elapsed: 0,
    begun: null,
  };
}

export function actOnLetters<Game extends LetterGame>(game: Game, action: LetterAction): Game {
  switch (action.kind) {
    case 'move':
      return moved(game, action.move);
    case 'undo':
      return { ...game, done: Math.max(0, game.done - 1) };
    case 'redo':
      return { ...game, done: Math.min(game.moves.length, game.done + 1) };
    case 'help':
      return { ...game, helps: { ...game.helps, [action.help]: game.helps[action.help] + 1 } };
    case 'give_up':
      return { ...moved(game, { kind: 'tell', digits: action.digits }), givenUp: true };
    case 'pass_time':
      return { ...game, elapsed: game.elapsed + action.milliseconds };
  }
}

function moved<Game extends LetterGame>(game: Game, move: Move): Game {
  return { ...game, moves: [...game.moves.slice(0, game.done), move], done: game.done + 1 };
}

export function boardOf({ moves, done }: LetterGame): Board {
  return moves.slice(0, done).reduce((board, move) => play(board, move), EMPTY_BOARD);
}

/** Reads what all games have, with digits below the base; a hand may have edited it. */
export function readLetterGame(kept: unknown, base: number): LetterGame | undefined {
  const read = recordOf<LetterGame>({
    code: readText,
    moves: (moves) => readMoves(moves, base),
    done: readCount,
    helps: recordOf<LetterGame['helps']>({
      check: readCount,
      hint: readCount,
      letter: readCount,
      // Games of former pages did not count them.
      mistake: (kept) => (kept === undefined ? 0 : readCount(kept)),
    }),
    givenUp: readBoolean,
    elapsed: readCount,
    begun: (begun) => orNull(only(readText, isDay))(begun ?? null),
  })(kept);
  return read && read.done <= read.moves.length ? read : undefined;
}

/** Whether a player has done something to it. */
export function isBegun({ moves, helps }: LetterGame): boolean {
  return moves.length > 0 || Object.values(helps).some((count) => count > 0);
}

/** Joins the play of two windows with one puzzle: nothing that was reached is taken back. */
export function joinGames<Game extends LetterGame>(
  before: Game | undefined,
  older: Game,
  newer: Game,
): Game {
  const steps = ({ moves, done }: LetterGame) => ({ moves, done });
  const most = (help: Help) => Math.max(older.helps[help], newer.helps[help]);
  return {
    ...newer,
    ...latest(before && steps(before), steps(older), steps(newer)),
    helps: {
      check: most('check'),
      hint: most('hint'),
      letter: most('letter'),
      mistake: most('mistake'),
    },
    givenUp: older.givenUp || newer.givenUp,
    elapsed: Math.max(older.elapsed, newer.elapsed),
    begun: newer.begun ?? older.begun,
  };
}
