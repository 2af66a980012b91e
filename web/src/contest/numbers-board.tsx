// SPDX-License-Identifier: MIT
import { useMemo } from 'preact/hooks';
import { words } from '../i18n';
import { readCells } from '../calcrostic/grid-of-text';
import { linesOf, PRINTED, type Grid } from '../calcrostic/grid';
import type { Slot } from '../answering/slot';
import { contestWords } from './words';

const ASKED = '?';
const MOST_DIGITS = 18;

/** The grid of a text in which some numbers are asked for. */
export function askedGrid(text: string): Grid | undefined {
  return readCells(text, (word) => word === ASKED || /^\d+$/.test(word));
}

/** `12, -, 3`, in reading order. */
function answerText(numbers: readonly string[]): string {
  return numbers.map((number) => (number === '' ? '-' : number)).join(', ');
}

function numbersIn(state: string, count: number): string[] {
  const kept = state.split(', ').map((number) => (/^\d+$/.test(number) ? number : ''));
  return Array.from({ length: count }, (_, i) => kept[i] ?? '');
}

/** A grid that asks for its numbers, to be typed into its cells. */
export function NumbersBoard({ slot, grid }: { slot: Slot; grid: Grid }) {
  const { boards } = contestWords();
  const asked = useMemo(
    () => grid.words.flatMap((word, cell) => (word === ASKED ? [cell] : [])),
    [grid],
  );
  const numbers = numbersIn(slot.entry().state, asked.length);
  const isLocked = slot.isLocked();
  const write = (index: number, text: string) => {
    const next = numbers.map((number, i) => (i === index ? digitsIn(text) : number));
    const state = next.every((number) => number === '') ? '' : answerText(next);
    slot.enter({ state, answer: next.includes('') ? '' : state });
  };
  const cellOf = (cell: number) => {
    const [row, column] = [Math.floor(cell / grid.columns) + 1, (cell % grid.columns) + 1];
    const index = asked.indexOf(cell);
    const given = grid.words[cell] ?? '';
    return index < 0 ? (
      <span class="numbers-given">{given}</span>
    ) : (
      <input
        class="input numbers-asked"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={MOST_DIGITS}
        aria-label={boards.cell(row, column)}
        value={numbers[index]}
        readOnly={isLocked}
        onInput={(event) => {
          const { currentTarget } = event;
          currentTarget.value = digitsIn(currentTarget.value);
          write(index, currentTarget.value);
        }}
      />
    );
  };
  return (
    <div class="numbers-frame">
      <table class="numbers" aria-label={boards.numbers}>
        <tbody>
          {Array.from({ length: 2 * grid.rows - 1 }, (_, line) => (
            <tr key={line}>
              {Array.from({ length: 2 * grid.columns - 1 }, (_, column) => (
                <td key={column}>
                  {line % 2 === 0 && column % 2 === 0
                    ? cellOf((line / 2) * grid.columns + column / 2)
                    : signAt(grid, line, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, MOST_DIGITS);
}

/** The operator that stands between two cells of a line, if one does. */
function signAt(grid: Grid, line: number, column: number) {
  const { columns } = grid;
  const cell = (row: number, at: number) => row * columns + at;
  const [row, at] = [Math.floor(line / 2), Math.floor(column / 2)];
  const pairs =
    line % 2 === 0
      ? [[cell(row, at), cell(row, at + 1)]]
      : column % 2 === 0
        ? [[cell(row, at), cell(row + 1, at)]]
        : [
            [cell(row, at), cell(row + 1, at + 1)],
            [cell(row, at + 1), cell(row + 1, at)],
          ];
  for (const [from, to] of pairs) {
    for (const { kind, cells, signs } of linesOf(grid)) {
      const place = cells.findIndex((one, i) => one === from && cells[i + 1] === to);
      const sign = signs[place];
      if (place >= 0 && sign !== undefined) {
        return (
          <span role="img" aria-label={words().calcrostic.board.sign(kind, sign)}>
            {PRINTED[sign]}
          </span>
        );
      }
    }
  }
  return null;
}
