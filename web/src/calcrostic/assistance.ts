// SPDX-License-Identifier: MIT
/** Help with calcrostics. */
import { engine } from '../engine';
import type { Outcome } from '../engine/outcome';
import type { Board } from '../letters/board';
import type { Letters, Note } from '../letters/desk';
import { hasLetterConflicts } from '../letters/conflicts';
import { Helper } from '../letters/help';
import { conflictsOf } from './conflicts';
import { gridText } from './grid-text';
import { hintOf, onlyDigitStep, ruledOut, type Hint } from './hint';
import { desk, judgement, table } from './table';

export const helper = new Helper<Hint>(desk, {
  judgement,
  solve: answerWith,
  hint: nextStep,
  clashes: (board) => {
    const laid = table.value;
    const found = laid && conflictsOf(laid.grid, board);
    return found !== undefined && hasLetterConflicts(found);
  },
});

async function answerWith(given: Letters): Promise<Outcome<Letters | undefined>> {
  const laid = table.value;
  if (laid === undefined) {
    return { ok: true, value: undefined };
  }
  const grid = gridText(laid.grid);
  const solved = await engine.ask('calcrostic/solve', { grid, given, limit: 1 });
  return solved.ok ? { ok: true, value: solved.value.solutions?.[0]?.letters } : solved;
}

async function nextStep(board: Board): Promise<Note<Hint>> {
  const shown = table.value?.shown;
  if (shown === undefined) {
    return { kind: 'nothing' };
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
