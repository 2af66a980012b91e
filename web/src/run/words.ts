// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { run as en } from '../i18n/en/run';
import { run as fr } from '../i18n/fr/run';

/** All that runs say, loaded with them. */
export const runWords = wordsIn({ en, fr });
