// SPDX-License-Identifier: MIT
import { wordsIn } from '../../i18n';
import { staff as en } from '../../i18n/en/staff';
import { staff as fr } from '../../i18n/fr/staff';

/** All that the frame of the page of staff says. */
export const staffWords = wordsIn({ en, fr });
