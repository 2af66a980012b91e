// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { useEnding } from '../letters/use-ending';
import { verify } from './assistance';
import { isFull } from './conflicts';
import { preferences } from './kept';
import { addressOf } from './link';
import { judgement, level, perform, table } from './table';

/** Notes how a puzzle ends while it is on the table, in its game and in the diary. */
export function usePuzzleEnding(): void {
  useVerdict();
  const laid = table.value;
  const game = laid?.game;
  const progress = laid?.settled === true ? laid.progress : undefined;
  useEnding(game, progress, preferences.value.clock, () => ({
    kind: 'alphametic',
    address: addressOf(game?.code ?? ''),
    day: null,
    level: level.peek() ?? null,
  }));
  const ended = progress === undefined ? game?.ended : progress !== 'open';
  useEffect(() => {
    if (ended !== undefined && ended !== table.peek()?.game.ended) {
      perform({ kind: 'end', ended });
    }
  }, [game?.code, ended]);
}

/** Has a full board verified where no single answer is known. */
function useVerdict(): void {
  const laid = table.value;
  const known = judgement.value.kind;
  const asks =
    laid !== undefined &&
    !laid.settled &&
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
}
