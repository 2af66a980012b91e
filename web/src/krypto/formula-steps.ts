// SPDX-License-Identifier: MIT
/** The steps of a formula, one after the other. */
import type { Expression } from './expression';
import { parseFormula } from './formula';
import { calculate } from './operations';
import { rational, type Rational } from './rational';
import type { DoneStep } from './table';

/** Returns the steps of a formula of the engine, in the order in which they are calculated. */
export function stepsOfFormula(formula: string): readonly DoneStep[] {
  const tree = parseFormula(formula);
  const steps: DoneStep[] = [];
  const work = (node: Expression): Rational => {
    if (node.kind === 'card') {
      return rational(node.value);
    }
    const { operator } = node;
    const [left, right] = [work(node.left), work(node.right)];
    // The engine has kept the rules of the hand.
    const calculated = calculate(left, operator, right, 'house');
    if (!calculated.ok) {
      throw new TypeError(`the engine answered ${formula}, which divides by 0`);
    }
    steps.push({ left, operator, right, result: calculated.value });
    return calculated.value;
  };
  if (tree !== undefined) {
    work(tree);
  }
  return steps;
}
