// SPDX-License-Identifier: MIT
/**
 * The signs of arithmetic and the letters of cards as people type and print them: a copy of
 * reckon/text/signs.hpp, which the test of that table writes with RECKON_WRITE_SIGNS set.
 */
export const SIGN_OF: Readonly<Record<string, '+' | '-' | '*' | '/' | '=' | '(' | ')'>> = {
  '+': '+',
  '➕': '+',
  '-': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '➖': '-',
  '*': '*',
  '∗': '*',
  '×': '*',
  '✕': '*',
  '✖': '*',
  '⨯': '*',
  x: '*',
  X: '*',
  '·': '*',
  '⋅': '*',
  '•': '*',
  '∙': '*',
  '/': '/',
  '∕': '/',
  '⁄': '/',
  '÷': '/',
  ':': '/',
  '∶': '/',
  '➗': '/',
  '=': '=',
  '(': '(',
  '[': '(',
  '{': '(',
  ')': ')',
  ']': ')',
  '}': ')',
};

/** The values of the letters of cards. */
export const FACE_VALUES: Readonly<Record<string, number>> = {
  A: 1,
  J: 11,
  Q: 12,
  K: 13,
  V: 11,
  D: 12,
  R: 13,
};
