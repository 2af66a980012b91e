// SPDX-License-Identifier: MIT
/** The part of the address behind the number sign, which no server gets to see: a code, or a place. */

/** Whether the address brings a code, and not the place of a view. */
export function isCodeInAddress(): boolean {
  return location.hash.length > 1 && !location.hash.startsWith('#/');
}

/** A part of an address as it was meant; one with a stray percent sign stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
