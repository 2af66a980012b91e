// SPDX-License-Identifier: MIT

/** Returns letters with their digits, in this order: `A = 2, B = 7`. No equation is broken. */
export function lettersText(letters: readonly (readonly [string, number])[]): string {
  return letters.map(([letter, digit]) => `${letter}\u00a0=\u00a0${digit}`).join(', ');
}
