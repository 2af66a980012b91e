// SPDX-License-Identifier: MIT
import { SIGN_OF } from '../engine/signs';
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

const isBracket = (sign: string) => '()'.includes(sign);
const OPERATORS = Object.entries(SIGN_OF)
  .filter(([, sign]) => !isBracket(sign))
  .map(([typed]) => typed.replace('-', '\\-'))
  .join('');
/** An operator, or a sign between equations, and the blanks around it. */
const OPERATOR = new RegExp(`\\s*(==|,|[${OPERATORS}])\\s*`, 'gu');
/** The signs that stand before a number's own sign. */
const BEFORE_NUMBER = new RegExp(`(?:^|[,([{${OPERATORS}])\\s*$`, 'u');

/**
 * Has formulas of the engine and of players printed, with blanks around operators and none inside
 * of brackets: `2*3/( 5-1 )` is `2 × 3 ÷ (5 − 1)`.
 */
export function prettyFormula(text: string): string {
  return text
    .trim()
    .replace(OPERATOR, (_, typed: string, at: number, whole: string) => {
      if (typed === ',') {
        return ', ';
      }
      const sign = SIGN_OF[typed.charAt(0)] ?? '=';
      const printed = sign in SIGNS ? SIGNS[sign as Operator] : '=';
      return BEFORE_NUMBER.test(whole.slice(0, at)) ? printed : ` ${printed} `;
    })
    .replace(/([([{])\s+|\s+([)\]}])/g, '$1$2');
}
