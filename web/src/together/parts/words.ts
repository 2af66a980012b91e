// SPDX-License-Identifier: MIT
import { wordsIn } from '../../i18n';
import { classes as enClass, calcrosticClasses as enCalcrostic } from '../../i18n/en/classes';
import type { ClassWords } from '../../i18n/en/classes';
import { duel as enDuel } from '../../i18n/en/duel';
import { calcrosticReplay as enPuzzles, replay as enReplay } from '../../i18n/en/replay';
import type { ReplayWords } from '../../i18n/en/replay';
import { near as enNear } from '../../i18n/en/near';
import { room as en } from '../../i18n/en/room';
import { classes as frClass, calcrosticClasses as frCalcrostic } from '../../i18n/fr/classes';
import { duel as frDuel } from '../../i18n/fr/duel';
import { calcrosticReplay as frPuzzles, replay as frReplay } from '../../i18n/fr/replay';
import { near as frNear } from '../../i18n/fr/near';
import { room as fr } from '../../i18n/fr/room';
import type { RacePuzzle } from '../session/protocol';

/** All that rooms say. A first visit does not load them, nor their words. */
export const roomWords = wordsIn({ en, fr });
/** The words about other games than Krypto, and about numbers near the objective. */
export const nearWords = wordsIn({ en: enNear, fr: frNear });
export const duelWords = wordsIn({ en: enDuel, fr: frDuel });

const classOnHands = wordsIn({ en: enClass, fr: frClass });
/** The words that differ where calcrostics are solved. */
const classOnCalcrostics = wordsIn({ en: enCalcrostic, fr: frCalcrostic });
const replayOfHands = wordsIn({ en: enReplay, fr: frReplay });
const replayOfCalcrostics = wordsIn({ en: enPuzzles, fr: frPuzzles });

export function replayWords(puzzle?: RacePuzzle): ReplayWords {
  const words = replayOfHands();
  return puzzle === 'calcrostic' ? { ...words, ...replayOfCalcrostics() } : words;
}

/** Returns the words of a class, for the kind of puzzle that it solves. */
export function classWords(room?: { settings: { puzzle?: RacePuzzle } }): ClassWords {
  const words = classOnHands();
  return room?.settings.puzzle === 'calcrostic' ? { ...words, ...classOnCalcrostics() } : words;
}
