// SPDX-License-Identifier: MIT
/** Exact numbers: lowest terms, the denominator above 0. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  let top = BigInt(numerator);
  let bottom = BigInt(denominator);
  if (bottom === 0n) {
    throw new RangeError('a fraction has a denominator other than 0');
  }
  if (bottom < 0n) {
    top = -top;
    bottom = -bottom;
  }
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

export function add(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Returns the quotient; nothing if b is 0. */
export function divide(a: Rational, b: Rational): Rational | undefined {
  return b.numerator === 0n
    ? undefined
    : rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

export function lessThan(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** Returns how far two numbers are from each other, 0 or more. */
export function distanceBetween(a: Rational, b: Rational): Rational {
  const { numerator, denominator } = subtract(a, b);
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1n;
}

/** Returns a number as the engine writes it: 3, −3 as -3, 3/2. */
export function toText(a: Rational): string {
  return isInteger(a) ? String(a.numerator) : `${a.numerator}/${a.denominator}`;
}

/** Reads what `toText` writes. */
export function parseRational(text: string): Rational | undefined {
  const found = /^(-?\d{1,1000})(?:\/(\d{1,1000}))?$/.exec(text);
  const [, top, bottom = '1'] = found ?? [];
  if (top === undefined || BigInt(bottom) === 0n) {
    return undefined;
  }
  return rational(BigInt(top), BigInt(bottom));
}
