// SPDX-License-Identifier: MIT
/** `A, B and C`: the last two items are joined by the word of the language, with its spaces. */
export function joined(items: readonly (string | number)[], joint: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')}${joint}${last}`;
}
