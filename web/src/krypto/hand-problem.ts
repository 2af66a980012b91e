// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { HandProblem } from './hand';

/** Returns the fault of a hand or of a link to one, in words. */
export function explainHand(problem: HandProblem): string {
  const { krypto, games } = words();
  return problem.kind === 'not_of_the_game'
    ? games.notOf[problem.game]
    : krypto.handProblem(problem);
}
