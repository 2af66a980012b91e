// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { about as en } from '../i18n/en/about';
import { about as fr } from '../i18n/fr/about';

/** The words of this view, loaded with it. */
export const aboutWords = wordsIn({ en, fr });
