// SPDX-License-Identifier: MIT
/** A puzzle on the table and all that has been done to it. */
import { orNull, readBoolean, readCount, recordOf } from '../storage/readers';
import { TEN } from '../letters/board';
import {
  actOnLetters,
  boardOf,
  newLetterGame,
  readLetterGame,
  type LetterAction,
  type LetterGame,
  type Progress,
} from '../letters/game';
import { isSolved } from './conflicts';
import type { Grid } from './grid';
import { decodeGrid } from './link';
import { hasVersion, versionOf } from './versions';

export interface Game extends LetterGame {
  /** Which version of it is seen. */
  readonly version: number;
  /** The day of a daily calcrostic, such as 20251120. */
  readonly day: number | null;
  /** Whether it is the easy one of that day. */
  readonly isEasy: boolean;
}

export type GameAction = LetterAction | { kind: 'turn'; version: number };

export function newGame(code: string, day: number | null = null, isEasy = false): Game {
  return { ...newLetterGame(code), version: 0, day, isEasy };
}

export function act(game: Game, action: GameAction): Game {
  return action.kind === 'turn' ? { ...game, version: action.version } : actOnLetters(game, action);
}

/** The grid of a game, in the version that is seen. */
export function shownGrid(grid: Grid, game: Game): Grid {
  return versionOf(grid, game.version);
}

export function progressOf(grid: Grid, game: Game): Progress {
  if (!isSolved(grid, boardOf(game))) {
    return 'open';
  }
  return game.givenUp ? 'given_up' : 'solved';
}

const readSeen = recordOf<Pick<Game, 'version' | 'day' | 'isEasy'>>({
  version: readCount,
  day: orNull(readCount),
  // Days had no easy puzzles once.
  isEasy: (kept) => (kept === undefined ? false : readBoolean(kept)),
});

/** Reads a game that was kept; a hand may have edited it. */
export function readGame(kept: unknown): Game | undefined {
  const [game, seen] = [readLetterGame(kept, TEN), readSeen(kept)];
  const decoded = game && decodeGrid(game.code);
  return game && seen && decoded?.ok && hasVersion(decoded.grid, seen.version)
    ? { ...game, ...seen }
    : undefined;
}
