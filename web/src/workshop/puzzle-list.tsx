// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../parts/announcer';
import { ErrorNotice } from '../parts/notice';
import { engine } from '../engine';
import type { EngineError } from '../engine/outcome';
import { Stars } from '../krypto/difficulty';
import { edit, editPuzzles, sheet } from './kept';
import { makeAnother } from './order';
import type { SheetPuzzle } from './questions';
import { SHEET_KINDS, type SheetKind } from '../engine/kinds';
import { moved, withCode, without } from './sheet';
import { UndoNotice } from './undo-notice';
import { useRowDrag, type GripHandlers } from './use-row-drag';
import { workshopWords } from './words';

/** The controls that move a puzzle, and keep the focus then. */
type Mover = 'grip' | 'up' | 'down';

/** The puzzles of the sheet: each can be swapped for another, moved, and taken off. */
export function PuzzleList({ puzzles }: { puzzles: readonly SheetPuzzle[] }) {
  const workshop = workshopWords();
  const [error, setError] = useState<EngineError>();
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<{ code: string; mover: Mover } | undefined>(undefined);
  const rows = inOrder(puzzles, sheet.value.codes);
  const move = (from: number, to: number, mover: Mover) => {
    const before = sheet.peek();
    const after = moved(before, from, to);
    if (after !== before) {
      focused.current = { code: before.codes[from] ?? '', mover };
      edit(after);
      announce(workshop.moved(from + 1, to + 1));
    }
  };
  useLayoutEffect(() => {
    // A row that moves in the document loses the focus.
    const { current } = focused;
    if (current !== undefined) {
      focused.current = undefined;
      list.current
        ?.querySelector<HTMLElement>(
          `[data-code="${CSS.escape(current.code)}"] [data-mover="${current.mover}"]`,
        )
        ?.focus();
    }
  });
  const { drag, gripOf } = useRowDrag((from, to) => move(from, to, 'grip'));
  const swap = async (puzzle: SheetPuzzle & { kind: SheetKind }) => {
    const made = await makeAnother(engine, puzzle, sheet.peek());
    const [code] = made.ok ? made.value : [];
    setError(made.ok ? undefined : made.error);
    // Meanwhile the list may have changed.
    const index = sheet.peek().codes.indexOf(puzzle.code);
    if (code !== undefined && index >= 0) {
      editPuzzles(withCode(sheet.peek(), index, code), () => workshopWords().swapped(index + 1));
      announce(workshop.swapped(index + 1));
    }
  };
  const remove = ({ code }: SheetPuzzle) => {
    // The list may be behind the sheet.
    const place = sheet.peek().codes.indexOf(code);
    if (place >= 0) {
      editPuzzles(without(sheet.peek(), place), () => workshopWords().removed(place + 1));
      announce(workshop.removed(place + 1));
    }
  };
  return (
    <section class="panel">
      <h2 ref={heading} tabIndex={-1}>
        {workshop.list}
      </h2>
      {error?.kind === 'too_much' ? (
        <p role="alert" class="wrong">
          {workshop.notSoMany}
        </p>
      ) : (
        error && <ErrorNotice error={error} />
      )}
      <ol ref={list} class="sheet-list">
        {rows.map((puzzle, index) => (
          <Row
            key={puzzle.code}
            puzzle={puzzle}
            index={index}
            count={rows.length}
            mark={drag && markOf(index, drag.from, drag.to)}
            grip={gripOf(index)}
            move={move}
            swap={isMade(puzzle) ? () => void swap(puzzle) : undefined}
            remove={() => remove(puzzle)}
          />
        ))}
      </ol>
      <UndoNotice undone={() => heading.current?.focus()} />
    </section>
  );
}

/** Orders them as in the sheet, before it has been laid out again. */
function inOrder(puzzles: readonly SheetPuzzle[], codes: readonly string[]): SheetPuzzle[] {
  const known = new Map(puzzles.map((puzzle) => [puzzle.code, puzzle]));
  const rows = codes.map((code) => known.get(code)).filter((puzzle) => puzzle !== undefined);
  return rows.length === codes.length && rows.length === puzzles.length ? rows : [...puzzles];
}

/** A puzzle on one line: its first line, or that of a multiplication that is written out. */
function inOneLine({ kind, puzzle }: SheetPuzzle): string {
  const lines = puzzle.split('\n').map((line) => line.trim());
  const [first = '', second = ''] = lines;
  return kind === 'alphametic' && /^[×*x]\s/.test(second)
    ? `${first} ${second.replace(/\s+/g, ' ')} = ${lines.at(-1) ?? ''}`
    : first;
}

function isMade(puzzle: SheetPuzzle): puzzle is SheetPuzzle & { kind: SheetKind } {
  return SHEET_KINDS.some((kind) => kind === puzzle.kind);
}

/**
 * Returns the class of a row during a drag: it is dragged, or the other would come before or after
 * it.
 */
function markOf(index: number, from: number, to: number): string | undefined {
  if (index === from) {
    return 'is-dragged';
  }
  return index === to ? (to < from ? 'is-before' : 'is-behind') : undefined;
}

interface RowProps {
  puzzle: SheetPuzzle;
  index: number;
  count: number;
  mark: string | undefined;
  grip: GripHandlers;
  move: (from: number, to: number, mover: Mover) => void;
  swap: (() => void) | undefined;
  remove: () => void;
}

function Row({ puzzle, index, count, mark, grip, move, swap, remove }: RowProps) {
  const workshop = workshopWords();
  const number = index + 1;
  const kind = workshop.kindOfOne[puzzle.kind];
  const level = puzzle.level;
  const step = (to: number, mover: Mover) =>
    to < 0 || to >= count ? undefined : () => move(index, to, mover);
  return (
    <li
      class={`sheet-row ${mark ?? ''}`}
      data-row={index}
      data-code={puzzle.code}
      aria-label={workshop.puzzle(number, kind)}
    >
      <button
        type="button"
        class="button button-quiet sheet-row-grip"
        data-mover="grip"
        aria-label={workshop.grip(number)}
        title={workshop.grip(number)}
        {...grip}
        onKeyDown={(event) => {
          const to = placeByKey(event.key, index, count);
          if (to !== undefined) {
            event.preventDefault();
            move(index, to, 'grip');
          }
        }}
      >
        <span class="sheet-row-dots" aria-hidden="true" />
        {number}
      </button>
      <span class="sheet-row-says">
        <span class="sheet-row-puzzle">{inOneLine(puzzle)}</span>
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
      <span class="sheet-row-buttons">
        <IconButton sign="⇄" name={workshop.swap(number)} act={swap} />
        <IconButton sign="↑" name={workshop.up(number)} mover="up" act={step(index - 1, 'up')} />
        <IconButton
          sign="↓"
          name={workshop.down(number)}
          mover="down"
          act={step(index + 1, 'down')}
        />
        <IconButton sign="✕" name={workshop.remove(number)} act={remove} />
      </span>
    </li>
  );
}

function placeByKey(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

interface IconButtonProps {
  sign: string;
  name: string;
  act: (() => void) | undefined;
  mover?: Mover;
}

/** A button that does nothing where there is nothing to do, but keeps its place. */
function IconButton({ sign, name, act, mover }: IconButtonProps) {
  return (
    <button
      type="button"
      class="button button-quiet sheet-row-button"
      aria-label={name}
      title={name}
      aria-disabled={act === undefined}
      data-mover={mover}
      onClick={act}
    >
      {sign}
    </button>
  );
}
