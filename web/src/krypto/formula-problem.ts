// SPDX-License-Identifier: MIT
import { SIGN_OF } from '../engine/signs';
import type { FormulaProblem } from './formula';
import type { GameName } from './games';
import { numberText, operationText } from './notation';
import { rational } from './rational';
import { wordsOf } from './words-of';

/** Returns the fault of a formula, in words. */
export function explainFormula(problem: FormulaProblem, game: GameName = 'krypto'): string {
  const { krypto } = wordsOf(game);
  if (problem.kind === 'no_such_card') {
    return krypto.noSuchCard(numberText(rational(problem.card)));
  }
  if (problem.kind === 'unknown_sign' && SIGN_OF[problem.text] === '=') {
    return krypto.leaveOutEquals;
  }
  const said = krypto.formulaProblems[problem.kind];
  switch (problem.kind) {
    case 'missing_cards':
      return `${said} ${problem.cards.join(', ')}.`;
    case 'wrong_value':
    case 'other_value':
      return `${said} ${numberText(problem.value)}.`;
    case 'refused':
      return krypto.refused(operationText(problem), problem.refusal);
    default:
      return said;
  }
}
