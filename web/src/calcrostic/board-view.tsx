// SPDX-License-Identifier: MIT
import { symbolsOf } from '../engine/symbols';
import { words } from '../i18n';
import { moveTo } from './choosing';
import { PRINTED, hasDiagonals, isLetter, linesOf, type Grid, type Line, type Sign } from './grid';
import { BOARD_ID } from '../letters/keyboard';
import { NumberCell } from '../letters/number-cell';
import { wrongOnBoard } from '../letters/said';
import type { LaidGrid, Seat } from './seat';

/** The marks on the board, besides digits. */
interface Marks {
  /** Lines of a hint. */
  lit: readonly Line[];
  /** Lines that do not work out. */
  failing: readonly Line[];
  wrongLetters: ReadonlySet<string>;
}

export function BoardView({ seat }: { seat: Seat }) {
  const laid = seat.desk.laid.value;
  if (laid === undefined) {
    return null;
  }
  const { shown } = laid;
  const marks = marksOf(seat, laid);
  const widths = widthsOf(shown);
  return (
    <div
      class="board"
      id={BOARD_ID}
      role="grid"
      aria-label={words().calcrostic.board.name(shown.rows, shown.columns, hasDiagonals(shown))}
      data-rows={shown.rows}
      data-columns={shown.columns}
      data-progress={laid.progress}
      // board.css makes the letters as large as fits.
      style={{ '--width': widths.reduce((sum, width) => sum + width) }}
    >
      {Array.from({ length: 2 * shown.rows - 1 }, (_, i) => {
        const row = Math.floor(i / 2);
        return i % 2 === 0 ? (
          <NumberRow key={i} seat={seat} laid={laid} row={row} widths={widths} marks={marks} />
        ) : (
          <SignRow key={i} grid={shown} row={row} marks={marks} />
        );
      })}
    </div>
  );
}

function marksOf({ desk, seesConflicts }: Seat, { conflicts, shown }: LaidGrid): Marks {
  const seen = seesConflicts();
  const lines = linesOf(shown);
  return {
    lit: (desk.lit?.equations ?? []).flatMap(({ index }) => lines[index] ?? []),
    failing: seen ? conflicts.failing : [],
    wrongLetters: wrongOnBoard(desk, seen),
  };
}

/** How wide each column is, in signs. */
function widthsOf({ words: cells, rows, columns }: Grid): number[] {
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(
      ...Array.from({ length: rows }, (_, row) => cells[row * columns + column]?.length ?? 0),
    ),
  );
  // Three columns are equally wide, which shows the diagonals best.
  return columns === 3 ? widths.map(() => Math.max(...widths)) : widths;
}

interface NumberRowProps {
  seat: Seat;
  laid: LaidGrid;
  row: number;
  widths: readonly number[];
  marks: Marks;
}

function NumberRow({ seat, laid, row, widths, marks }: NumberRowProps) {
  const { columns, rowSigns } = laid.shown;
  const line = linesOf(laid.shown)[row];
  return (
    <div role="row" class="board-row">
      {Array.from({ length: 2 * columns - 1 }, (_, i) => {
        const column = Math.floor(i / 2);
        return i % 2 === 0 ? (
          <GridCell
            key={i}
            seat={seat}
            laid={laid}
            cell={row * columns + column}
            signs={widths[column] ?? 0}
            marks={marks}
          />
        ) : (
          <SignCell key={i} line={line} sign={rowSigns[row]?.[column]} marks={marks} />
        );
      })}
    </div>
  );
}

interface CellProps {
  seat: Seat;
  laid: LaidGrid;
  cell: number;
  /** As many have room. */
  signs: number;
  marks: Marks;
}

function GridCell({ seat, laid, cell, signs, marks }: CellProps) {
  const { desk, cursor } = seat;
  const { words: numbers, columns } = laid.shown;
  const text = numbers[cell] ?? '';
  const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1];
  const isIn = ({ cells }: Line) => cells.includes(cell);
  return (
    <NumberCell
      class="board-number"
      style={{ '--signs': signs }}
      data-lit={marks.lit.some(isIn)}
      data-failing={marks.failing.some(isIn)}
      desk={desk}
      laid={laid}
      text={text}
      cells={symbolsOf(text).map((symbol) => (isLetter(symbol) ? symbol : null))}
      wrong={marks.wrongLetters}
      at={cursor.value.cell === cell ? cursor.value.symbol : undefined}
      named={(shown) => words().calcrostic.board.number(row, column, shown)}
      go={(symbol) => moveTo(seat, cell, symbol)}
    />
  );
}

interface SignProps {
  line: Line | undefined;
  sign: Sign | undefined;
  marks: Marks;
}

function SignCell({ line, sign, marks }: SignProps) {
  if (line === undefined || sign === undefined) {
    return null;
  }
  const isLine = (other: Line) => other.kind === line.kind && other.number === line.number;
  return (
    <div
      role="gridcell"
      class="board-sign"
      aria-label={words().calcrostic.board.sign(line.kind, sign)}
      data-line={line.kind}
      data-lit={marks.lit.some(isLine)}
      data-failing={marks.failing.some(isLine)}
    >
      <span>{PRINTED[sign]}</span>
    </div>
  );
}

/** The signs between two rows: those of the columns, and at the crossings those of diagonals. */
function SignRow({ grid, row, marks }: { grid: Grid; row: number; marks: Marks }) {
  const lines = linesOf(grid);
  const between = (from: number, to: number) => {
    const line = lines.find(({ cells }) => cells[row] === from && cells[row + 1] === to);
    return line && { line, sign: line.signs[row] };
  };
  const first = row * grid.columns;
  return (
    <div role="row" class="board-row">
      {Array.from({ length: 2 * grid.columns - 1 }, (_, i) => {
        const left = first + Math.floor(i / 2);
        const below = left + grid.columns;
        const found =
          i % 2 === 0
            ? between(left, below)
            : (between(left, below + 1) ?? between(left + 1, below));
        return found ? (
          <SignCell key={i} line={found.line} sign={found.sign} marks={marks} />
        ) : (
          <div key={i} role="gridcell" class="board-sign" />
        );
      })}
    </div>
  );
}
