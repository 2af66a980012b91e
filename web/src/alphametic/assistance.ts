// SPDX-License-Identifier: MIT
/** Help with alphametics. */
import { engine } from '../engine';
import type { Outcome } from '../engine/outcome';
import type { Board } from '../letters/board';
import type { Letters, Note } from '../letters/desk';
import { hasLetterConflicts } from '../letters/conflicts';
import { Helper } from '../letters/help';
import { ruledOutOf } from '../letters/marks';
import { conflictsOf } from './conflicts';
import { hintOf, onlyDigitStep, type Hint } from './hint';
import { answerOf, asked, conditionsOf, sharing, type Puzzle } from './puzzle';
import { desk, judgement, keyOf, table, verdict } from './table';

export const helper = new Helper<Hint>(desk, {
  judgement,
  solve: answerWith,
  hint: nextStep,
  clashes: (board) => {
    const puzzle = table.value?.puzzle;
    return puzzle !== undefined && hasLetterConflicts(conflictsOf(puzzle, board));
  },
});

async function answerWith(given: Letters): Promise<Outcome<Letters | undefined>> {
  const puzzle = table.value?.puzzle;
  if (puzzle === undefined) {
    return { ok: true, value: undefined };
  }
  const question = asked(puzzle.puzzle, conditionsOf(puzzle));
  const solved = await engine.ask('alphametic/solve', { ...question, given, limit: 1 });
  if (!solved.ok) {
    return solved;
  }
  const [first] = solved.value.solutions ?? [];
  return { ok: true, value: first && answerOf(puzzle, first) };
}

async function nextStep(board: Board): Promise<Note<Hint>> {
  const laid = table.value;
  if (laid === undefined) {
    return { kind: 'nothing' };
  }
  const { puzzle, letters } = laid;
  if (judgement.value.kind === 'several') {
    return amongSeveral(board);
  }
  if (!puzzle.has_reasons) {
    return { kind: 'no_reasons' };
  }
  const ruled_out = ruledOutOf(letters, board, sharing(puzzle));
  const obvious = onlyDigitStep(ruled_out, puzzle.base);
  if (obvious !== undefined) {
    return { kind: 'hint', hint: hintOf([obvious], puzzle, board) };
  }
  const answer = await engine.ask('alphametic/hint', {
    ...asked(puzzle.puzzle, conditionsOf(puzzle)),
    given: board.digits,
    ruled_out,
  });
  if (!answer.ok) {
    const { error } = answer;
    return error.kind === 'too_much' ? { kind: 'cannot_tell' } : { kind: 'engine', error };
  }
  const { wrong, steps } = answer.value;
  if (wrong.length > 0) {
    return { kind: 'wrong', letters: wrong, marks: [] };
  }
  return steps.length === 0
    ? { kind: 'no_hint' }
    : { kind: 'hint', hint: hintOf(steps, puzzle, board) };
}

/**
 * If a puzzle has several answers, no hint leads to one of them; but the board may fit none of
 * them.
 */
async function amongSeveral({ digits }: Board): Promise<Note<Hint>> {
  const fitting = await answerWith(digits);
  if (!fitting.ok) {
    return { kind: 'engine', error: fitting.error };
  }
  return { kind: fitting.value === undefined ? 'fits_nothing' : 'several_answers' };
}

/** Finds out whether a full board is an answer of a puzzle without a single known answer. */
export async function verify(code: string, puzzle: Puzzle, board: Board): Promise<void> {
  const asking = await engine.ask('alphametic/verify', {
    ...asked(puzzle.puzzle, conditionsOf(puzzle)),
    given: board.digits,
  });
  if (table.value?.game.code !== code) {
    return;
  }
  if (asking.ok) {
    const correct = asking.value.puzzles[0]?.correct === true;
    verdict.value = { board: keyOf(code, board), correct };
  } else {
    desk.note.value = { kind: 'engine', error: asking.error };
  }
}
