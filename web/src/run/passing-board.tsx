// SPDX-License-Identifier: MIT
import { batch } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useFocusOnArrival } from '../address/scroll';
import { BOARD_ID, useKeyboard, type Player } from '../letters/keyboard';
import { Keypad } from '../letters/keypad';
import { LetterStrip } from '../letters/letter-strip';
import { QuietNote } from '../letters/note-panel';
import { conflictTexts, wrongLetters } from '../letters/said';
import { PLAYED_WITH } from '../letters/table-side';
import { spread } from '../calcrostic/arrival';
import { BoardView } from '../calcrostic/board-view';
import { chooseLetter, move } from '../calcrostic/choosing';
import { newGame, type Game } from '../calcrostic/game';
import type { Grid } from '../calcrostic/grid';
import { encodeGrid } from '../calcrostic/link';
import { desk, passing, seat, situation, table } from '../calcrostic/table';

export interface PassingBoardProps {
  puzzle: Grid;
  /** Returns the part that was begun before, if any. */
  begun?: () => Game | undefined;
  /** The action of the key N. */
  next?: () => void;
  /** The message when all letters have digits, which are wrong. */
  full: string;
  /** The selector of the part above it that is seen with it. */
  above: string;
  /** Other actions. */
  children: ComponentChildren;
}

/** The effects of keys, on all such boards. */
const PLAYER: Player = {
  desk,
  move: (direction) => move(seat, direction),
  choose: (letter) => chooseLetter(seat, letter),
};

/** A puzzle that is played without help and not kept. Another one needs another `key`. */
export function PassingBoard({ puzzle, begun, next, full, above, children }: PassingBoardProps) {
  const player = useMemo(
    () => ({ ...PLAYER, ...(next && { next }) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another puzzle has another key
    [],
  );
  useKeyboard(player);
  // This runs before the browser paints, so that the board does not vanish between two puzzles.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what was begun is asked for once
  useLayoutEffect(() => lay(puzzle, begun?.()), [puzzle]);
  const laid = table.value;
  const code = laid?.grid === puzzle ? laid.game.code : '';
  useFocusOnArrival(`#${BOARD_ID} [tabindex="0"]`, `${above}, ${PLAYED_WITH}`, code);
  if (laid?.grid !== puzzle) {
    return null;
  }
  const conflicts = seat.seesConflicts();
  return (
    <div class="table">
      <div class="board-frame">
        <BoardView seat={seat} />
      </div>
      <div class="table-side">
        <LetterStrip desk={desk} wrong={wrongLetters(desk, conflicts)} choose={PLAYER.choose} />
        <Keypad desk={desk} />
        <div class="actions actions-help">{children}</div>
        <div class="note" role="status">
          <QuietNote
            desk={desk}
            laid={laid}
            fullButWrong={full}
            conflicts={conflicts ? conflictTexts(laid) : []}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * Lays a puzzle that is not kept, as far as it was begun, without questions about it. Returns the
 * function that takes it away.
 */
function lay(grid: Grid, begun?: Game): () => void {
  const arrival = ++desk.arrivals;
  const code = encodeGrid(grid);
  batch(() => {
    passing.value = begun?.code === code ? begun : newGame(code);
    spread(code, grid);
  });
  return () => {
    if (arrival === desk.arrivals) {
      batch(() => {
        passing.value = undefined;
        situation.value = { kind: 'laying' };
      });
    }
  };
}
