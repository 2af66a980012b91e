// SPDX-License-Identifier: MIT
import { plural } from './grammar';

const opponents = {
  nobody: 'Solo',
  ghost: 'Your best run',
  slow: 'Slow computer',
  steady: 'Medium computer',
  fast: 'Fast computer',
};

const hands = {
  intro: 'How many hands can you solve in five minutes? Skipping one costs nothing but the time.',
  solved: (hands: number) => plural(hands, 'hand solved', 'hands solved'),
  best: (hands: number) =>
    hands === 0
      ? 'You have no best run at this level yet.'
      : `Your best run at this level: ${plural(hands, 'hand', 'hands')}.`,
};

export const run = {
  krypto: hands,
  '24': hands,
  countdown: {
    ...hands,
    solved: (rounds: number) => plural(rounds, 'round solved', 'rounds solved'),
    best: (rounds: number) =>
      rounds === 0
        ? hands.best(0)
        : `Your best run at this level: ${plural(rounds, 'round', 'rounds')}.`,
    intro:
      'In how many rounds do you reach the number itself, in five minutes? Skipping one costs nothing but the time.',
  },
  calcrostic: {
    intro:
      'How many calcrostics can you solve in ten minutes, without help? Skipping one costs nothing but the time.',
    solved: (puzzles: number) => plural(puzzles, 'calcrostic solved', 'calcrostics solved'),
    best: (puzzles: number) =>
      puzzles === 0
        ? 'You have no best run at this size and level yet.'
        : `Your best run at this size and level: ${plural(puzzles, 'calcrostic', 'calcrostics')}.`,
  },
  opponent: 'Against',
  opponents,
  start: 'Start',
  again: 'Play again',
  skip: 'Skip',
  stop: 'Stop',
  stopQuestion: 'Stop the challenge? What you have solved counts.',
  goOn: 'Go on',
  lastSeconds: (seconds: number) => `${seconds} seconds left.`,
  met: 'Your puzzles',
  solvedAt: (time: string) => `solved at ${time}`,
  notSolved: 'not solved',
  showSolution: 'Show a solution',
  wrong: 'Every letter has a digit, but something is wrong.',
  result: 'Result',
  lastAt: (time: string) => `the last one at ${time}`,
  newBest: 'Your best run yet!',
  won: 'You win.',
  lost: 'You lose.',
  drawn: 'It is a draw.',
};

export type RunWords = typeof run;
