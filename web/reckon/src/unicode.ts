// SPDX-License-Identifier: MIT
/**
 * Answers the questions of the engine about characters beyond ASCII (app/wasm/unicode.cpp). The same answers are in
 * reckon/text/unicode.cpp for other machines.
 */

const [OTHER, LETTER, MARK, SYMBOL] = [0, 1, 2, 3];

/** Operators and lines of calculations, and what cannot be seen: see scripts/unicode-letters. */
const NEVER =
  /[¬±×÷϶\u115f\u1160⁄⁒⁺-⁼₊-₌∈-∍∏-∝∣-⋿⌠⌡⎛-⎳⎷─-╿✕✖➕-➗⟀-⟿⠀⦀-⫿\u3164～\uffa0\ufff0-\uffff\u{1d159}]/u;

function classOf(code: number): number {
  const character = String.fromCodePoint(code);
  if (NEVER.test(character)) {
    return OTHER;
  }
  if (/\p{L}/u.test(character)) {
    return LETTER;
  }
  if (/\p{M}/u.test(character)) {
    return MARK;
  }
  return /[\p{So}\p{Sm}\p{Sk}]/u.test(character) ? SYMBOL : OTHER;
}

const isOne = (text: string) => Array.from(text).length === 1;

/** `ı` stays, so that it differs from `i`, and `ß` has a capital. */
function capitalOf(code: number): number {
  const character = String.fromCodePoint(code);
  const small = isOne(character.toLowerCase()) ? character.toLowerCase() : character;
  if (small === 'ß') {
    return 0x1e9e;
  }
  const capital = small.toUpperCase();
  return (small !== 'ı' && isOne(capital) ? capital : small).codePointAt(0) ?? code;
}

function baseOf(code: number): number {
  const [base = '', ...marks] = String.fromCodePoint(code).normalize('NFD');
  const areMarks = marks.every((mark) => /\p{M}/u.test(mark));
  return areMarks ? (base.codePointAt(0) ?? code) : code;
}

/** The functions that the module imports under `unicode`. */
export const UNICODE = { class_of: classOf, capital_of: capitalOf, base_of: baseOf };
