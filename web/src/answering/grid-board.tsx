// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { BoardView } from '../calcrostic/board-view';
import '../calcrostic/board.css';
import { chooseLetter, move } from '../calcrostic/choosing';
import { newGame } from '../calcrostic/game';
import { lettersOf, type Grid } from '../calcrostic/grid';
import { laidGrid, type LaidGrid, type Seat } from '../calcrostic/seat';
import { TEN } from '../letters/board';
import type { Player } from '../letters/keyboard';
import { deskOf, LetterTable, type Around } from './letter-table';
import type { Slot } from './slot';

interface Props extends Around {
  slot: Slot;
  grid: Grid;
}

/** A grid whose letters stand for digits. Another question needs another `key`. */
export function GridBoard({ slot, grid, ...around }: Props) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says when the question changes
  const { seat, player } = useMemo(() => sit(slot, grid), []);
  return (
    <LetterTable
      {...around}
      player={player}
      board={
        <div class="board-frame">
          <BoardView seat={seat} />
        </div>
      }
    />
  );
}

function sit(slot: Slot, grid: Grid): { seat: Seat; player: Player } {
  const desk = deskOf<LaidGrid, Grid>({
    slot,
    puzzle: grid,
    letters: lettersOf(grid),
    base: TEN,
    layOut: (laid, game) => laidGrid(laid, { ...newGame(slot.q), ...game }),
  });
  const seat: Seat = {
    desk,
    cursor: signal({ cell: 0, symbol: 0 }),
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
