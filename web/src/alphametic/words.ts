// SPDX-License-Identifier: MIT
import { language, type Language } from '../i18n';
import { alphametic as en } from '../i18n/en/alphametic';
import { alphametic as fr } from '../i18n/fr/alphametic';
import { typeset } from '../i18n/fr/typography';

/** All that this view says, loaded with it. */
export type AlphameticWords = typeof en;

export const ALPHAMETIC_WORDS: Record<Language, AlphameticWords> = { en, fr: typeset(fr) };

export function alphameticWords(): AlphameticWords {
  return ALPHAMETIC_WORDS[language.value];
}
