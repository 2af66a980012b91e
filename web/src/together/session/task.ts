// SPDX-License-Identifier: MIT
import type { LetterKind } from '../../engine/kinds';
import type { Rules } from '../../engine/questions';
import type { Task } from '../../krypto/formula';
import { GAMES, type GameName } from '../../krypto/games';
import type { RacePuzzle } from './protocol';

/** Returns how a formula is judged in the game of a room. */
export function taskOf({ game = 'krypto', rules }: { game?: GameName; rules: Rules }): Task {
  const { use, isNearestCounted } = GAMES[game];
  return { rules, use, isNearestCounted };
}

/** Returns the kind of the puzzles of letters that a class solves; nothing if it plays hands. */
export function letterKindOf({
  puzzle = 'krypto',
}: {
  readonly puzzle?: RacePuzzle;
}): LetterKind | undefined {
  return puzzle === 'krypto' ? undefined : puzzle;
}
