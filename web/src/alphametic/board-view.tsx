// SPDX-License-Identifier: MIT
import { hasLetter } from '../letters/board';
import { words } from '../i18n';
import { conflictingLetters } from '../letters/conflicts';
import { BOARD_ID } from '../letters/keyboard';
import { symbolAt, SymbolBox } from '../letters/symbol-box';
import { moveTo, spokenName } from './choosing';
import { preferences } from './kept';
import { isNumber, linesOf, type Item, type Placed, type Puzzle } from './puzzle';
import { cursor, desk, table, type Table } from './table';
import { alphameticWords } from './words';

export function BoardView() {
  const laid = table.value;
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
      {puzzle.drawn ? <Paper laid={laid} /> : <Equations laid={laid} />}
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

function Equations({ laid }: { laid: Table }) {
  return linesOf(laid.puzzle).map((items, i) => (
    <div key={i} role="row" class="equation">
      {items.map((placed) => (
        <Cell key={placed.index} laid={laid} placed={placed} line={i + 1} />
      ))}
    </div>
  ));
}

/** Digits below each other, with the column of a hint behind them. */
function Paper({ laid }: { laid: Table }) {
  const { puzzle } = laid;
  const said = desk.note.value;
  const column = said.kind === 'hint' ? said.hint.column : undefined;
  return (
    <>
      {column !== undefined && (
        <div
          class="paper-lit"
          aria-hidden="true"
          style={{
            gridColumn: widthOf(puzzle) + 1 - column,
            gridRow: `1 / span ${puzzle.rows.length}`,
          }}
        />
      )}
      {linesOf(puzzle).map((items, row) =>
        items.every(({ item }) => isRule(item)) ? (
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
              <Cell key={placed.index} laid={laid} placed={placed} line={row + 1} />
            ))}
          </div>
        ),
      )}
    </>
  );
}

function isRule({ text }: Item): boolean {
  return /^-{2,}$/.test(text);
}

function placeOf({ at, text }: Item, row: number) {
  return { gridColumn: `${at + 1} / span ${text.length}`, gridRow: row + 1 };
}

interface CellProps {
  laid: Table;
  placed: Placed;
  /** As people count. */
  line: number;
}

function Cell({ laid, placed, line }: CellProps) {
  const { item, row } = placed;
  if (isNumber(item)) {
    return <NumberCell laid={laid} placed={placed} line={line} />;
  }
  return (
    <div
      role="gridcell"
      class="paper-sign"
      aria-label={alphameticWords().board.sign(item.text)}
      style={laid.puzzle.drawn ? placeOf(item, row) : undefined}
    >
      {item.text}
    </div>
  );
}

function NumberCell({ laid, placed: { item, row, index }, line }: CellProps) {
  const { puzzle, board, progress } = laid;
  const { noDigit } = words().letters;
  const symbols = Array.from(item.text);
  const wrong = wrongOnBoard(laid);
  const read = item.cells.map((name, i) =>
    name === null ? symbols[i] : String(board.digits[name] ?? noDigit),
  );
  const blank = read.every((text) => text === noDigit);
  const here = cursor.value.row === row && cursor.value.item === index;
  return (
    <div
      role="gridcell"
      class="paper-number"
      tabIndex={here ? 0 : -1}
      aria-label={alphameticWords().board.number(
        line,
        spokenText(item),
        blank ? noDigit : read.join(' '),
      )}
      style={puzzle.drawn ? placeOf(item, row) : undefined}
      onClick={(event) => moveTo({ row, item: index, symbol: symbolAt(event.target) })}
      onFocus={() => {
        // The focus may come by other ways than the arrows.
        const isOpenHere = typeof item.cells[cursor.value.symbol] === 'string';
        if (!here || (isOpenHere && desk.chosenLetter.value === undefined)) {
          moveTo({ row, item: index, symbol: 0 });
        }
      }}
    >
      {item.cells.map((name, i) => {
        const digit = name === null ? undefined : board.digits[name];
        return (
          <SymbolBox
            key={i}
            index={i}
            symbol={name === null || hasLetter(name) ? (symbols[i] ?? '') : '□'}
            label={name === null || hasLetter(name) ? undefined : name.slice(1)}
            digit={digit}
            given={name === null}
            wrong={name !== null && wrong.has(name)}
            told={name !== null && board.told.includes(name)}
            chosen={progress === 'open' && name !== null && name === desk.chosenLetter.value}
            current={here && cursor.value.symbol === i}
          />
        );
      })}
    </div>
  );
}

/** Its characters, with the boxes by their numbers. */
function spokenText({ text, cells }: Item): string {
  if (cells.every((name) => name === null || hasLetter(name))) {
    return text;
  }
  const symbols = Array.from(text);
  return cells.map((name, i) => (name === null ? symbols[i] : spokenName(name))).join(' ');
}

/** Returns the letters that a check or the switch for conflicts marks as wrong. */
function wrongOnBoard({ conflicts }: Table): ReadonlySet<string> {
  const said = desk.note.value;
  return new Set([
    // Boxes stand in no row of letters, where marks are seen to be wrong.
    ...(said.kind === 'wrong'
      ? [...said.letters, ...said.marks.filter((name) => !hasLetter(name))]
      : []),
    ...(preferences.value.conflicts ? conflictingLetters(conflicts) : []),
  ]);
}

/** Returns the wrong letters, including those whose right digit is ruled out. */
export function wrongLetters(laid: Table): string[] {
  const said = desk.note.value;
  return [...wrongOnBoard(laid), ...(said.kind === 'wrong' ? said.marks : [])];
}
