// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { FormulaProblem } from './formula';
import { numberText, operationText } from './notation';

/** Returns the fault of a formula, in words. */
export function explainFormula(problem: FormulaProblem): string {
  const { krypto } = words();
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
