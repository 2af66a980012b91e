// SPDX-License-Identifier: MIT
import type { Expression } from './expression';
import { calculate } from './operations';
import { rational, type Rational } from './rational';
import type { DoneStep } from './table';

/** What a formula makes, and its steps in the order in which they are calculated. */
export interface Worked {
  readonly value: Rational;
  readonly steps: readonly DoneStep[];
}

/** Works a formula out; returns nothing where it divides by 0. */
export function workOut(expression: Expression): Worked | undefined {
  if (expression.kind === 'card') {
    return { value: rational(expression.value), steps: [] };
  }
  const { operator } = expression;
  const left = workOut(expression.left);
  const right = workOut(expression.right);
  if (left === undefined || right === undefined) {
    return undefined;
  }
  const calculated = calculate(left.value, operator, right.value, 'house');
  if (!calculated.ok) {
    return undefined;
  }
  const { value } = calculated;
  const last = { left: left.value, operator, right: right.value, result: value };
  return { value, steps: [...left.steps, ...right.steps, last] };
}
