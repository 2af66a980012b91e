// SPDX-License-Identifier: MIT
/** Which languages there are. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language of the reader that there is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) {
      return found;
    }
  }
  return 'en';
}
