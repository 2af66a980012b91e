// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import type { Dictionary } from '../i18n/en';
import type { GameName } from './games';

/** The words of the table for a game: Countdown has other words for hands and cards in French. */
export function wordsOf(game: GameName): Pick<Dictionary, 'games' | 'krypto'> {
  const { games, krypto } = words();
  return game === 'countdown'
    ? { games: { ...games, ...games.ofCountdown }, krypto: { ...krypto, ...krypto.ofCountdown } }
    : { games, krypto };
}
