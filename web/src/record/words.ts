// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { record as en } from '../i18n/en/record';
import { record as fr } from '../i18n/fr/record';

/** The words of this view, loaded with it. */
export const recordWords = wordsIn({ en, fr });
