// SPDX-License-Identifier: MIT
import type { Rules } from '../../engine/questions';
import { readFormula, type FormulaProblem, type Task } from '../../krypto/formula';
import type { Hand } from '../../krypto/hand';

/** Faults that no referee would count as an answer: they can be corrected while the time runs. */
const UNREADABLE: readonly FormulaProblem['kind'][] = [
  'empty',
  'unknown_sign',
  'number_expected',
  'operator_expected',
  'never_closed',
  'never_opened',
  'too_deep',
];

/** Faults of formulas that no result could make right: the cards alone would not allow them either. */
const IMPOSSIBLE: readonly FormulaProblem['kind'][] = [
  'extra_card',
  'no_such_card',
  'missing_cards',
  'refused',
];

/** Finds what rules an answer out whatever it makes; several steps are judged by the server alone. */
export function findImpossible(text: string, hand: Hand, task: Task): FormulaProblem | undefined {
  const read = readFormula(text, hand, task);
  return !read.ok && IMPOSSIBLE.includes(read.problem.kind) ? read.problem : undefined;
}

/** Finds what is wrong with an answer that is judged; steps are judged by the server alone. */
export function findWrong(text: string, hand: Hand, task: Task): FormulaProblem | undefined {
  const read = text.includes('=') ? undefined : readFormula(text, hand, task);
  return read?.ok === false ? read.problem : undefined;
}

/** Formulas that are read but wrong are submitted all the same: the server judges them. */
export function findUnreadable(text: string, hand: Hand, rules: Rules): FormulaProblem | undefined {
  if (text.includes('=')) {
    return undefined; // steps, such as 8 + 19 = 27, 27 * 2 = 54, which the server reads
  }
  const read = readFormula(text, hand, rules);
  return !read.ok && UNREADABLE.includes(read.problem.kind) ? read.problem : undefined;
}
