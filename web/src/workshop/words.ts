// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { workshop as en } from '../i18n/en/workshop';
import { workshop as fr } from '../i18n/fr/workshop';

/** All that this view says, loaded with it. */
export const workshopWords = wordsIn({ en, fr });
