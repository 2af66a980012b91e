// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { engine } from '../engine';
import type { Board } from '../letters/board';
import { isFull } from './conflicts';
import { asked, conditionsOf, type Puzzle } from './puzzle';
import { desk, judgement, keyOf, perform, table, verdict } from './table';

/** Has a full board verified where no single answer is known, and notes in the game how it ends. */
export function useVerdict(): void {
  const laid = table.value;
  const known = judgement.value.kind;
  const asks =
    laid?.settled === false &&
    known !== 'asking' &&
    known !== 'one' &&
    isFull(laid.puzzle, laid.board);
  const [puzzle, board] = asks ? [laid.puzzle, laid.board] : [];
  const code = laid?.game.code ?? '';
  useEffect(() => {
    if (puzzle !== undefined && board !== undefined) {
      void verify(code, puzzle, board);
    }
  }, [code, puzzle, board]);
  const ended = laid?.settled === true ? laid.progress !== 'open' : laid?.game.ended;
  useEffect(() => {
    if (ended !== undefined && ended !== table.peek()?.game.ended) {
      perform({ kind: 'end', ended });
    }
  }, [code, ended]);
}

async function verify(code: string, puzzle: Puzzle, board: Board): Promise<void> {
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
