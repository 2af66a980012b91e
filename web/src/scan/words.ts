// SPDX-License-Identifier: MIT
import { language, type Language } from '../i18n';
import { scan as en } from '../i18n/en/scan';
import { scan as fr } from '../i18n/fr/scan';
import { typeset } from '../i18n/fr/typography';

/** All that this view says, loaded with it. */
export type ScanWords = typeof en;

export const SCAN_WORDS: Record<Language, ScanWords> = { en, fr: typeset(fr) };

export function scanWords(): ScanWords {
  return SCAN_WORDS[language.value];
}
