// SPDX-License-Identifier: MIT
/** The words for an answer that may only be near the objective. */
import type { Dictionary } from '../i18n/en';
import { pointsAt, type GameName } from './games';
import type { Rational } from './rational';

/** `4 away` or `exactly`. */
export function distanceText(
  distance: Rational,
  write: (value: Rational) => string,
  { games }: Pick<Dictionary, 'games'>,
): string {
  return distance.numerator === 0n ? games.exact : games.away(write(distance));
}

/** `927 is 25 away`, and the points, each as the beginning of a sentence. */
export function answerTexts(
  game: GameName,
  answer: Rational,
  distance: Rational,
  write: (value: Rational) => string,
  dictionary: Pick<Dictionary, 'games'>,
): { points: string; answer: string } {
  const points = dictionary.games.points(pointsFor(game, distance));
  return {
    points: points.charAt(0).toLocaleUpperCase() + points.slice(1),
    answer:
      distance.numerator === 0n
        ? `${write(answer)}, ${dictionary.games.exact}`
        : dictionary.games.answerIs(write(answer), write(distance)),
  };
}

/** The points for an answer; a fraction of 1 counts as 1 away. */
export function pointsFor(game: GameName, { numerator, denominator }: Rational): number {
  return pointsAt(game, Math.ceil(Number(numerator) / Number(denominator)));
}
