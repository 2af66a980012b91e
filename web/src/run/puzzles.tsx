// SPDX-License-Identifier: MIT
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { celebrate } from '../app/feedback';
import { useFocusOnArrival } from '../app/scroll';
import { layForRun, puzzleForRun } from '../calcrostic/arrival';
import { BoardView } from '../calcrostic/board-view';
import { chooseLetter, move } from '../calcrostic/choosing';
import type { Grid } from '../calcrostic/grid';
import { preferences } from '../calcrostic/kept';
import { KindChoice, PreferredLevel } from '../calcrostic/new-puzzle-dialog';
import { conflictTexts, wrongLetters } from '../calcrostic/said';
import { desk, table } from '../calcrostic/table';
import { BOARD_ID, useKeyboard } from '../letters/keyboard';
import { Keypad } from '../letters/keypad';
import { LetterStrip } from '../letters/letter-strip';
import { QuietNote } from '../letters/note-panel';
import { PLAYED_WITH } from '../letters/table-side';
import { Race, type Course, type RunPuzzleProps } from './race';
import { runWords } from './words';

const PUZZLES: Course<Grid> = {
  kind: 'calcrostic',
  name: () => {
    const { kind, rows, columns, level } = preferences.value;
    return `${kind === 'diagonals' ? '3x3d' : `${rows}x${columns}`}/${level}`;
  },
  make: puzzleForRun,
  Choices,
  PuzzleView: RunPuzzle,
};

/** How many calcrostics in ten minutes. */
export function PuzzleRun() {
  return <Race course={PUZZLES} />;
}

function Choices() {
  return (
    <div class="run-puzzles">
      <KindChoice />
      <PreferredLevel />
    </div>
  );
}

function RunPuzzle({ puzzle, skip, solved }: RunPuzzleProps<Grid>) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another puzzle has another key
  const player = useMemo(() => ({ desk, move, choose: chooseLetter, next: skip }), []);
  useKeyboard(player);
  // Before anything is seen: the board does not vanish between two puzzles.
  useLayoutEffect(() => layForRun(puzzle), [puzzle]);
  const laid = table.value;
  useFocusOnArrival(
    `#${BOARD_ID} [tabindex="0"]`,
    `.run-state, ${PLAYED_WITH}`,
    laid?.grid === puzzle ? laid.game.code : '',
  );
  const isSolved = laid?.grid === puzzle && laid.progress === 'solved';
  useEffect(() => {
    if (isSolved) {
      celebrate();
      solved();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a puzzle is solved once
  }, [isSolved]);
  if (laid?.grid !== puzzle) {
    return null;
  }
  return (
    <div class="table">
      <div class="board-frame">
        <BoardView />
      </div>
      <div class="table-side">
        <LetterStrip desk={desk} wrong={wrongLetters(laid)} choose={chooseLetter} />
        <Keypad desk={desk} />
        <div class="actions actions-help">
          <button type="button" class="button" aria-keyshortcuts="N" onClick={skip}>
            {runWords().skip}
          </button>
        </div>
        <div class="note" role="status">
          <QuietNote
            desk={desk}
            laid={laid}
            fullButWrong={runWords().wrong}
            conflicts={preferences.value.conflicts ? conflictTexts(laid) : []}
          />
        </div>
      </div>
    </div>
  );
}
