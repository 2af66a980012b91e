// SPDX-License-Identifier: MIT
/** Judges entries by the solution, without an engine. */
import { divide, equals, rational, type Rational } from '../krypto/rational';
import type { PracticeQuestion } from './edition';

/** `A=2, B=7` as digits by their letters. */
export function digitsIn(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(/([^\s,=]+)\s*=\s*(\d+)/gu)].map(([, letter = '', digit]) => [
      letter,
      Number(digit),
    ]),
  );
}

/** Whether an answer is right, as far as marks go. It is complete. */
export function isRight(question: PracticeQuestion, answer: string): boolean {
  const { solution } = question;
  if ('cards' in question) {
    // A board gives a formula only if it uses the cards by the rules and reaches the objective.
    return answer !== '';
  }
  if ('form' in question) {
    switch (question.form) {
      case 'choice':
        return answer === solution;
      case 'number': {
        const [given, right] = [numberIn(answer), numberIn(solution)];
        return given !== undefined && right !== undefined && equals(given, right);
      }
      case 'text':
        return (question.right ?? [solution]).map(usual).includes(usual(answer));
    }
  }
  if (question.kind === 'numbers') {
    return isSameList(numbersIn(answer), numbersIn(solution));
  }
  const [given, right] = [digitsIn(answer), digitsIn(solution)];
  return Object.entries(right).every(([letter, digit]) => given[letter] === digit);
}

/** `12, -, 3`, in reading order. */
export function numbersIn(text: string): string[] {
  return text.split(',').map((number) => number.trim().replace(/^0+(?=\d)/, ''));
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}

/** The text without its case, and with one blank for several. */
function usual(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** `3`, `−3/4`, `1 1/2`, `0.75` or `0,75`; nothing of any other text. */
export function numberIn(text: string): Rational | undefined {
  const plain = text.normalize('NFKC').trim().replaceAll('−', '-').replaceAll('⁄', '/');
  const [top, bottom, ...more] = plain.split('/').map(decimalIn);
  if (top === undefined || more.length > 0 || (plain.includes('/') && bottom === undefined)) {
    return undefined;
  }
  return bottom === undefined ? top : divide(top, bottom);
}

function decimalIn(text: string): Rational | undefined {
  const [, sign = '', whole = '', part = ''] =
    /^\s*([-+]?)(\d{0,40})(?:[.,](\d{1,40}))?\s*$/.exec(text) ?? [];
  if (whole + part === '') {
    return undefined;
  }
  const size = rational(BigInt(whole + part), 10n ** BigInt(part.length));
  return sign === '-' ? rational(-size.numerator, size.denominator) : size;
}
