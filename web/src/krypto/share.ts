// SPDX-License-Identifier: MIT
import type { Dictionary } from '../i18n/en';
import { clockText } from '../parts/clock';
import { distanceText, pointsFor } from './answer-text';
import { GAMES, type GameName } from './games';
import { handText, type Hand } from './hand';
import { rational, toText, type Rational } from './rational';

/** The result of a finished game. */
export interface Result {
  /** Krypto if it is left out. */
  game?: GameName;
  hand: Hand;
  /** The day whose hand it was, as 2026-11-21. */
  day: string | undefined;
  level: number | undefined;
  /** Left out where the clock is off. */
  seconds: number | undefined;
  hints: number;
  /** On how many days in a row one of the day was solved; 0 if that is not to be said. */
  days: number;
  /** The answer, where it is only near the objective. */
  near?: { answer: Rational; distance: Rational } | undefined;
}

/** A result as a text for friends, which gives nothing of the solution away. */
export function shareText(
  result: Result,
  link: string,
  dictionary: Pick<Dictionary, 'krypto' | 'home' | 'games'>,
): string {
  const { game = 'krypto', hand, day, level, seconds, hints, days, near } = result;
  const { krypto, home, games } = dictionary;
  const distance = near?.distance ?? rational(0);
  const hasPoints = GAMES[game].points.length > 0;
  const parts = [
    `reckon ${games[game].name} ${day ?? handText(hand)}`,
    level === undefined ? '' : '★'.repeat(level),
    near === undefined ? '' : distanceText(distance, toText, dictionary),
    hasPoints ? games.points(pointsFor(game, distance)) : '',
    seconds === undefined ? '' : clockText(seconds),
    krypto.hintCount(hints),
    days > 1 ? home.streak(days) : '',
  ];
  return `${parts.filter((part) => part !== '').join(' · ')}\n${link}`;
}
