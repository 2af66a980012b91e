// SPDX-License-Identifier: MIT
import type { Rules } from '../engine/questions';
import { add, divide, isInteger, multiply, subtract, type Rational } from './rational';

export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** How an operation is printed. */
export const SIGNS: Record<Operator, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

/** Why an operation is not allowed. */
export type Refusal = 'division_by_zero' | 'fraction' | 'negative' | 'zero';

export type Calculated = { ok: true; value: Rational } | { ok: false; refusal: Refusal };

/** Calculates one operation; its result has to keep the rules. */
export function calculate(
  left: Rational,
  operator: Operator,
  right: Rational,
  rules: Rules,
): Calculated {
  const value = apply(left, operator, right);
  if (value === undefined) {
    return { ok: false, refusal: 'division_by_zero' };
  }
  const refusal = refuse(value, rules);
  return refusal === undefined ? { ok: true, value } : { ok: false, refusal };
}

function apply(left: Rational, operator: Operator, right: Rational): Rational | undefined {
  switch (operator) {
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return multiply(left, right);
    case '/':
      return divide(left, right);
  }
}

/** Returns the objection of the rules to a result. */
function refuse(value: Rational, rules: Rules): Refusal | undefined {
  if (rules === 'house') {
    return undefined;
  }
  if (!isInteger(value)) {
    return 'fraction';
  }
  if (rules !== 'integer' && value.numerator < 0n) {
    return 'negative';
  }
  return rules === 'positive' && value.numerator === 0n ? 'zero' : undefined;
}
