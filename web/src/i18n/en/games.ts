// SPDX-License-Identifier: MIT
import { counted, plural } from './grammar';

/** The number games beside each other. */
export const games = {
  krypto: {
    name: 'Krypto',
    ofToday: 'Today’s hand',
    /** The date follows. */
    ofADay: 'Hand of',
    one: 'A hand of Krypto',
    solved: 'Krypto!',
    deal: 'Deal a hand',
    example: '2 4 3 6 5 : 6',
  },
  '24': {
    name: '24',
    ofToday: 'Today’s 24',
    ofADay: '24 of',
    one: 'A hand of 24',
    solved: '24!',
    deal: 'Deal four cards',
    example: '3 3 8 8 : 24',
  },
  countdown: {
    name: 'Countdown',
    ofToday: 'Today’s Countdown',
    ofADay: 'Countdown of',
    one: 'A round of Countdown',
    solved: 'You have got it!',
    deal: 'Draw six numbers',
    example: '25 50 75 100 3 6 : 952',
  },
  own: {
    name: 'Your own',
    ofToday: 'Your own hand',
    ofADay: 'Your own hand',
    one: 'A hand of your own',
    solved: 'Solved!',
    deal: 'Deal a similar hand',
    example: '1 2 3 4 : 10',
  },
  choose: 'Games',
  goalNear: (objective: string, cards: number) =>
    `Make ${objective}, or come near it, from any of the ${counted(cards)} numbers.`,
  lastStep: (cards: number) =>
    `${['Two', 'Three', 'Four', 'Five', 'Six'][cards - 3] ?? cards} steps lead to a single card. If it is the target, you have solved the hand.`,
  lastStepAny: 'A card that is the target solves it. Cards may be left over.',
  lastStepNear:
    'Once a number is the target, or near it, choose it and give it as your answer. Numbers may be left over.',
  endAny:
    'No card is used twice. In a formula that you type, × and ÷ come before + and −; brackets come before both.',
  wholeAboveZero: 'Every result is a whole number above 0.',
  endCountdown:
    'The target itself gives 10 points, up to 5 away 7, up to 10 away 5. You have 30 seconds, unless you switch the clock off.',
  start: (seconds: number) => `Start: ${seconds} seconds`,
  startUntimed: 'Without the clock',
  ready: 'Six numbers and a target are drawn. Start when you are ready.',
  timeLeft: 'Time left',
  myAnswer: (value: string) => `${value} is my answer`,
  away: (distance: string) => `${distance} away`,
  points: (points: number) => (points === 0 ? 'no points' : plural(points, 'point', 'points')),
  exact: 'exactly',
  answerIs: (value: string, distance: string) => `${value} is ${distance} away`,
  best: (value: string, distance: string) => `best possible: ${value} (${distance} away)`,
  objectivePossible: 'the target can be reached',
  nearestPossible: (formula: string, distance: string) => `${formula} (${distance} away)`,
  deck24: 'Cards',
  decks24: { '13': '1 to 13 (ace to king)', '10': '1 to 10' },
  faces: 'Show A, J, Q and K',
  faceLetters: { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' },
  large: 'Large numbers',
  larges: {
    any: 'Large: by chance',
    '0': 'No large number',
    '1': '1 large number',
    '2': '2 large numbers',
    '3': '3 large numbers',
    '4': '4 large numbers',
  },
  ownHelp: '3 to 7 cards, then the target',
  ownAny: 'Cards may be left over',
  /** The words that differ from game to game. */
  ofGames: {
    countdown: {
      endAny:
        'No number is used twice. In a formula that you type, × and ÷ come before + and −; brackets come before both.',
      lastStepAny: 'A number that is the target solves it. Numbers may be left over.',
      ownHelp: '3 to 7 numbers, then the target',
      ownAny: 'Numbers may be left over',
      use: 'Numbers to use',
      uses: { all: 'All numbers', any: 'Any numbers' },
    },
  },
  use: 'Cards to use',
  uses: { all: 'All cards', any: 'Any cards' },
  notOf: {
    krypto: 'Krypto has cards up to 999 and one target.',
    '24': '24 has four cards from 1 to 13, and the target is 24.',
    countdown: 'Countdown has six numbers from 1 to 100, and a target from 100 to 999.',
    own: 'A hand has 3 to 7 cards and then the target.',
  },
  playHand: (name: string, hand: string) => `${name}: ${hand}`,
};
