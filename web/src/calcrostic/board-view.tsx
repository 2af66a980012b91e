// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { moveTo } from './choosing';
import { PRINTED, hasDiagonals, isLetter, linesOf, type Grid, type Line, type Sign } from './grid';
import { conflictingLetters } from '../letters/conflicts';
import { BOARD_ID } from '../letters/keyboard';
import { symbolAt, SymbolBox } from '../letters/symbol-box';
import { preferences } from './kept';
import { cursor, desk, table, type Table } from './table';

/** The marks on the board, besides digits. */
interface Marks {
  /** Lines of a hint. */
  lit: readonly Line[];
  /** Lines that do not work out. */
  failing: readonly Line[];
  wrongLetters: ReadonlySet<string>;
}

export function BoardView() {
  const laid = table.value;
  if (laid === undefined) {
    return null;
  }
  const { shown } = laid;
  const marks = marksOf(laid);
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
          <NumberRow key={i} laid={laid} row={row} widths={widths} marks={marks} />
        ) : (
          <SignRow key={i} grid={shown} row={row} marks={marks} />
        );
      })}
    </div>
  );
}

/** Letters that a check or the switch for conflicts says are wrong; lines likewise. */
function marksOf({ conflicts }: Table): Marks {
  const said = desk.note.value;
  const wrongLetters = new Set(said.kind === 'wrong' ? said.letters : []);
  const seen = preferences.value.conflicts;
  if (seen) {
    for (const letter of conflictingLetters(conflicts)) {
      wrongLetters.add(letter);
    }
  }
  return {
    lit: said.kind === 'hint' ? said.hint.lines : [],
    failing: seen ? conflicts.failing : [],
    wrongLetters,
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
  laid: Table;
  row: number;
  widths: readonly number[];
  marks: Marks;
}

function NumberRow({ laid, row, widths, marks }: NumberRowProps) {
  const { columns, rowSigns } = laid.shown;
  const line = linesOf(laid.shown)[row];
  return (
    <div role="row" class="board-row">
      {Array.from({ length: 2 * columns - 1 }, (_, i) => {
        const column = Math.floor(i / 2);
        return i % 2 === 0 ? (
          <NumberCell
            key={i}
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

interface NumberCellProps {
  laid: Table;
  cell: number;
  /** As many have room. */
  signs: number;
  marks: Marks;
}

function NumberCell({ laid, cell, signs, marks }: NumberCellProps) {
  const { board } = words().calcrostic;
  const { shown } = laid;
  const word = shown.words[cell] ?? '';
  const { digits } = laid.board;
  const row = Math.floor(cell / shown.columns) + 1;
  const column = (cell % shown.columns) + 1;
  const read = Array.from(word).map((symbol) =>
    isLetter(symbol) ? String(digits[symbol] ?? words().letters.noDigit) : symbol,
  );
  const blank = read.every((text) => text === words().letters.noDigit);
  const here = cursor.value.cell === cell;
  return (
    <div
      role="gridcell"
      class="board-number"
      style={{ '--signs': signs }}
      tabIndex={here ? 0 : -1}
      aria-label={board.number(row, column, word, blank ? words().letters.noDigit : read.join(' '))}
      data-lit={marks.lit.some((line) => line.cells.includes(cell))}
      data-failing={marks.failing.some((line) => line.cells.includes(cell))}
      onClick={(event) => moveTo(cell, symbolAt(event.target))}
      onFocus={() => {
        // The focus may come by other ways than the arrows.
        if (!here || desk.chosenLetter.value === undefined) {
          moveTo(cell, 0);
        }
      }}
    >
      {Array.from(word).map((symbol, i) => (
        <SymbolBox
          key={i}
          index={i}
          symbol={symbol}
          digit={digits[symbol]}
          given={!isLetter(symbol)}
          wrong={marks.wrongLetters.has(symbol)}
          told={laid.board.told.includes(symbol)}
          chosen={laid.progress === 'open' && symbol === desk.chosenLetter.value}
          current={here && cursor.value.symbol === i}
        />
      ))}
    </div>
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
