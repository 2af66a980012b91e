// SPDX-License-Identifier: MIT
export const home = {
  today: 'Today',
  dayBefore: 'A day before',
  backToToday: 'Back to today',
  newcomer: 'New here?',
  kinds: {
    krypto: 'Krypto',
    '24': '24',
    countdown: 'Countdown',
    own: 'Your own hands',
    calcrostic: 'Calcrostic',
    newspaper: 'Newspaper grid',
    alphametic: 'Alphametic',
  },
  states: {
    new: 'Play',
    under_way: 'Continue',
    solved: 'Solved',
    near: 'Near',
    given_up: 'Solution seen',
  },
  says: {
    krypto: 'Make the target from all five cards',
    '24': 'Make 24 from four cards',
    countdown: 'Come as near as you can in 30 seconds',
    calcrostic: 'Each letter is a digit',
    newspaper: 'A larger grid of sums, each letter a digit',
  },
  solvedIn: (time: string) => `Solved in ${time}`,
  continue: 'Continue',
  streak: (days: number) =>
    days === 0
      ? 'Solve a puzzle each day'
      : days === 1
        ? 'One day in a row'
        : `${days} days in a row`,
  calendar: 'Calendar',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  calendarDay: (day: string, solved: number, all: number) => `${day}: ${solved} of ${all} solved`,
  record: 'Statistics and history',
  more: 'More to play',
  runs: {
    krypto: 'Five minutes of Krypto',
    '24': 'Five minutes of 24',
    countdown: 'Five minutes of Countdown',
    calcrostic: 'Ten minutes of calcrostics',
  },
  ownHand: 'A hand of your own …',
  newCalcrostic: 'New calcrostic …',
  newAlphametic: 'New alphametic …',
};
