// SPDX-License-Identifier: MIT
import { points } from './grammar';

const away = (distance: number) => (distance === 0 ? 'the target' : `${distance} away`);

/** The games of rooms, and answers near the target. */
export const near = {
  game: 'Game',
  largeByChance: 'By chance',
  ownCards: 'Cards',
  ownObjective: 'Target, 0 for any',
  solve: (cards: number) =>
    `Make the target, or come near it, from any of the ${cards} numbers. The nearest counts.`,
  solveAll: (cards: number) => `Make the target from all ${cards} cards.`,
  seconds: 'Seconds per round',
  content: 'I am done',
  myBest: (distance: number) => `Your best answer is ${away(distance)}.`,
  away,
  points,
  near: (formula: string, distance: number) => `${formula} is ${away(distance)}.`,
  right: (formula: string) => `${formula}: that is the target.`,
  wrong: (formula: string, why: string) => `${formula} does not count. ${why}`,
  tooFar: (made: string, distance: string, most: number) =>
    `${made} is ${distance} away; only answers within ${most} score.`,
  declared: (name: string) => `${name} hands in a formula.`,
  timeIsOver: 'The time is over.',
  answerOf: (name: string, formula: string, distance: number, scored: number) =>
    `${name}: ${formula}, ${away(distance)}: ${points(scored)}.`,
  counted: (distance: number, scored: number) => `${away(distance)}: ${points(scored)}.`,
  /** The same inside a list. */
  scored: (distance: number, scored: number) => `${away(distance)}: ${points(scored)}`,
  /** How many made the target, and how many more came near. */
  hitOf: (hit: number, near: number, here: number) =>
    hit > 0
      ? `${hit} of ${here} hit the target${near > 0 ? `, ${near} came near` : ''}`
      : near > 0
        ? `Nobody hit the target, but ${near} of ${here} came near`
        : 'Nobody hit the target',
  scoredOf: (scored: number, here: number) => `${scored} of ${here} scored`,
  best: (formula: string) => `The best answer: ${formula}`,
  lines: {
    krypto: 'Krypto',
    '24': 'The 24 game: four cards make 24',
    countdown: 'Countdown: the nearest number scores 10, 7 or 5 points',
    own: 'A game of your own',
  },
};

export type NearWords = typeof near;
