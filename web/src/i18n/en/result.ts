// SPDX-License-Identifier: MIT
import { counted, plural } from './grammar';

/** The words for the end of a puzzle. */
export const result = {
  name: 'Result',
  hints: (n: number) => (n === 0 ? 'no hints' : plural(n, 'hint', 'hints')),
  letters: (n: number) => plural(n, 'letter revealed', 'letters revealed'),
  mistakes: (n: number) => plural(n, 'mistake pointed out', 'mistakes pointed out'),
  lastDays: (solved: number, days: number) => `Solved on ${solved} of the last ${days} days`,
  next: {
    krypto: 'Next: today’s Krypto',
    '24': 'Next: today’s 24',
    countdown: 'Next: today’s Countdown',
    calcrostic: 'Next: today’s calcrostic',
    newspaper: 'Next: today’s letter grid',
    alphametic: 'Next: today’s alphametic',
  },
  /** On an earlier day. */
  nextThatDay: (game: string) => `Next that day: ${game}`,
  dayDone: (puzzles: number) => `All ${counted(puzzles)} puzzles of today are done.`,
  shareDay: 'Share the day',
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  harder: 'A harder one',
  easier: 'An easier one',
  asHard: 'Another at this level',
  again: 'Play it again',
  share: 'Share',
  copied: 'Copied. Paste it wherever you like.',
  copyByHand: 'Copy this text:',
  seeSolutions: 'See all solutions',
  onlyAnswer: 'the only answer',
  oneOfSeveral: 'one of several answers',
};
