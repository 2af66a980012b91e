// SPDX-License-Identifier: MIT
import { plural } from './grammar';

/** The words of practice after a contest. */
export const practice = {
  title: 'Practice',
  missing:
    'The questions are not here: the file practice.json lacks, or another version of reckon made it. Make the folder again.',
  about:
    'The contest is over: here are its questions, as often as you like. There are hints, solutions and explanations.',
  chooseLevel: 'Choose a level',
  otherLevel: 'Another level',
  size: (questions: number) => plural(questions, 'question', 'questions'),
  check: 'Check',
  hint: 'Hint',
  write: 'Write that down',
  clear: 'Clear this question',
  incomplete: 'The answer is not complete yet.',
  noHint: 'There is no further hint: check your answer.',
  numberHint: (place: number, number: string) => `The asked number ${place} is ${number}.`,
  right: (isHelped: boolean): string =>
    isHelped ? 'Right! With help it earns no points.' : 'Right!',
  wrong: 'That is not right. Try again, or ask for help.',
  share: (share: string) => `In the contest ${share} had this right.`,
  explanation: 'Explanation, step by step',
  solution: {
    button: 'Solution',
    title: 'Solution',
    question: 'Show the solution? This question then earns no points.',
    yes: 'Show it',
    no: 'Play on',
  },
  again: {
    button: 'Start this level again',
    question: 'Delete all your answers of this level, and start again?',
    yes: 'Start again',
    no: 'Keep my answers',
  },
  compare: {
    button: 'Compare my points',
    title: 'Your points',
    rule: 'Points count where your first answer was right, without a hint and without the solution.',
    tooFew: 'Fewer than five wrote this level: their points are not shown.',
    all: (entrants: string, mean: string) =>
      `${entrants} pupils wrote this level, with ${mean} points on average.`,
    below: (share: string) => `Your points are above those of ${share} of them.`,
    caption: 'Points in the contest',
    points: 'Points',
    band: (from: string, to: string) => `${from} to ${to}`,
    entrants: 'Pupils',
    you: '← you',
    back: 'Back to the questions',
  },
};
