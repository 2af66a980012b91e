// SPDX-License-Identifier: MIT
import type { GameName } from './games';
import type { HandProblem } from './hand';
import { wordsOf } from './words-of';

/** Returns the fault of a hand or of a link to one, in words. */
export function explainHand(problem: HandProblem, game: GameName = 'krypto'): string {
  const { krypto, games } = wordsOf(game);
  return problem.kind === 'not_of_the_game'
    ? games.notOf[problem.game]
    : krypto.handProblem(problem);
}
