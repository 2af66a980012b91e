// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { useLayoutEffect, useState } from 'preact/hooks';
import { celebrate } from '../parts/feedback';
import { puzzleForRun } from '../calcrostic/arrival';
import { readGame } from '../calcrostic/game';
import type { Grid } from '../calcrostic/grid';
import { addressOf, decodeGrid, encodeGrid, sizeText } from '../calcrostic/link';
import { games, knowsGuide, preferences } from '../calcrostic/kept';
import { KindChoice, PreferredLevel } from '../calcrostic/new-puzzle-dialog';
import { questionsOf } from '../calcrostic/questions';
import { GridRules } from '../calcrostic/rules';
import { table } from '../calcrostic/table';
import { allBestRuns } from '../diary/runs';
import { mapped } from '../engine/outcome';
import { isBegun } from '../letters/game';
import { lettersText } from '../letters/letters-text';
import { PassingBoard } from './passing-board';
import { Race, type Course, type RunPuzzleProps } from './race';
import { StopRun } from './stop-run';
import { runWords } from './words';

const PUZZLES: Course<Grid> = {
  kind: 'calcrostic',
  name: () => {
    const { kind, rows, columns, level } = preferences.value;
    return `${kind === 'diagonals' ? '3x3d' : `${rows}x${columns}`}/${level}`;
  },
  make: puzzleForRun,
  Choices,
  Rules,
  PuzzleView: RunPuzzle,
  write: encodeGrid,
  read: (kept) => {
    const decoded = decodeGrid(typeof kept === 'string' ? kept : '');
    return decoded.ok ? decoded.grid : undefined;
  },
  link: (grid) => {
    const code = encodeGrid(grid);
    return {
      address: addressOf(code),
      name: words().app.labelled(sizeText(code), grid.words.join(' ')),
    };
  },
  solve: async (grid) => mapped(await questionsOf(grid, grid).solve(1), answerText),
};

function answerText([letters = {}]: readonly Readonly<Record<string, number>>[]): string {
  return lettersText(Object.entries(letters).sort(([a], [b]) => (a < b ? -1 : 1)));
}

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

function Rules() {
  const [isNew] = useState(
    () =>
      !knowsGuide.peek() &&
      !games.peek().some(isBegun) &&
      Object.keys(allBestRuns().calcrostic).length === 0,
  );
  const { kind, rows, columns } = preferences.value;
  const hasPrecedence = kind === 'newspaper' && Math.max(rows, columns) > 3;
  return <GridRules hasPrecedence={hasPrecedence} isOpen={isNew} isChallenge />;
}

function RunPuzzle({ puzzle, begun, keep, skip, solved, stop }: RunPuzzleProps<Grid>) {
  const laid = table.value;
  const game = laid?.grid === puzzle && laid.progress === 'open' ? laid.game : undefined;
  useLayoutEffect(() => {
    if (game !== undefined && game.moves.length > 0) {
      keep(game);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `keep` is new each time
  }, [game]);
  const isSolved = laid?.grid === puzzle && laid.progress === 'solved';
  useLayoutEffect(() => {
    if (isSolved) {
      celebrate();
      solved();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a puzzle is solved once
  }, [isSolved]);
  return (
    <PassingBoard
      puzzle={puzzle}
      begun={() => readGame(begun)}
      next={skip}
      full={runWords().wrong}
      above=".run-state"
    >
      <button type="button" class="button" aria-keyshortcuts="N" onClick={skip}>
        {runWords().skip}
      </button>
      <StopRun class="button" stop={stop} />
    </PassingBoard>
  );
}
