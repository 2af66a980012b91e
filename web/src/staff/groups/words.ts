// SPDX-License-Identifier: MIT
import { wordsIn } from '../../i18n';
import { staffGroups as en } from '../../i18n/en/staff-groups';
import { staffGroups as fr } from '../../i18n/fr/staff-groups';

/** All that the pages of groups say. */
export const groupWords = wordsIn({ en, fr });
