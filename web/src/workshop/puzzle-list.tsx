// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { announce } from '../app/announcer';
import { ErrorNotice } from '../app/notice';
import { engine } from '../engine';
import type { EngineError } from '../engine/outcome';
import { words } from '../i18n';
import { Stars } from '../krypto/difficulty';
import { sheet } from './kept';
import { makeAnother } from './order';
import type { SheetPuzzle } from './questions';
import { MADE_KINDS, moved, withCode, without, type MadeKind } from './sheet';

/** The puzzles of the sheet: each can be swapped for another, moved, and taken off. */
export function PuzzleList({ puzzles }: { puzzles: readonly SheetPuzzle[] }) {
  const { workshop } = words();
  const [error, setError] = useState<EngineError>();
  const swap = async (puzzle: SheetPuzzle & { kind: MadeKind }) => {
    const made = await makeAnother(engine, puzzle, sheet.peek());
    const [code] = made.ok ? made.value : [];
    setError(made.ok ? undefined : made.error);
    // Meanwhile the list may have changed.
    const index = sheet.peek().codes.indexOf(puzzle.code);
    if (code !== undefined && index >= 0) {
      sheet.value = withCode(sheet.peek(), index, code);
      announce(workshop.swapped(index + 1));
    }
  };
  return (
    <section class="panel">
      <h2>{workshop.list}</h2>
      {error?.kind === 'too_much' ? (
        <p role="alert" class="wrong">
          {workshop.notSoMany}
        </p>
      ) : (
        error && <ErrorNotice error={error} />
      )}
      <ol class="sheet-list">
        {puzzles.map((puzzle, index) => (
          <Row
            key={puzzle.code}
            puzzle={puzzle}
            index={index}
            isLast={index + 1 === puzzles.length}
            swap={isMade(puzzle) ? () => void swap(puzzle) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

function isMade(puzzle: SheetPuzzle): puzzle is SheetPuzzle & { kind: MadeKind } {
  return MADE_KINDS.some((kind) => kind === puzzle.kind);
}

interface RowProps {
  puzzle: SheetPuzzle;
  index: number;
  isLast: boolean;
  swap: (() => void) | undefined;
}

function Row({ puzzle, index, isLast, swap }: RowProps) {
  const { workshop } = words();
  const number = index + 1;
  const kind = workshop.kindOfOne[puzzle.kind];
  const level = puzzle.level;
  return (
    <li class="sheet-row" aria-label={workshop.puzzle(number, kind)}>
      <span class="sheet-row-says">
        <span class="sheet-row-puzzle">{puzzle.puzzle.split('\n')[0]}</span>
        <span class="small">
          {kind}
          {level !== null && (
            <>
              {' '}
              <Stars level={level} />
              <span class="visually-hidden">, {workshop.level(level)}</span>
            </>
          )}
        </span>
      </span>
      <IconButton sign="⇄" name={workshop.swap(number)} act={swap} />
      <IconButton
        sign="↑"
        name={workshop.up(number)}
        act={
          index === 0
            ? undefined
            : () => {
                sheet.value = moved(sheet.peek(), index, -1);
              }
        }
      />
      <IconButton
        sign="↓"
        name={workshop.down(number)}
        act={
          isLast
            ? undefined
            : () => {
                sheet.value = moved(sheet.peek(), index, 1);
              }
        }
      />
      <IconButton
        sign="✕"
        name={workshop.remove(number)}
        act={() => {
          sheet.value = without(sheet.peek(), index);
          announce(workshop.removed(number));
        }}
      />
    </li>
  );
}

/** A button that does nothing where there is nothing to do, but keeps its place. */
function IconButton({
  sign,
  name,
  act,
}: {
  sign: string;
  name: string;
  act: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      class="button button-quiet sheet-row-button"
      aria-label={name}
      title={name}
      aria-disabled={act === undefined}
      onClick={act}
    >
      {sign}
    </button>
  );
}
