// SPDX-License-Identifier: MIT
import type { Rules } from '../../engine/questions';
import type { Task } from '../../krypto/formula';
import { GAMES, type GameName } from '../../krypto/games';

/** Returns how a formula is judged in the game of a room. */
export function taskOf({ game = 'krypto', rules }: { game?: GameName; rules: Rules }): Task {
  const { use, isNearestCounted } = GAMES[game];
  return { rules, use, isNearestCounted };
}
