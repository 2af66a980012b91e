// SPDX-License-Identifier: MIT
/** The words of the component, which a site may want in another language than its reader's. */
import type { Dictionary } from '../i18n/en';
import { app as enApp } from '../i18n/en/app';
import { calcrostic as enCalcrostic } from '../i18n/en/calcrostic';
import { embed as enEmbed } from '../i18n/en/embed';
import { home as enHome } from '../i18n/en/home';
import { krypto as enKrypto } from '../i18n/en/krypto';
import { letters as enLetters } from '../i18n/en/letters';
import { app as frApp } from '../i18n/fr/app';
import { calcrostic as frCalcrostic } from '../i18n/fr/calcrostic';
import { embed as frEmbed } from '../i18n/fr/embed';
import { home as frHome } from '../i18n/fr/home';
import { krypto as frKrypto } from '../i18n/fr/krypto';
import { letters as frLetters } from '../i18n/fr/letters';
import { typeset } from '../i18n/fr/typography';
import type { Language } from '../i18n/base/languages';

/** The words of the component: some of the page, and its own. */
export type EmbedWords = Pick<Dictionary, 'app' | 'calcrostic' | 'home' | 'krypto' | 'letters'> & {
  embed: typeof enEmbed;
};

export const EMBED_WORDS: Record<Language, EmbedWords> = {
  en: {
    app: enApp,
    calcrostic: enCalcrostic,
    embed: enEmbed,
    home: enHome,
    krypto: enKrypto,
    letters: enLetters,
  },
  fr: typeset({
    app: frApp,
    calcrostic: frCalcrostic,
    embed: frEmbed,
    home: frHome,
    krypto: frKrypto,
    letters: frLetters,
  }),
};

/** The language as readers have it in their country, which writes dates and numbers its own way. */
export function regional(language: Language): string {
  return navigator.languages.find((one) => one.split('-', 1)[0] === language) ?? language;
}
