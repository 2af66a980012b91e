// SPDX-License-Identifier: MIT
import { wordsIn } from '../../i18n';
import { staffOrganiser as en } from '../../i18n/en/staff-organiser';
import { staffOrganiser as fr } from '../../i18n/fr/staff-organiser';

/** All that the pages of organisers say. */
export const organiserWords = wordsIn({ en, fr });
