// SPDX-License-Identifier: MIT
import { language, type Language } from '../i18n';
import { room as en } from '../i18n/en/room';
import { room as fr } from '../i18n/fr/room';
import { typeset } from '../i18n/fr/typography';

/** All that rooms say. A first visit does not load them, nor their words. */
export type RoomWords = typeof en;

export const ROOM_WORDS: Record<Language, RoomWords> = { en, fr: typeset(fr) };

export function roomWords(): RoomWords {
  return ROOM_WORDS[language.value];
}
