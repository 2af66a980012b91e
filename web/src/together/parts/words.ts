// SPDX-License-Identifier: MIT
import { language, type Language } from '../../i18n';
import { classes as enClass, calcrosticClasses as enCalcrostic } from '../../i18n/en/classes';
import { duel as enDuel } from '../../i18n/en/duel';
import { calcrosticReplay as enPuzzles, replay as enReplay } from '../../i18n/en/replay';
import { room as en } from '../../i18n/en/room';
import { classes as frClass, calcrosticClasses as frCalcrostic } from '../../i18n/fr/classes';
import { duel as frDuel } from '../../i18n/fr/duel';
import { calcrosticReplay as frPuzzles, replay as frReplay } from '../../i18n/fr/replay';
import { room as fr } from '../../i18n/fr/room';
import { typeset } from '../../i18n/fr/typography';
import type { RacePuzzle } from '../session/protocol';

/** All that rooms say. A first visit does not load them, nor their words. */
export type RoomWords = typeof en;

export const ROOM_WORDS: Record<Language, RoomWords> = { en, fr: typeset(fr) };

export type ClassWords = typeof enClass;

export const CLASS_WORDS: Record<Language, ClassWords> = { en: enClass, fr: typeset(frClass) };

/** What is said in other words where calcrostics are solved. */
export type CalcrosticClassWords = typeof enCalcrostic;

export const CALCROSTIC_CLASS_WORDS: Record<Language, CalcrosticClassWords> = {
  en: enCalcrostic,
  fr: typeset(frCalcrostic),
};

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

export type CalcrosticReplayWords = typeof enPuzzles;

export const CALCROSTIC_REPLAY_WORDS: Record<Language, CalcrosticReplayWords> = {
  en: enPuzzles,
  fr: typeset(frPuzzles),
};

export function replayWords(puzzle?: RacePuzzle): ReplayWords {
  const words = REPLAY_WORDS[language.value];
  return puzzle === 'calcrostic' ? { ...words, ...CALCROSTIC_REPLAY_WORDS[language.value] } : words;
}

/** Of a class, in the words of what is solved there. */
export function classWords(room?: { settings: { puzzle?: RacePuzzle } }): ClassWords {
  const words = CLASS_WORDS[language.value];
  return room?.settings.puzzle === 'calcrostic'
    ? { ...words, ...CALCROSTIC_CLASS_WORDS[language.value] }
    : words;
}

export function roomWords(): RoomWords {
  return ROOM_WORDS[language.value];
}
