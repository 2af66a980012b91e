// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { practice as en } from '../i18n/en/practice';
import { practice as fr } from '../i18n/fr/practice';

/** All that practice says, besides what it shares with the contest. */
export const practiceWords = wordsIn({ en, fr });
