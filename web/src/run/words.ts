// SPDX-License-Identifier: MIT
import { language, type Language } from '../i18n';
import { run as en } from '../i18n/en/run';
import { run as fr } from '../i18n/fr/run';
import { typeset } from '../i18n/fr/typography';

/** All that runs say, loaded with them. */
export type RunWords = typeof en;

export const RUN_WORDS: Record<Language, RunWords> = { en, fr: typeset(fr) };

export function runWords(): RunWords {
  return RUN_WORDS[language.value];
}
