// SPDX-License-Identifier: MIT
/** How numbers and steps are written for people. */
import { formatNumber, words } from '../i18n';
import { SIGNS, type Operator } from './operations';
import { isInteger, parseRational, type Rational } from './rational';

const MINUS = '−';

function integerText(value: bigint): string {
  return value < 0n ? MINUS + formatNumber(-value) : formatNumber(value);
}

/** 1,234 or −3 or 8/3. */
export function numberText(value: Rational): string {
  const top = integerText(value.numerator);
  return isInteger(value) ? top : `${top}/${integerText(value.denominator)}`;
}

/** For screen readers, which pass over the minus and read the stroke as a date. */
export function spokenNumber(value: Rational): string {
  const { krypto } = words();
  const isNegative = value.numerator < 0n;
  const top = formatNumber(isNegative ? -value.numerator : value.numerator);
  const size = isInteger(value) ? top : krypto.over(top, formatNumber(value.denominator));
  return isNegative ? krypto.negative(size) : size;
}

export interface Operation {
  readonly left: Rational;
  readonly operator: Operator;
  readonly right: Rational;
}

/** `14 + 8`; operands that are more than a number get brackets. */
export function operationText({ left, operator, right }: Operation): string {
  const operand = (value: Rational, isRight: boolean) => {
    const text = numberText(value);
    return !isInteger(value) || (isRight && value.numerator < 0n) ? `(${text})` : text;
  };
  return `${operand(left, false)} ${SIGNS[operator]} ${operand(right, true)}`;
}

export function spokenOperation({ left, operator, right }: Operation): string {
  const { operatorNames } = words().krypto;
  return `${spokenNumber(left)} ${operatorNames[operator]} ${spokenNumber(right)}`;
}

/** `14 + 8 = 22` */
export function stepText(step: Operation & { readonly result: Rational }): string {
  return `${operationText(step)} = ${numberText(step.result)}`;
}

/** Numbers as the engine writes them; its answers are taken at their word. */
export function fromEngine(text: string | number): Rational {
  const value = parseRational(String(text));
  if (value === undefined) {
    throw new TypeError(`the engine answered ${text}, which is not a number`);
  }
  return value;
}
