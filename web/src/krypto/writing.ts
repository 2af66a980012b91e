// SPDX-License-Identifier: MIT
/** How numbers and operations are written for people, in the words of a language. */
import type { Dictionary } from '../i18n/en';
import { SIGNS, type Operator } from './operations';
import { isInteger, type Rational } from './rational';

export interface Writing {
  /** Writes a number that is not negative. */
  readonly number: (value: bigint) => string;
  readonly krypto: Dictionary['krypto'];
}

export interface Operation {
  readonly left: Rational;
  readonly operator: Operator;
  readonly right: Rational;
}

const MINUS = '−';

/** 1,234 or −3 or 8/3. */
export function numberIn({ number }: Writing, value: Rational): string {
  const integer = (one: bigint) => (one < 0n ? MINUS + number(-one) : number(one));
  const top = integer(value.numerator);
  return isInteger(value) ? top : `${top}/${integer(value.denominator)}`;
}

/** Returns a number for screen readers, which skip a minus and read a stroke as a date. */
export function spokenIn(writing: Writing, value: Rational): string {
  return saidIn(writing, value, writing.krypto.over);
}

/**
 * Returns a number that names what shows it. People who say what they see have to find it, so the
 * stroke stays; with room around it, it is not that of a date.
 */
export function namedIn(writing: Writing, value: Rational): string {
  return saidIn(writing, value, (top, bottom) => `${top} / ${bottom}`);
}

function saidIn(
  { number, krypto }: Writing,
  value: Rational,
  over: (top: string, bottom: string) => string,
): string {
  const isNegative = value.numerator < 0n;
  const top = number(isNegative ? -value.numerator : value.numerator);
  const size = isInteger(value) ? top : over(top, number(value.denominator));
  return isNegative ? krypto.negative(size) : size;
}

/** `14 + 8`; operands that are more than a number get brackets. */
export function operationIn(writing: Writing, { left, operator, right }: Operation): string {
  const operand = (value: Rational, isRight: boolean) => {
    const text = numberIn(writing, value);
    return !isInteger(value) || (isRight && value.numerator < 0n) ? `(${text})` : text;
  };
  return `${operand(left, false)} ${SIGNS[operator]} ${operand(right, true)}`;
}
