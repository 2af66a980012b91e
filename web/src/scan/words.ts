// SPDX-License-Identifier: MIT
import { wordsIn } from '../i18n';
import { scan as en } from '../i18n/en/scan';
import { scan as fr } from '../i18n/fr/scan';

/** All that this view says, loaded with it. */
export const scanWords = wordsIn({ en, fr });
