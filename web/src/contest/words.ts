// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { contest as en } from '../i18n/en/contest';
import { contest as fr } from '../i18n/fr/contest';

/** All that the page of a contest says, besides its boards. */
export const contestWords = wordsIn({ en, fr });
