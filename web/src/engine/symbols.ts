// SPDX-License-Identifier: MIT
/** The symbols of words, which the engine reads alike (reckon/text/letters.cpp). */

const SYMBOL =
  /\p{RI}\p{RI}|[\u1100-\u115f\ua960-\ua97c\uac00-\ud7a3][\u1160-\u11ff\ud7b0-\ud7fb]*\p{M}*|.(?:\p{M}|[\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d.)*/gsu;

/** A letter of any script, or a symbol; of ASCII letters alone. */
export const LETTER = /^(?:[A-Za-z]|[^\0-\x7f])/u;

/** A number of a grid as the engine writes it: digits, letters, and beyond ASCII capitals. */
export const WORD =
  /^(?:[A-Za-z0-9]\p{M}*|(?![\0-\x7f¬±×÷⁄∈-∍∏-∝∣-⋿─-╿✕✖➕-➗⦀-⫿])(?:[\p{Lu}\p{Lo}\p{Lm}\p{S}]\p{M}*)(?:[\u200d\u{e0020}-\u{e007f}])*)+$/u;

/** The symbols of a text, each with the marks that belong to it: `é`, a flag, a family. */
export function symbolsOf(text: string): string[] {
  return text.match(SYMBOL) ?? [];
}

/** The letters that someone typed, as capitals, each once. */
export function lettersTyped(text: string): string[] {
  const isLetter = /^[\p{L}\p{So}\p{Sm}\p{Sk}]/u;
  const symbols = symbolsOf(text.normalize().toUpperCase());
  return [...new Set(symbols.filter((symbol) => isLetter.test(symbol) && LETTER.test(symbol)))];
}
