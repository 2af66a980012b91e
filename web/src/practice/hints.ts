// SPDX-License-Identifier: MIT
/** Hints from the stored steps of a question. */
import { gridOfText } from '../calcrostic/grid-of-text';
import { placesOf as placesInGrid } from '../calcrostic/seat';
import { placesOf as placesInWords } from '../alphametic/seat';
import { answerOf } from '../calcrostic/grid-of-text';
import type { Entry } from '../contest/messages';
import { movesText, readMovesText } from '../answering/moves-text';
import { puzzleOfText } from '../answering/words-text';
import type { GridKind } from '../engine/kinds';
import { words } from '../i18n';
import { crossedOf, EMPTY_BOARD, nameOf, play, TEN, type Board, type Move } from '../letters/board';
import { mistakes } from '../letters/help';
import {
  hintOf,
  isNews,
  noteDigits,
  sentence,
  sentenceOf,
  type Hint,
  type Named,
} from '../letters/hint';
import type { PracticeQuestion, PracticeStep } from './edition';
import { digitsIn, numbersIn } from './judge';
import type { Tried } from './tried';
import { practiceWords } from './words';

/** A hint in words. */
export interface Told {
  readonly text: string;
  /** The entry with what the hint says, if a board can show that. */
  readonly entry?: Entry;
}

type LetterQuestion = PracticeQuestion & {
  readonly kind: 'alphametic' | GridKind;
  readonly text: string;
};

export function isOfLetters(question: PracticeQuestion): question is LetterQuestion {
  return ['alphametic', 'calcrostic', 'newspaper'].includes(question.kind);
}

/** Whether there is any hint but the solution. */
export function hasHints(question: PracticeQuestion): boolean {
  return question.steps.length > 0 || question.kind === 'numbers';
}

/** The hint for what stands there; `tried.hints` says how many were asked for. */
export function hintFor(question: PracticeQuestion, tried: Tried): Told | undefined {
  if (isOfLetters(question)) {
    return letterHint(question, tried);
  }
  if (question.kind === 'numbers') {
    return numberHint(question, tried);
  }
  const steps = question.steps.filter((step) => typeof step === 'string');
  const text = steps.slice(0, tried.hints).join('; ');
  return text === '' ? undefined : { text };
}

/** The steps in words, from the first to the last. */
export function explanation(question: PracticeQuestion): string[] {
  const named = isOfLetters(question) ? namedIn(question) : undefined;
  const digits: Record<string, number> = {};
  let isSupposed = false;
  return question.steps.map((step) => {
    if (typeof step === 'string') {
      return step;
    }
    if (named === undefined) {
      return '';
    }
    const text = sentenceOf(step, named, digits);
    // The consequences of a supposition need not be true.
    isSupposed ||= step.technique === 'guess';
    if (!isSupposed) {
      noteDigits(step, digits);
    }
    return text;
  });
}

function namedIn({ kind, text }: LetterQuestion): Named {
  if (kind === 'alphametic') {
    const puzzle = puzzleOfText(text);
    return { base: puzzle.base, placesOf: (step) => placesInWords(step, puzzle) };
  }
  const grid = gridOfText(text);
  return { base: TEN, placesOf: (step) => (grid === undefined ? [] : placesInGrid(step, grid)) };
}

function letterHint(question: LetterQuestion, { state }: Tried): Told | undefined {
  const { letters } = words();
  const solution = digitsIn(question.solution);
  const names = Object.keys(solution);
  const played = readMovesText(state, names, TEN);
  const moves = played.moves.slice(0, played.done);
  const board = moves.reduce<Board>(play, EMPTY_BOARD);
  const wrong = mistakes(solution, board);
  if (wrong.letters.length > 0) {
    return { text: letters.notes.wrongLetters(wrong.letters.map(nameOf)) };
  }
  if (wrong.marks.length > 0) {
    return { text: letters.notes.wrongMarks(wrong.marks.map(nameOf)) };
  }
  const steps = question.steps.filter((step) => typeof step !== 'string');
  const next = steps.find((step) => isTrue(step, solution) && isNews(step, board));
  if (next === undefined) {
    return undefined;
  }
  const hint = hintOf([next], board);
  const all = [...moves, ...movesOf(hint, board)];
  const after = all.reduce<Board>(play, EMPTY_BOARD);
  const entry = {
    state: movesText({ moves: all, done: all.length }),
    answer: answerOf(names, after) ?? '',
  };
  return { text: sentence(hint, namedIn(question)), entry };
}

/** Whether a step leaves the answer: suppositions may not. */
function isTrue({ changes }: PracticeStep, solution: Readonly<Record<string, number>>): boolean {
  return changes.every(({ letter, after }) => after.includes(solution[letter] ?? -1));
}

/** A hint as a player would write it down. */
function movesOf({ left }: Hint, board: Board): Move[] {
  return Object.entries(left).flatMap(([letter, digits]): Move[] => {
    const [only] = digits;
    if (only !== undefined && digits.length === 1) {
      return [{ kind: 'assign', letter, digit: only }];
    }
    return Array.from({ length: TEN }, (_, digit) => digit)
      .filter((digit) => !digits.includes(digit) && !crossedOf(board, letter).includes(digit))
      .map((digit) => ({ kind: 'cross', letter, digit }));
  });
}

function numberHint({ solution }: PracticeQuestion, { state }: Tried): Told | undefined {
  const given = numbersIn(state);
  const right = numbersIn(solution);
  const place = right.findIndex((number, i) => number !== given[i]);
  const number = right[place];
  if (number === undefined) {
    return undefined;
  }
  const next = right.map((_, i) => (i === place ? number : (given[i] ?? '') || '-')).join(', ');
  return {
    text: practiceWords().numberHint(place + 1, number),
    entry: { state: next, answer: next.includes('-') ? '' : next },
  };
}
