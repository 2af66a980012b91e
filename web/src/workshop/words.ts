// SPDX-License-Identifier: MIT
import { language, type Language } from '../i18n';
import { workshop as en } from '../i18n/en/workshop';
import { workshop as fr } from '../i18n/fr/workshop';
import { typeset } from '../i18n/fr/typography';

/** All that this view says, loaded with it. */
export type WorkshopWords = typeof en;

export const WORKSHOP_WORDS: Record<Language, WorkshopWords> = { en, fr: typeset(fr) };

export function workshopWords(): WorkshopWords {
  return WORKSHOP_WORDS[language.value];
}
