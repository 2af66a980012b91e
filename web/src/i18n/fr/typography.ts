// SPDX-License-Identifier: MIT
/**
 * The spaces of French printing, which never end a line: a narrow one before ; ! ? and a full one
 * before : and inside « ». In the sources they are plain ones, which the eye can tell.
 */
export function spaced(text: string): string {
  return text.replace(/(?<=«) | (?=[»:])/g, '\u00a0').replace(/ (?=[;!?])/g, '\u202f');
}

/** The same for all texts of a dictionary, both strings and functions. */
export function typeset<Words>(words: Words): Words {
  return inside(words) as Words;
}

function inside(value: unknown): unknown {
  if (typeof value === 'string') {
    return spaced(value);
  }
  if (typeof value === 'function') {
    return (...given: unknown[]) => inside((value as (...given: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(value)) {
    return value.map(inside);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]))
    : value;
}
