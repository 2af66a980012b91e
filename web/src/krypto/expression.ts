// SPDX-License-Identifier: MIT
import { SIGNS, type Operator } from './operations';

/** A formula as a tree. */
export type Expression =
  | { readonly kind: 'card'; readonly value: number }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** Writes a formula with the fewest brackets that keep its order, and printed signs. */
export function writeExpression(expression: Expression): string {
  if (expression.kind === 'card') {
    return String(expression.value);
  }
  const { operator, left, right } = expression;
  return `${writeOperand(left, operator, false)} ${SIGNS[operator]} ${writeOperand(right, operator, true)}`;
}

function writeOperand(operand: Expression, outer: Operator, isRight: boolean): string {
  const text = writeExpression(operand);
  return operand.kind === 'operation' && needsBrackets(operand.operator, outer, isRight)
    ? `(${text})`
    : text;
}

function needsBrackets(inner: Operator, outer: Operator, isRight: boolean): boolean {
  const isSum = (operator: Operator) => operator === '+' || operator === '-';
  if (isSum(inner) !== isSum(outer)) {
    return isSum(inner);
  }
  // a + (b − c) is a + b − c, and a × (b × c) is a × b × c; a × (b ÷ c) may go through a fraction
  // only when its brackets are dropped, so they stay.
  return isRight && (outer === '-' || outer === '/' || inner === '/');
}

/** Has the engine's formulas printed: `2 * 3 / 4` is `2 × 3 ÷ 4`. */
export function prettyFormula(text: string): string {
  return text.replace(/[-*/]/g, (sign) => SIGNS[sign as Operator]);
}
