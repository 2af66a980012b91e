// SPDX-License-Identifier: MIT
/** Formulas of players in words: what they make, and what is wrong with them. */
import type { Rules } from '../../engine/questions';
import { prettyFormula } from '../../krypto/expression';
import { readFormula, type Task } from '../../krypto/formula';
import { GAMES } from '../../krypto/games';
import { explainFormula } from '../../krypto/formula-problem';
import type { ProblemKind, Room, RoomSettings } from '../session/protocol';
import { roomWords } from './words';

/** A formula of a player with printed signs and what it makes; steps say that themselves. */
export function formulaText(formula: string, objective?: number): string {
  const pretty = prettyFormula(formula.trim());
  return objective === undefined || pretty.includes('=') ? pretty : `${pretty} = ${objective}`;
}

/** The same of an answer to this hand; to a calcrostic, the digits of its letters as they are. */
export function answerText(hand: object | null, answer: string, objective?: number): string {
  return hand === null ? answer : formulaText(answer, objective);
}

/** What a formula has to be in the game of a room. */
export function taskOf({
  game = 'krypto',
  rules,
}: {
  game?: keyof typeof GAMES;
  rules: Rules;
}): Task {
  const { use, isNearestCounted } = GAMES[game];
  return { rules, use, isNearestCounted };
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
    ? explainFormula(read.problem)
    : roomWords().because(problems);
}
