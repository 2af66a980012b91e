// SPDX-License-Identifier: MIT
/** The way from an empty board to the answer, by the steps of the explaining solver. */
import { EMPTY_BOARD } from './board';
import { isNews, noteDigits, type Step } from './hint';
import type { Known } from './relation';

/** A step, and in how many suppositions it is taken. */
export type ExplainedStep = Step & { depth: number };

/** A step, and the digits that are found before it. */
export interface KnowingStep {
  readonly step: Step;
  readonly known: Known;
}

export interface WayStep extends KnowingStep {
  /** The steps from a supposition to its contradiction, if this one refutes it. */
  readonly refutation: readonly KnowingStep[];
}

/**
 * The steps on the way, without those that only repeat what was found before, and without those
 * after the answer, which show that it is the only one.
 */
export function wayOf(steps: readonly ExplainedStep[]): WayStep[] {
  const way: WayStep[] = [];
  const digits: Record<string, number> = {};
  let supposed: ExplainedStep[] = [];
  const add = (step: Step, refutation: readonly KnowingStep[] = []) => {
    if (step.changes.length === 0 || isNews(step, { ...EMPTY_BOARD, digits })) {
      way.push({ step, known: { ...digits }, refutation });
    }
    noteDigits(step, digits);
  };
  const end = steps.findIndex(({ technique }) => technique === 'answer');
  for (const step of end < 0 ? steps : steps.slice(0, end + 1)) {
    if (step.technique === 'guess' || step.depth > 0) {
      supposed.push(step);
    } else if (step.technique === 'refuted') {
      add(step, newsIn(supposed, digits));
      supposed = [];
    } else {
      // A supposition that was not refuted is right.
      [...supposed, step].forEach((one) => add(one));
      supposed = [];
    }
  }
  supposed.forEach((one) => add(one));
  return way;
}

/** The steps that follow a supposition, which comes first, without those that only repeat. */
function newsIn([guess, ...steps]: readonly Step[], found: Known): KnowingStep[] {
  const digits = { ...found };
  if (guess !== undefined) {
    noteDigits(guess, digits);
  }
  return steps.flatMap((step) => {
    const known = { ...digits };
    noteDigits(step, digits);
    const isTold = step.contradiction || isNews(step, { ...EMPTY_BOARD, digits: known });
    return isTold ? [{ step, known }] : [];
  });
}
