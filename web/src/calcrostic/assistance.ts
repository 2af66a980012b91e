// SPDX-License-Identifier: MIT
/** Help that the player asks for: check, hint, one letter, the solution. */
import { batch } from '@preact/signals';
import { engine } from '../engine';
import { crossedOf, DIGITS, lettersWith, type Board } from './board';
import type { Grid } from './grid';
import { gridText } from './grid-text';
import { hintOf, onlyDigitStep, ruledOut } from './hint';
import type { Letters } from './questions';
import {
  chosenLetter,
  judged,
  make,
  note,
  perform,
  table,
  type Judgement,
  type Note,
} from './table';

/** Which letters have a wrong digit, and of which the right digit is ruled out. */
export function mistakes(answer: Letters, board: Board): { letters: string[]; marks: string[] } {
  return {
    letters: Object.keys(board.digits).filter((letter) => board.digits[letter] !== answer[letter]),
    marks: Object.keys(answer).filter(
      (letter) =>
        board.digits[letter] === undefined &&
        crossedOf(board, letter).includes(answer[letter] ?? -1),
    ),
  };
}

/** What can be said of puzzles that have no answer, or none that the engine finds. */
function nothingToTell(known: Judgement): Note | undefined {
  switch (known.kind) {
    case 'none':
      return { kind: 'no_answer' };
    case 'beyond':
      return { kind: 'cannot_tell' };
    case 'failed':
      return { kind: 'engine', error: known.error };
    case 'asking':
      return { kind: 'nothing' };
    case 'one':
    case 'several':
      return undefined;
  }
}

/** Says what can be found out, unless the board has changed before it is known. */
async function say(find: (known: Judgement) => Promise<Note>): Promise<void> {
  const before = boardKey();
  const known = await judged();
  const found = nothingToTell(known) ?? (await find(known));
  if (boardKey() === before) {
    note.value = found;
  }
}

function boardKey(): string {
  const { code, version, moves, done } = table.value?.game ?? {};
  return JSON.stringify([code, version, done, moves?.at(-1)]);
}

export async function check(): Promise<void> {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  perform({ kind: 'help', help: 'check' });
  await say((known) => checkedNote(laid.grid, laid.board, known));
}

async function checkedNote(grid: Grid, board: Board, known: Judgement): Promise<Note> {
  const untouched =
    Object.keys(board.digits).length === 0 && Object.keys(board.crossed).length === 0;
  if (untouched) {
    return { kind: 'nothing_to_check' };
  }
  if (known.kind === 'one') {
    const found = mistakes(known.answer, board);
    return found.letters.length + found.marks.length === 0
      ? { kind: 'all_well' }
      : { kind: 'wrong', ...found };
  }
  const answer = await answerWith(grid, board);
  return 'kind' in answer ? answer : { kind: 'still_fits' };
}

/** Of several answers, one that has the digits of the board. */
async function answerWith(grid: Grid, board: Board): Promise<{ letters: Letters } | Note> {
  const given = board.digits;
  if (DIGITS.some((digit) => lettersWith(board, digit).length > 1)) {
    return { kind: 'fits_nothing' };
  }
  const solved = await engine.ask('calcrostic/solve', { grid: gridText(grid), given, limit: 1 });
  if (!solved.ok) {
    return solved.error.kind === 'too_much'
      ? { kind: 'cannot_tell' }
      : { kind: 'engine', error: solved.error };
  }
  const [solution] = solved.value.solutions ?? [];
  return solution === undefined ? { kind: 'fits_nothing' } : { letters: solution.letters };
}

/** Shows the next step; asked once more, does what it says. */
export async function hint(): Promise<void> {
  const laid = table.value;
  if (laid?.progress !== 'open') {
    return;
  }
  const said = note.value;
  if (said.kind === 'hint' && said.hint.applicable) {
    make({ kind: 'narrow', left: said.hint.left });
    return;
  }
  perform({ kind: 'help', help: 'hint' });
  await say((known) => hintNote(laid.shown, laid.board, known));
}

async function hintNote(shown: Grid, board: Board, known: Judgement): Promise<Note> {
  if (known.kind === 'one') {
    const found = mistakes(known.answer, board);
    if (found.letters.length + found.marks.length > 0) {
      return { kind: 'wrong', ...found };
    }
  }
  const ruled_out = ruledOut(shown, board);
  const obvious = onlyDigitStep(ruled_out);
  if (obvious !== undefined) {
    return { kind: 'hint', hint: hintOf(obvious, shown) };
  }
  const answer = await engine.ask('calcrostic/hint', {
    grid: gridText(shown),
    given: board.digits,
    ruled_out,
  });
  if (!answer.ok) {
    return answer.error.kind === 'too_much'
      ? { kind: 'cannot_tell' }
      : { kind: 'engine', error: answer.error };
  }
  const { wrong, step } = answer.value;
  if (wrong.length > 0) {
    return { kind: 'wrong', letters: wrong, marks: [] };
  }
  return step === null ? { kind: 'no_hint' } : { kind: 'hint', hint: hintOf(step, shown) };
}

/** Tells the digit of the chosen letter. */
export async function tellLetter(): Promise<void> {
  const laid = table.value;
  const letter = chosenLetter.value;
  if (laid?.progress !== 'open') {
    return;
  }
  if (letter === undefined) {
    note.value = { kind: 'choose_letter' };
    return;
  }
  const before = boardKey();
  const answer = await answerFor(laid.grid, laid.board);
  if (boardKey() !== before) {
    return;
  }
  if ('kind' in answer) {
    note.value = answer;
    return;
  }
  const digit = answer.letters[letter];
  if (digit === undefined) {
    return;
  }
  if (laid.board.digits[letter] === digit) {
    note.value = { kind: 'already_right', letter };
    return;
  }
  batch(() => {
    perform({ kind: 'help', help: 'letter' });
    make({ kind: 'tell', digits: { [letter]: digit } });
    note.value = { kind: 'told', letter, digit };
  });
}

/** The answer; of several, one that fits what is written, if there is any. */
async function answerFor(grid: Grid, board: Board): Promise<{ letters: Letters } | Note> {
  const known = await judged();
  if (known.kind === 'one') {
    return { letters: known.answer };
  }
  const silence = nothingToTell(known);
  if (silence !== undefined) {
    return silence;
  }
  const fitting = await answerWith(grid, board);
  return 'kind' in fitting && fitting.kind === 'fits_nothing'
    ? answerWith(grid, { digits: {}, crossed: {}, told: [] })
    : fitting;
}

export async function showSolution(): Promise<void> {
  const laid = table.value;
  if (laid === undefined) {
    return;
  }
  const before = boardKey();
  const answer = await answerFor(laid.grid, laid.board);
  if (boardKey() !== before) {
    return;
  }
  batch(() => {
    if ('kind' in answer) {
      note.value = answer;
    } else {
      note.value = { kind: 'nothing' };
      perform({ kind: 'give_up', digits: answer.letters });
    }
  });
}
