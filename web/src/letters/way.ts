// SPDX-License-Identifier: MIT
/** The way from an empty board to the answer, by the steps of the explaining solver. */
import { EMPTY_BOARD } from './board';
import { isNews, type Step } from './hint';

/** A step, and in how many suppositions it is taken. */
export type ExplainedStep = Step & { depth: number };

export interface WayStep {
  readonly step: Step;
  /** The steps from a supposition to its contradiction, if this one refutes it. */
  readonly refutation: readonly Step[];
}

/**
 * The steps on the way, without those that only repeat what was found before, and without those
 * after the answer, which show that it is the only one.
 */
export function wayOf(steps: readonly ExplainedStep[]): WayStep[] {
  const way: WayStep[] = [];
  const digits: Record<string, number> = {};
  let supposed: ExplainedStep[] = [];
  const add = (step: Step, refutation: readonly Step[] = []) => {
    if (step.changes.length === 0 || isNews(step, { ...EMPTY_BOARD, digits })) {
      way.push({ step, refutation });
    }
    note(step, digits);
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
function newsIn([guess, ...steps]: readonly Step[], known: Record<string, number>): Step[] {
  const digits = { ...known };
  if (guess !== undefined) {
    note(guess, digits);
  }
  return steps.filter((step) => {
    const isTold = step.contradiction || isNews(step, { ...EMPTY_BOARD, digits });
    note(step, digits);
    return isTold;
  });
}

/** Adds the digits that a step finds. */
function note({ changes }: Step, digits: Record<string, number>): void {
  for (const { letter, after } of changes) {
    const [digit] = after;
    if (digit !== undefined && after.length === 1) {
      digits[letter] = digit;
    }
  }
}
