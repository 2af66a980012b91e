// SPDX-License-Identifier: MIT
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  divide,
  equals,
  isInteger,
  multiply,
  parseRational,
  rational,
  subtract,
  toText,
  type Rational,
} from './rational';

const rationals = fc
  .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 20n))
  .map(([top, bottom]) => rational(top, bottom));

const ZERO = rational(0);
const ONE = rational(1);

function isNormal({ numerator, denominator }: Rational): boolean {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  return denominator > 0n && gcd(numerator < 0n ? -numerator : numerator, denominator) === 1n;
}

describe('rational', () => {
  it('is in lowest terms, whatever made it', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        const made = [a, add(a, b), subtract(a, b), multiply(a, b), divide(a, b) ?? ONE];
        expect(made.every(isNormal)).toBe(true);
      }),
    );
    expect(rational(6, -4)).toEqual(rational(-3, 2));
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  it('is a field', () => {
    fc.assert(
      fc.property(rationals, rationals, rationals, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, b)).toEqual(multiply(b, a));
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(multiply(multiply(a, b), c)).toEqual(multiply(a, multiply(b, c)));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(a, ZERO)).toEqual(a);
        expect(multiply(a, ONE)).toEqual(a);
        expect(subtract(add(a, b), b)).toEqual(a);
        if (!equals(b, ZERO)) {
          expect(divide(multiply(a, b), b)).toEqual(a);
        }
      }),
    );
  });

  it('is not divided by 0', () => {
    fc.assert(
      fc.property(rationals, (a) => {
        expect(divide(a, ZERO)).toBeUndefined();
      }),
    );
  });

  it('is read as it is written', () => {
    fc.assert(
      fc.property(rationals, (a) => {
        expect(parseRational(toText(a))).toEqual(a);
        expect(isInteger(a)).toBe(!toText(a).includes('/'));
      }),
    );
    expect(toText(rational(-8, 12))).toBe('-2/3');
    for (const wrong of ['', '1/0', '1.5', '--1', '1/-2', ' 1', 'x']) {
      expect(parseRational(wrong), wrong).toBeUndefined();
    }
  });
});
