// SPDX-License-Identifier: MIT
/** Games, and how the player likes to play, kept from one visit to the next. */
import { today } from '../days/day';
import { mergeFields, mergeLists } from '../storage/merging';
import { persisted, readEach } from '../storage/persisted';
import { isBegun, joinGames, type LetterAction, type LetterGame } from './game';

/** The oldest are forgotten. */
const MOST_GAMES = 24;

/** Those under a name in the browser; the game that was played last comes first. */
export function keptGames<Game extends LetterGame, Action = LetterAction>(
  name: string,
  read: (kept: unknown) => Game | undefined,
  act: (game: Game, action: Action) => Game,
) {
  const games = persisted<readonly Game[]>({
    name,
    version: 1,
    fallback: [],
    read: (kept) => readEach(kept, read),
    merge: mergeLists<Game>({
      keyOf: ({ code }) => code,
      join: joinGames,
      latestAt: 'start',
      most: MOST_GAMES,
    }),
  });
  return {
    games,
    keepGame: (game: Game): void => {
      const others = games.value.filter(({ code }) => code !== game.code);
      const begun = game.begun ?? (isBegun(game) ? today.peek() : null);
      games.value = [{ ...game, begun }, ...others].slice(0, MOST_GAMES);
    },
    /** Does something to a game that need not be the one on the desk. */
    actOn: (code: string, action: Action): void => {
      games.value = games.value.map((game) => (game.code === code ? act(game, action) : game));
    },
  };
}

/** Those under a name in the browser, and the way to change some. */
export function keptPreferences<Preferences extends object>(
  name: string,
  fallback: Preferences,
  read: (kept: unknown) => Preferences | undefined,
) {
  const preferences = persisted<Preferences>({
    name,
    version: 1,
    fallback,
    read,
    merge: mergeFields,
  });
  return {
    preferences,
    prefer: (some: Partial<Preferences>): void => {
      preferences.value = { ...preferences.value, ...some };
    },
  };
}
