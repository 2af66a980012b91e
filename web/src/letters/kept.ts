// SPDX-License-Identifier: MIT
/** Games that are kept from one visit to the next. */
import { persisted, readEach } from '../storage/persisted';
import type { LetterGame } from './game';

/** The oldest are forgotten. */
const MOST_GAMES = 24;

/** Those under a name in the browser; the game that was played last comes first. */
export function keptGames<Game extends LetterGame>(
  name: string,
  read: (kept: unknown) => Game | undefined,
) {
  const games = persisted<readonly Game[]>({
    name,
    version: 1,
    fallback: [],
    read: (kept) => readEach(kept, read),
  });
  return {
    games,
    keepGame: (game: Game): void => {
      const others = games.value.filter(({ code }) => code !== game.code);
      games.value = [game, ...others].slice(0, MOST_GAMES);
    },
    /** Does something to a game that need not be the one on the table. */
    changeGame: (code: string, change: (game: Game) => Game): void => {
      games.value = games.value.map((game) => (game.code === code ? change(game) : game));
    },
  };
}
