// SPDX-License-Identifier: MIT
import { ofGame, words } from '../i18n';
import type { Dictionary } from '../i18n/en';
import type { GameName } from './games';

/** The words of the table for a game: in Countdown, numbers are drawn, and no cards dealt. */
export function wordsOf(game: GameName): Pick<Dictionary, 'games' | 'krypto'> {
  const { games, krypto } = words();
  return {
    games: ofGame(games, games.ofGames, game),
    krypto: ofGame(krypto, krypto.ofGames, game),
  };
}
