// SPDX-License-Identifier: MIT
import { wordsByGame, wordsIn } from '../../i18n';
import { classes as enClass, classesOf as enClassOf } from '../../i18n/en/classes';
import type { ClassWords } from '../../i18n/en/classes';
import { duel as enDuel } from '../../i18n/en/duel';
import { replay as enReplay, replayOf as enReplayOf } from '../../i18n/en/replay';
import type { ReplayWords } from '../../i18n/en/replay';
import { near as enNear } from '../../i18n/en/near';
import { room as enRoom, roomOf as enRoomOf } from '../../i18n/en/room';
import type { RoomWords } from '../../i18n/en/room';
import { classes as frClass, classesOf as frClassOf } from '../../i18n/fr/classes';
import { duel as frDuel } from '../../i18n/fr/duel';
import { replay as frReplay, replayOf as frReplayOf } from '../../i18n/fr/replay';
import { near as frNear } from '../../i18n/fr/near';
import { room as frRoom, roomOf as frRoomOf } from '../../i18n/fr/room';
import type { CardGame, RacePuzzle } from '../session/protocol';

/** The game of a room: Krypto, unless another is named. */
interface Played {
  readonly puzzle?: RacePuzzle | undefined;
  readonly game?: CardGame | undefined;
}

/** A room, or the wishes for one. */
interface Playing {
  readonly settings: Played;
}

const gameOf = ({ puzzle = 'krypto', game }: Played = {}) => (puzzle === 'krypto' ? game : puzzle);

const roomByGame = wordsByGame({ en: enRoom, fr: frRoom }, { en: enRoomOf, fr: frRoomOf });
const classByGame = wordsByGame({ en: enClass, fr: frClass }, { en: enClassOf, fr: frClassOf });
const replayByGame = wordsByGame(
  { en: enReplay, fr: frReplay },
  { en: enReplayOf, fr: frReplayOf },
);

/** All that rooms say, for what they play. A first visit does not load them, nor their words. */
export function roomWords(room?: Playing): RoomWords {
  return roomByGame(gameOf(room?.settings));
}

/** The words about other games than Krypto, and about numbers near the objective. */
export const nearWords = wordsIn({ en: enNear, fr: frNear });
export const duelWords = wordsIn({ en: enDuel, fr: frDuel });

export function replayWords(played?: Played): ReplayWords {
  return replayByGame(gameOf(played));
}

/** Returns the words of a class, for what it plays. */
export function classWords(room?: Playing): ClassWords {
  return classByGame(gameOf(room?.settings));
}
