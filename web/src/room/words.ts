// SPDX-License-Identifier: MIT
import { language, type Language } from '../i18n';
import { classes as enClass } from '../i18n/en/classes';
import { duel as enDuel } from '../i18n/en/duel';
import { replay as enReplay } from '../i18n/en/replay';
import { room as en } from '../i18n/en/room';
import { classes as frClass } from '../i18n/fr/classes';
import { duel as frDuel } from '../i18n/fr/duel';
import { replay as frReplay } from '../i18n/fr/replay';
import { room as fr } from '../i18n/fr/room';
import { typeset } from '../i18n/fr/typography';

/** All that rooms say. A first visit does not load them, nor their words. */
export type RoomWords = typeof en;

export const ROOM_WORDS: Record<Language, RoomWords> = { en, fr: typeset(fr) };

export type ClassWords = typeof enClass;

export const CLASS_WORDS: Record<Language, ClassWords> = { en: enClass, fr: typeset(frClass) };

export type DuelWords = typeof enDuel;

export const DUEL_WORDS: Record<Language, DuelWords> = { en: enDuel, fr: typeset(frDuel) };

export function duelWords(): DuelWords {
  return DUEL_WORDS[language.value];
}

export type ReplayWords = typeof enReplay;

export const REPLAY_WORDS: Record<Language, ReplayWords> = {
  en: enReplay,
  fr: typeset(frReplay),
};

export function replayWords(): ReplayWords {
  return REPLAY_WORDS[language.value];
}

export function classWords(): ClassWords {
  return CLASS_WORDS[language.value];
}

export function roomWords(): RoomWords {
  return ROOM_WORDS[language.value];
}
