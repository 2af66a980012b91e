// SPDX-License-Identifier: MIT
import { and, or } from './grammar';
import { hints } from './letters-hints';

/** The words of all puzzles whose letters stand for digits. */
export const letters = {
  level: (level: number) => `level ${level} of 5`,
  levelUnknown: 'level unknown',
  levelNames: { 1: 'very easy', 2: 'easy', 3: 'medium', 4: 'hard', 5: 'very hard' },
  letters: {
    title: 'Letters',
    digit: (letter: string, digit: number) => `${letter} is ${digit}`,
    open: (letter: string) => `${letter} has no digit`,
    /** The text that a button shows of a letter, and its meaning. */
    shown: (letter: string, digit: number) => `${letter}: ${digit}`,
    isOneOf: (letter: string, digits: readonly number[]) =>
      `${letter}: ${digits.join(', ')} possible`,
    isNot: (letter: string, digits: readonly number[]) =>
      `${letter}: ${digits.join(', ')} ruled out`,
    told: 'revealed',
  },
  keypad: {
    title: (letter: string | undefined) =>
      letter === undefined ? 'Digits' : `Digits for ${letter}`,
    takenBy: (letters: string[]) =>
      `${letters.join(', ')} ${letters.length > 1 ? 'have' : 'has'} it`,
    crossed: 'ruled out',
    mark: 'Rule out',
    markHelp: 'Digits are ruled out (or hold a digit, or press Shift)',
    erase: 'Erase',
    undo: 'Undo',
    redo: 'Redo',
  },
  actions: {
    help: 'Help',
    check: 'Check',
    hint: 'Hint',
    hintMore: 'Tell me more',
    applyHint: 'Apply hint',
    remove: (n: number): string => (n === 1 ? 'Remove it' : 'Remove them'),
    reveal: 'Reveal a letter',
    board: 'Board',
    startAgain: 'Start again',
    solution: 'Solution',
    share: 'Share',
    newPuzzle: 'New puzzle…',
    showConflicts: 'Show conflicts',
  },
  notes: {
    rule: 'Each letter stands for a digit.',
    start: 'Choose a letter, then its digit.',
    chosen: (letter: string) => `Which digit is ${letter}?`,
    marking: (letter: string | undefined) =>
      letter === undefined
        ? 'Choose a letter, then the digits that it is not.'
        : `Rule out digits for ${letter}.`,
    fullButWrong: 'Every letter has a digit, but something is wrong. Check tells you what.',
    wrongLetters: (letters: string[]) =>
      letters.length === 1 ? `${and(letters)} is wrong.` : `${and(letters)} are wrong.`,
    wrongMarks: (letters: string[]) => `The right digit of ${and(letters)} is ruled out.`,
    withoutMistakes: (n: number): string =>
      n === 1
        ? 'Remove this mistake, and hints lead on.'
        : 'Remove these mistakes, and hints lead on.',
    taken: (letters: string[], digit: number) => `${digit} is already ${and(letters)}.`,
    checking: 'Checking…',
    alreadyRight: (letter: string) => `${letter} is right already.`,
    confirmSolution: 'Show the whole solution and end this puzzle?',
    showSolution: 'Show it',
    playOn: 'Play on',
    givenUp: 'This is the solution.',
    solved: 'Solved!',
    copied: 'Copied. The link leads to this puzzle.',
    copyYourself: 'Copy this:',
  },
  /** By the kinds of notes that say nothing else. */
  said: {
    choose_letter: 'Choose a letter first.',
    all_well: 'All is well so far.',
    nothing_to_check: 'There is no digit to check yet.',
    still_fits: 'All is well so far: these digits still fit an answer.',
    fits_nothing: 'These digits fit no answer. Take one back.',
    no_answer: 'This puzzle has no answer, so checks and hints do not work.',
    cannot_tell: 'This puzzle is too hard for this page, so checks and hints do not work.',
    no_hint: 'Nothing else is certain. Try a digit and see.',
    no_reasons: 'This puzzle has too many equations for hints. A letter can be revealed.',
    several_answers:
      'Hints lead to one answer, and this puzzle has several. Check tells whether your digits fit one.',
  },
  way: {
    title: 'How to find it',
    asking: 'Looking for the reasons…',
    why: 'Why?',
  },
  conflicts: {
    shared: (letters: string[], digit: number) =>
      `${and(letters)} are ${letters.length > 2 ? 'all' : 'both'} ${digit}.`,
    leadingZero: (letter: string) => `A number begins with ${letter}, which cannot be 0.`,
  },
  judgement: {
    none: 'This puzzle has no answer.',
    several: 'This puzzle has several answers. Any of them counts.',
    beyond:
      'This puzzle is too hard for this page: whether it has an answer is unknown. You can play it, but without checks and hints.',
    playAnyway: 'Play it anyway',
  },
  howTo: 'How to play',
  /** A challenge has no hints. */
  howToKeys: (isChallenge: boolean) =>
    `On the keyboard, letters choose a letter, digits give it its digit, Shift and a digit rules one out, arrows move on the board, Backspace takes a digit away, Ctrl+Z takes a move back, ${isChallenge ? 'N skips the puzzle' : 'Shift+H asks for a hint'}, and ? shows all keys.`,
  laying: 'Creating the puzzle…',
  cancel: 'Cancel',
  noneFound:
    'Such puzzles are rare, and a long search found none. Try again, or choose another level.',
  brokenLink: 'This link to a puzzle is damaged:',
  brokenLinkMend: 'Ask for the link again, and copy all of it.',
  noDigit: 'blank',
  newPuzzle: {
    title: 'New puzzle',
    close: 'Close',
    level: 'Level',
    make: 'Create',
    own: 'Your own puzzle',
    play: 'Play it',
  },
  follows: {
    isOneOf: (letters: string[], digits: number[]) =>
      `${and(letters)} ${letters.length > 1 ? 'are' : 'is'} ${or(digits)}`,
    isNot: (letters: string[], digits: number[]) =>
      `${and(letters)} ${letters.length > 1 ? 'are' : 'is'} not ${or(digits)}`,
    nothingLeft: (letters: string[]) => `no digit is left for ${and(letters)}`,
    impossible: 'that is impossible',
    join: (statements: string[]) => statements.join('; '),
  },
  hints,
};
