// SPDX-License-Identifier: MIT
import { hasLetter } from '../letters/board';
import { BOARD_ID } from '../letters/keyboard';
import { NumberCell } from '../letters/number-cell';
import { wrongOnBoard } from '../letters/said';
import { moveTo } from './choosing';
import { isNumber, linesOf, type Item, type Placed, type Puzzle } from './puzzle';
import type { LaidPuzzle, Seat } from './seat';
import { alphameticWords } from './words';

interface BoardProps {
  seat: Seat;
  laid: LaidPuzzle;
}

export function BoardView({ seat }: Pick<BoardProps, 'seat'>) {
  const laid = seat.desk.laid.value;
  if (laid === undefined) {
    return null;
  }
  const { puzzle, progress } = laid;
  const { board } = alphameticWords();
  const oneLine = !puzzle.puzzle.includes('\n');
  return (
    <div
      class={puzzle.drawn ? 'paper' : 'equations'}
      id={BOARD_ID}
      role="grid"
      aria-label={oneLine ? board.name(puzzle.puzzle) : board.drawing}
      data-progress={progress}
      // board.css makes the letters as large as fits.
      style={{
        '--width': puzzle.drawn ? widthOf(puzzle) : textWidthOf(puzzle),
        '--rows': puzzle.rows.length,
      }}
    >
      {puzzle.drawn ? <Paper seat={seat} laid={laid} /> : <Equations seat={seat} laid={laid} />}
    </div>
  );
}

/** In columns. */
function widthOf({ rows }: Puzzle): number {
  return Math.max(...rows.flat().map(({ at, text }) => at + text.length));
}

/** In columns; equations longer than that go on in the next line. */
function textWidthOf(puzzle: Puzzle): number {
  const whole = Math.max(...linesOf(puzzle).map((items) => items.length + digitsIn(items)));
  const longest = Math.max(...puzzle.rows.flat().map(({ text }) => text.length));
  return Math.max(longest, Math.min(whole, 20));
}

function digitsIn(items: readonly Placed[]): number {
  return items.reduce((sum, { item }) => sum + item.text.length, 0);
}

function Equations({ seat, laid }: BoardProps) {
  return linesOf(laid.puzzle).map((items, i) => (
    <div key={i} role="row" class="equation">
      {items.map((placed) => (
        <Cell key={placed.index} seat={seat} laid={laid} placed={placed} line={i + 1} />
      ))}
    </div>
  ));
}

/** Digits below each other, with the column of a hint behind them. */
function Paper({ seat, laid }: BoardProps) {
  const { puzzle } = laid;
  const { lit } = seat.desk;
  const column = lit?.equations[0]?.text === puzzle.puzzle ? lit.column : null;
  return (
    <>
      {column !== null && (
        <div
          class="paper-lit"
          aria-hidden="true"
          style={{
            gridColumn: widthOf(puzzle) + 1 - column,
            gridRow: `1 / span ${puzzle.rows.length}`,
          }}
        />
      )}
      {linesOf(puzzle).map((items, row, lines) =>
        isRuled(items) ? (
          items.map(({ item, index }) => (
            <div
              key={`${row} ${index}`}
              class="paper-rule"
              aria-hidden="true"
              style={placeOf(item, row)}
            />
          ))
        ) : (
          <div key={row} role="row" class="paper-row">
            {items.map((placed) => (
              <Cell
                key={placed.index}
                seat={seat}
                laid={laid}
                placed={placed}
                line={lines.slice(0, row + 1).filter((line) => !isRuled(line)).length}
              />
            ))}
          </div>
        ),
      )}
    </>
  );
}

/** Whether a line is ruled, without numbers; those are not counted. */
function isRuled(items: readonly Placed[]): boolean {
  return items.every(({ item }) => isRule(item));
}

function isRule({ text }: Item): boolean {
  return /^-{2,}$/.test(text);
}

function placeOf({ at, text }: Item, row: number) {
  return { gridColumn: `${at + 1} / span ${text.length}`, gridRow: row + 1 };
}

interface CellProps extends BoardProps {
  placed: Placed;
  /** As people count: from 1, without ruled lines. */
  line: number;
}

function Cell({ seat, laid, placed: { item, row, index }, line }: CellProps) {
  const style = laid.puzzle.drawn ? placeOf(item, row) : undefined;
  const { board } = alphameticWords();
  const { desk, cursor } = seat;
  if (isNumber(item)) {
    const here = cursor.value.row === row && cursor.value.item === index;
    return (
      <NumberCell
        class="paper-number"
        style={style}
        desk={desk}
        laid={laid}
        text={item.text}
        cells={item.cells}
        wrong={wrongOnBoard(desk, seat.seesConflicts())}
        at={here ? cursor.value.symbol : undefined}
        named={(shown) => (hasBoxes(item) ? board.boxes : board.number)(line, shown)}
        go={(symbol) => moveTo(seat, { row, item: index, symbol })}
      />
    );
  }
  return (
    <div role="gridcell" class="paper-sign" aria-label={board.sign(item.text)} style={style}>
      {item.text}
    </div>
  );
}

/** Whether digits without letters belong to it. */
function hasBoxes({ cells }: Item): boolean {
  return cells.some((name) => name !== null && !hasLetter(name));
}
