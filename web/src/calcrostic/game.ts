// SPDX-License-Identifier: MIT
/** A puzzle on the table and all that has been done to it. */
import { EMPTY_BOARD, play, type Board, type Move } from './board';
import { decodeGrid } from './link';
import { isSolved } from './conflicts';
import type { Grid } from './grid';
import { readMoves } from './moves-kept';
import { hasVersion, versionOf } from './versions';
import { isRecord } from '../storage/persisted';

export type Help = 'check' | 'hint' | 'letter';

export interface Game {
  /** The puzzle, as links carry it. */
  readonly code: string;
  /** Which version of it is seen. */
  readonly version: number;
  /** All moves, of which the first `done` count: the others have been taken back. */
  readonly moves: readonly Move[];
  readonly done: number;
  readonly helps: Readonly<Record<Help, number>>;
  /** Whether the player had the solution shown. */
  readonly givenUp: boolean;
  /** In milliseconds, until it was solved. */
  readonly elapsed: number;
  /** Of a calcrostic of the day: which day, as 20251120. */
  readonly day: number | null;
}

export type GameAction =
  | { kind: 'move'; move: Move }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'turn'; version: number }
  | { kind: 'help'; help: Help }
  | { kind: 'give_up'; digits: Record<string, number> }
  | { kind: 'pass_time'; milliseconds: number };

export function newGame(code: string, day: number | null = null): Game {
  return {
    code,
    version: 0,
    moves: [],
    done: 0,
    helps: { check: 0, hint: 0, letter: 0 },
    givenUp: false,
    elapsed: 0,
    day,
  };
}

export function act(game: Game, action: GameAction): Game {
  switch (action.kind) {
    case 'move':
      return moved(game, action.move);
    case 'undo':
      return { ...game, done: Math.max(0, game.done - 1) };
    case 'redo':
      return { ...game, done: Math.min(game.moves.length, game.done + 1) };
    case 'turn':
      return { ...game, version: action.version };
    case 'help':
      return { ...game, helps: { ...game.helps, [action.help]: game.helps[action.help] + 1 } };
    case 'give_up':
      return { ...moved(game, { kind: 'tell', digits: action.digits }), givenUp: true };
    case 'pass_time':
      return { ...game, elapsed: game.elapsed + action.milliseconds };
  }
}

function moved(game: Game, move: Move): Game {
  return { ...game, moves: [...game.moves.slice(0, game.done), move], done: game.done + 1 };
}

export function boardOf(game: Game): Board {
  return game.moves.slice(0, game.done).reduce(play, EMPTY_BOARD);
}

/** The grid of a game, in the version that is seen. */
export function shownGrid(grid: Grid, game: Game): Grid {
  return versionOf(grid, game.version);
}

export type Progress = 'open' | 'solved' | 'given_up';

export function progressOf(grid: Grid, game: Game): Progress {
  if (!isSolved(grid, boardOf(game))) {
    return 'open';
  }
  return game.givenUp ? 'given_up' : 'solved';
}

/** Reads a game that was kept; a hand may have edited it. */
export function readGame(kept: unknown): Game | undefined {
  if (!isRecord(kept) || typeof kept['code'] !== 'string') {
    return undefined;
  }
  const decoded = decodeGrid(kept['code']);
  const moves = readMoves(kept['moves']);
  const { version, done, helps, elapsed, day, givenUp } = kept;
  if (
    !decoded.ok ||
    moves === undefined ||
    !isCount(version) ||
    !hasVersion(decoded.grid, version) ||
    !isCount(done) ||
    done > moves.length ||
    !isRecord(helps) ||
    !isCount(helps['check']) ||
    !isCount(helps['hint']) ||
    !isCount(helps['letter']) ||
    typeof givenUp !== 'boolean' ||
    !isCount(elapsed) ||
    !(day === null || isCount(day))
  ) {
    return undefined;
  }
  const { check, hint, letter } = helps as Record<Help, number>;
  const code = kept['code'];
  return { code, version, moves, done, helps: { check, hint, letter }, givenUp, elapsed, day };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
