// SPDX-License-Identifier: MIT
/**
 * Access codes, which the page reads as the server does (reckon/contest/access_code.cpp): symbols by
 * chance, and two that show mistakes.
 */

/** The symbols 0 to 31: without I, L, O and U, which look like others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The codes of pupils, and the day codes of invigilators. */
export const SHORT_CODE = 12;
/** The codes of teachers and organisers. */
export const LONG_CODE = 20;
const CHECKS = 2;

/** How people write what they see. */
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export type CodeProblem =
  { kind: 'sign'; sign: string } | { kind: 'length'; length: number } | { kind: 'mistyped' };

export type CodeRead = { ok: true; code: string } | { ok: false; problem: CodeProblem };

/** Reads a code of one of these lengths in any case, with blanks and dashes anywhere. */
export function readCode(text: string, lengths: readonly number[] = [SHORT_CODE]): CodeRead {
  const signs = Array.from(
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}]/gu, ''),
  );
  const code = signs.map((sign) => MEANT[sign] ?? sign).join('');
  const wrong = signs.find((sign) => !ALPHABET.includes(MEANT[sign] ?? sign));
  if (wrong !== undefined) {
    return { ok: false, problem: { kind: 'sign', sign: wrong } };
  }
  if (!lengths.includes(code.length)) {
    return { ok: false, problem: { kind: 'length', length: code.length } };
  }
  const symbols = Array.from(code, (sign) => ALPHABET.indexOf(sign));
  const checks = checksOf(symbols.slice(0, -CHECKS));
  const isRight = checks.every((check, i) => check === symbols[code.length - CHECKS + i]);
  return isRight ? { ok: true, code } : { ok: false, problem: { kind: 'mistyped' } };
}

/** In groups of four, as slips show it. */
export function shownCode(code: string): string {
  return code.replace(/(....)(?=.)/g, '$1-');
}

/** The remainder of the symbols times x² by x² + 6x + 8 in GF(32). */
function checksOf(symbols: readonly number[]): [number, number] {
  let high = 0;
  let low = 0;
  for (const symbol of symbols) {
    const factor = symbol ^ high;
    high = low ^ twice(factor) ^ twice(twice(factor));
    low = twice(twice(twice(factor)));
  }
  return [high, low];
}

/** 2x in GF(32). */
function twice(x: number): number {
  return (x << 1) ^ ((x & 0x10) === 0 ? 0 : 0x25);
}
