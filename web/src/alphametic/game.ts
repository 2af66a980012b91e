// SPDX-License-Identifier: MIT
/** A puzzle on the table and all that has been done to it. */
import {
  actOnLetters,
  newLetterGame,
  readLetterGame,
  type LetterAction,
  type LetterGame,
} from '../letters/game';
import { isDay } from '../days/day';
import { isRecord } from '../storage/persisted';
import { only, readText } from '../storage/readers';
import { decodePuzzle } from './link';

export interface Game extends LetterGame {
  /** Whether it came to an end; only the engine can tell that. */
  readonly ended: boolean;
  /** The day of a daily alphametic, such as 2026-11-25. */
  readonly day: string | null;
}

export type GameAction = LetterAction | { kind: 'end'; ended: boolean };

export function newGame(code: string, day: string | null = null): Game {
  return { ...newLetterGame(code), ended: false, day };
}

export function act(game: Game, action: GameAction): Game {
  return action.kind === 'end' ? { ...game, ended: action.ended } : actOnLetters(game, action);
}

const readDay = only(readText, isDay);

/** Reads a game that was kept; a hand may have edited it. */
export function readGame(kept: unknown): Game | undefined {
  if (!isRecord(kept) || typeof kept['code'] !== 'string') {
    return undefined;
  }
  const game = readLetterGame(kept, decodePuzzle(kept['code']).conditions.base);
  const { ended } = kept;
  return game !== undefined && typeof ended === 'boolean'
    ? { ...game, ended, day: readDay(kept['day']) ?? null }
    : undefined;
}
