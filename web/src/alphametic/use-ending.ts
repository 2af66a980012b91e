// SPDX-License-Identifier: MIT
import { useEffect, useRef } from 'preact/hooks';
import { celebrate } from '../app/feedback';
import { note } from '../diary/diary';
import { elapsedTime } from '../letters/clock';
import { verify } from './assistance';
import { isFull } from './conflicts';
import { preferences } from './kept';
import { addressOf } from './link';
import { judgement, level, perform, table } from './table';

/** Notes how a puzzle ends while it is on the table, in its game and in the diary. */
export function useEnding(): void {
  useVerdict();
  const laid = table.value;
  const code = laid?.game.code;
  const progress = laid?.progress;
  const settled = laid?.settled;
  const open = useRef<string | undefined>(undefined);
  useEffect(() => {
    const game = table.peek()?.game;
    if (game === undefined || progress === undefined || settled !== true) {
      return;
    }
    if (game.ended !== (progress !== 'open')) {
      perform({ kind: 'end', ended: progress !== 'open' });
    }
    if (progress === 'open') {
      open.current = game.code;
    } else if (open.current === game.code) {
      open.current = undefined;
      if (progress === 'solved') {
        celebrate();
      }
      note({
        kind: 'alphametic',
        address: addressOf(game.code),
        day: null,
        outcome: progress,
        seconds: preferences.peek().clock ? Math.floor(elapsedTime(game) / 1000) : null,
        helps: game.helps.hint + game.helps.letter,
        level: level.peek() ?? null,
      });
    }
  }, [code, progress, settled]);
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
  useEffect(() => {
    if (puzzle !== undefined && board !== undefined) {
      void verify(puzzle, board);
    }
  }, [puzzle, board]);
}
