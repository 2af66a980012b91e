// SPDX-License-Identifier: MIT
/** The keys that have a digit printed on them, on any keyboard. */

/**
 * The signs that the keys of 0 to 9 write on keyboards that want Shift for digits, as in France and Belgium.
 * Shift may be locked there, so that Shift writes these.
 */
const BELOW_DIGITS = ['à', '&', 'é', '"', "'", '(', '-§', 'è', '_!', 'ç'];

/**
 * Returns the digit that a key writes, or that is printed on it. A key that writes another sign
 * with Shift, where digits need none, is not meant as a digit.
 */
export function digitOfKey(event: KeyboardEvent): number | undefined {
  const { key, shiftKey } = event;
  if (/^[0-9]$/.test(key)) {
    return Number(key);
  }
  const printed = digitOnKey(event);
  return printed !== undefined && (!shiftKey || BELOW_DIGITS[printed]?.includes(key) === true)
    ? printed
    : undefined;
}

/** Returns the digit that is printed on a key, whatever it writes. */
export function digitOnKey(event: KeyboardEvent): number | undefined {
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(event.code) ?? [];
  // With AltGr a key is pressed for a third sign; a named key, such as Home, moves.
  return digit === undefined || event.getModifierState('AltGraph') || event.key.length > 1
    ? undefined
    : Number(digit);
}
