// SPDX-License-Identifier: MIT
/** A sentence from something that stands inside of one. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `150` seconds are 150 s, and `180` 3 min. */
export function duration(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
