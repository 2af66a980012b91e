// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { explore as en } from '../i18n/en/explore';
import { explore as fr } from '../i18n/fr/explore';

/** The words of this view, loaded with it. */
export const exploreWords = wordsIn({ en, fr });
