// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { BoardView } from '../alphametic/board-view';
import '../alphametic/board.css';
import { chooseLetter, move } from '../alphametic/choosing';
import { newGame } from '../alphametic/game';
import { cellsOf, type Puzzle } from '../alphametic/puzzle';
import { laidPuzzle, type LaidPuzzle, type Seat } from '../alphametic/seat';
import type { Player } from '../letters/keyboard';
import { deskOf, LetterTable, type Around } from './letter-table';
import type { Slot } from './slot';

interface Props extends Around {
  slot: Slot;
  puzzle: Puzzle;
}

/** A calculation with words. Another question needs another `key`. */
export function WordsBoard({ slot, puzzle, ...around }: Props) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the question changes
  const { seat, player } = useMemo(() => sit(slot, puzzle), []);
  return (
    <LetterTable
      {...around}
      player={player}
      board={
        <div class="board-frame paper-frame">
          <BoardView seat={seat} />
        </div>
      }
    />
  );
}

function sit(slot: Slot, puzzle: Puzzle): { seat: Seat; player: Player } {
  const desk = deskOf<LaidPuzzle, Puzzle>({
    slot,
    puzzle,
    letters: cellsOf(puzzle),
    base: puzzle.base,
    layOut: (laid, game) =>
      laidPuzzle(laid, { ...newGame(slot.q), ...game }, { progress: 'open', settled: true }),
  });
  const [row, item] = firstOpen(puzzle);
  const seat: Seat = {
    desk,
    cursor: signal({ row, item, symbol: 0 }),
    seesConflicts: () => false,
  };
  return {
    seat,
    player: {
      desk,
      move: (direction) => move(seat, direction),
      choose: (letter) => chooseLetter(seat, letter),
    },
  };
}

/** The place of the first number, which the keyboard reaches first. */
function firstOpen({ rows }: Puzzle): [row: number, item: number] {
  const row = rows.findIndex((items) => items.some(({ cells }) => cells.length > 0));
  return [row, rows[row]?.findIndex(({ cells }) => cells.length > 0) ?? 0];
}
