// SPDX-License-Identifier: MIT
/** The kinds that are played; in French each has a gender. */
type Kind = 'krypto' | '24' | 'countdown' | 'own' | 'calcrostic' | 'newspaper' | 'alphametic';

const states = {
  new: 'Play',
  under_way: 'Continue',
  solved: 'Solved',
  near: 'Played',
  given_up: 'Solution seen',
};

// Other languages need the kind of the puzzle for the gender of its name.
const stateOf: (state: keyof typeof states, kind: Kind) => string = (state) => states[state];
const solvedIn: (time: string, kind: Kind) => string = (time) => `Solved in ${time}`;

export const home = {
  today: 'Today',
  dayBefore: 'An earlier day',
  backToToday: 'Back to today',
  newcomer: 'New here?',
  kinds: {
    krypto: 'Krypto',
    '24': '24',
    countdown: 'Countdown',
    own: 'Your own hands',
    calcrostic: 'Calcrostic',
    newspaper: 'Letter grid',
    alphametic: 'Alphametic',
  },
  state: stateOf,
  says: {
    krypto: 'Make the target from all five cards',
    '24': 'Make 24 from four cards',
    countdown: 'Come as near as you can in 30 seconds',
    calcrostic: 'Each letter is a digit',
    newspaper: 'A larger grid of sums, each letter a digit',
    alphametic: 'A sum of words, each letter a digit',
  },
  solvedIn,
  continue: 'Continue',
  streak: (days: number) => (days === 0 ? 'Start a streak' : `${days}-day streak`),
  /** The streak ended yesterday, and can still go on. */
  atStake: (days: number) => `Solve one today to make it ${days} days.`,
  calendar: 'Calendar',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  calendarDay: (day: string, solved: number, all: number) => `${day}: ${solved} of ${all} solved`,
  record: 'Statistics and history',
  more: 'More to play',
  runs: {
    krypto: 'Krypto, 5-minute challenge',
    '24': '24, 5-minute challenge',
    countdown: 'Countdown, 5-minute challenge',
    calcrostic: 'Calcrostics, 10-minute challenge',
  },
  ownHand: 'A hand of your own…',
  newGrid: 'New calcrostic or letter grid…',
  newAlphametic: 'New alphametic…',
};
