// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { alphametic as en } from '../i18n/en/alphametic';
import { alphametic as fr } from '../i18n/fr/alphametic';

/** All that this view says, loaded with it. */
export const alphameticWords = wordsIn({ en, fr });
