// SPDX-License-Identifier: MIT
import { plural } from './grammar';
export const replay = {
  open: 'Replay hand by hand',
  close: 'Close the replay',
  title: 'Replay',
  save: 'Save the record',
  saveAnswers: 'Save all answers (CSV)',
  answersName: (code: string) => `answers-${code}.csv`,
  answers: {
    head: ['Hand', 'Puzzle', 'Name', 'Seconds', 'Answer', 'Result', 'Points'],
    results: { right: 'right', wrong: 'wrong', passed: 'gave up' },
  },
  fileName: (code: string) => `match-${code}.jsonl`,
  unreadable: 'The record of this game cannot be read.',
  noHands: 'No hand was played.',
  handOf: (hand: number, hands: number) => `Hand ${hand} of ${hands}`,
  pile: (round: number, pile: number) => `Round ${round}, hand ${pile}`,
  earlier: 'Previous hand',
  later: 'Next hand',
  keys: 'The arrow keys ← and → turn the pages too.',
  events: 'What happened',
  nothing: 'Nobody tried this hand.',
  right: (name: string, formula: string, points: number) =>
    `${name}: ${formula} is right: ${plural(points, 'point', 'points')}.`,
  wrong: (name: string, formula: string) => `${name}: ${formula} is wrong.`,
  putBack: (name: string) => `${name} puts it back.`,
  gaveUp: (name: string) => `${name} gives up.`,
  picked: (name: string) => `${name} picks it up.`,
  minus: (points: number) => `Minus ${plural(points, 'point', 'points')}.`,
  closed: 'The hand is over.',
  totals: 'Points after this hand',
  notFound: (n: number, text: string) =>
    n === 1 ? '1 solution nobody found' : `${text} solutions nobody found`,
  allFound: 'Every solution was found.',
  noSolution: 'This hand has no solution.',
  answerNotFound: 'The answer that nobody found',
  // At the door
  saved: 'Replay a saved game',
  savedHelp:
    'Open a record that was saved after a game, or drop it anywhere on this page. It stays on your device.',
  choose: 'Choose a file',
  faults: {
    too_large: () => 'This file is too large to be the record of a game.',
    not_a_record: () =>
      'This file is not the record of a game: its first line does not say how one was opened.',
    bad_line: (line: number) => `Line ${line} of this record is not an event of a game.`,
    no_outcome: (line: number) =>
      `This record cannot be replayed, since line ${line} does not say how its move ended.`,
  },
  firstOf: (n: number) => `The ${n} easiest of them:`,
};

const letters = {
  open: 'Replay puzzle by puzzle',
  noHands: 'No puzzle was played.',
  handOf: (puzzle: number, puzzles: number) => `Puzzle ${puzzle} of ${puzzles}`,
  earlier: 'Previous puzzle',
  later: 'Next puzzle',
  nothing: 'Nobody tried this puzzle.',
  closed: 'The puzzle is over.',
};

const countdown = {
  answers: {
    ...replay.answers,
    head: ['Round', ...replay.answers.head.slice(1)],
  },
  open: 'Replay round by round',
  noHands: 'No round was played.',
  handOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  earlier: 'Previous round',
  later: 'Next round',
  nothing: 'Nobody tried this round.',
  closed: 'The round is over.',
  totals: 'Points after this round',
  noSolution: 'This round has no solution.',
};

/** The words that differ from game to game. */
export const replayOf = {
  calcrostic: letters,
  newspaper: letters,
  alphametic: letters,
  countdown,
};

export type ReplayWords = typeof replay;
export type ReplayWordsOf = typeof replayOf;
