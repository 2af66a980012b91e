// SPDX-License-Identifier: MIT
/** Formulas of players in words: what they make, and what is wrong with them. */
import { prettyFormula } from '../../krypto/expression';
import { parseFormula, readFormula } from '../../krypto/formula';
import { explainFormula } from '../../krypto/formula-problem';
import { workOut } from '../../krypto/formula-steps';
import type { ProblemKind, Room, RoomSettings } from '../session/protocol';
import { taskOf } from '../session/task';
import { nearWords, roomWords } from './words';

/** A formula of a player with printed signs and what it makes; steps say that themselves. */
export function formulaText(formula: string, objective?: number): string {
  const pretty = prettyFormula(formula);
  return objective === undefined || pretty.includes('=') ? pretty : `${pretty} = ${objective}`;
}

/** The same of an answer to this hand; to a puzzle of letters, its digits: `A = 1, B = 4`. */
export function answerText(hand: object | null, answer: string, objective?: number): string {
  return hand === null
    ? answer.replace(/\s*=\s*/g, '\u00a0=\u00a0').replace(/\s*,\s*/g, ', ')
    : formulaText(answer, objective);
}

/** The number that a formula makes; nothing where it is not an integer, or where it has steps. */
export function madeBy(formula: string): number | undefined {
  const tree = parseFormula(formula);
  const value = tree && workOut(tree)?.value;
  return value?.denominator === 1n ? Number(value.numerator) : undefined;
}

/** The best answer to a hand where the nearest counts, with the number that it makes. */
export function bestText(solution: string): string {
  return nearWords().best(formulaText(solution, madeBy(solution)));
}

/**
 * Says what is wrong with a formula, and where. If the page cannot tell, names the faults that the
 * server found.
 */
export function whyWrong(
  { formula, problems }: { formula: string; problems: readonly ProblemKind[] },
  hand: Room['hand'],
  settings: Pick<RoomSettings, 'game' | 'rules'>,
): string {
  const read = hand === null ? undefined : readFormula(formula, hand, taskOf(settings));
  return read?.ok === false && !formula.includes('=')
    ? explainFormula(read.problem, settings.game)
    : roomWords({ settings }).because(problems);
}
