/** Grids as people write them: lines of words and operators, with blanks between. */
import { checked, type GridFault, type GridResult } from './grid-fault';
import {
  isDigit,
  isLetter,
  LEAST_SIDE,
  lettersOf,
  MOST_SIDE,
  placesOfLines,
  PRINTED,
  type Grid,
  type Sign,
} from './grid';

interface Cell {
  text: string;
  /** Both from 1. */
  line: number;
  column: number;
}

/** As the engine reads them; an x is an operator where one belongs. */
const SIGNS: Record<string, Sign> = {
  '=': '=',
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  x: '*',
  X: '*',
  '·': '*',
  '⋅': '*',
  '∗': '*',
  '/': '/',
  '÷': '/',
  ':': '/',
  '∕': '/',
};

class Refused extends Error {
  readonly fault: GridFault;

  constructor(fault: GridFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Reads one grid; a solved one becomes the puzzle whose answer it is. */
export function readGridText(text: string): GridResult {
  try {
    const result = text.includes('|') ? checked(gridOfLine(text)) : checked(gridOf(text));
    return result.ok ? { ok: true, grid: asPuzzle(result.grid) } : result;
  } catch (error) {
    if (error instanceof Refused) {
      return { ok: false, fault: error.fault };
    }
    throw error;
  }
}

/** The grid in words and operators, for the engine and for people. */
export function gridText(grid: Grid): string {
  const width = 2 * grid.columns - 1;
  const cells = Array.from({ length: 2 * grid.rows - 1 }, () => Array<string>(width).fill('.'));
  const put = (line: number, column: number, text: string) => {
    const row = cells[line];
    if (row !== undefined) {
      row[column] = text;
    }
  };
  grid.words.forEach((word, i) => {
    put(2 * Math.floor(i / grid.columns), 2 * (i % grid.columns), word);
  });
  const places = placesOfLines(grid.rows, grid.columns, grid.diagonalSigns.length > 0);
  const signs = [...grid.rowSigns, ...grid.columnSigns, ...grid.diagonalSigns];
  places.forEach((place, i) => {
    signs[i]?.forEach((sign, j) => {
      const between = textPlaceBetween(grid.columns, place.cells[j] ?? 0, place.cells[j + 1] ?? 0);
      put(between.line, between.column, PRINTED[sign]);
    });
  });
  const widths = Array.from({ length: width }, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Where in the text, counted from 0, the operator between two numbers stands. */
function textPlaceBetween(columns: number, from: number, to: number) {
  return {
    line: Math.floor(from / columns) + Math.floor(to / columns),
    column: (from % columns) + (to % columns),
  };
}

function cellsOf(line: string, number: number): Cell[] {
  const content = line.replace(/#.*/, '');
  return [...content.matchAll(/[^\s\u00a0\u2009\u202f]+/g)].map((match) => ({
    text: match[0],
    line: number,
    column: Array.from(content.slice(0, match.index)).length + 1,
  }));
}

function sideOf(cells: number): number | undefined {
  const side = (cells + 1) / 2;
  return Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE ? side : undefined;
}

function gridOf(text: string): Grid {
  const lines = text
    .split('\n')
    .map((line, i) => cellsOf(line, i + 1))
    .filter((cells) => cells.length > 0);
  const [first] = lines;
  if (first?.[0] === undefined) {
    throw new Refused({ kind: 'nothing' });
  }
  const columns = sideOf(first.length);
  if (columns === undefined) {
    const { line, column } = first[0];
    throw new Refused({ kind: 'cells_of_first_line', count: first.length, line, column });
  }
  const rows = sideOf(lines.length);
  if (rows === undefined) {
    throw new Refused({ kind: 'lines', count: lines.length });
  }
  const table = lines.map((cells, i) => filled(cells, i, columns));
  const at = (line: number, column: number): Cell =>
    table[line]?.[column] ?? { text: '.', line: line + 1, column: column + 1 };
  const words = Array.from({ length: rows * columns }, (_, i) =>
    wordIn(at(2 * Math.floor(i / columns), 2 * (i % columns))),
  );
  const diagonals = hasCrossings(table, rows === 3 && columns === 3);
  const signs = placesOfLines(rows, columns, diagonals).map(({ cells }) =>
    cells.slice(1).map((cell, i) => {
      const between = textPlaceBetween(columns, cells[i] ?? 0, cell);
      return signIn(at(between.line, between.column));
    }),
  );
  return gridFrom(rows, columns, words, signs);
}

function gridFrom(rows: number, columns: number, words: string[], signs: Sign[][]): Grid {
  return {
    rows,
    columns,
    words,
    rowSigns: signs.slice(0, rows),
    columnSigns: signs.slice(rows, rows + columns),
    diagonalSigns: signs.slice(rows + columns),
  };
}

/** All lines become equally long: one of operators may have those of the columns alone. */
function filled(cells: Cell[], index: number, columns: number): Cell[] {
  const width = 2 * columns - 1;
  if (index % 2 === 1 && cells.length === columns) {
    return cells.flatMap((cell, i) => (i === 0 ? [cell] : [{ ...cell, text: '.' }, cell]));
  }
  if (cells.length !== width) {
    const place = cells[width] ?? cells.at(-1);
    const { line = 1, column = 1 } = place ?? {};
    throw new Refused({
      kind: 'cells_of_line',
      count: cells.length,
      wanted: width,
      line,
      column,
    });
  }
  return cells;
}

function wordIn({ text, line, column }: Cell): string {
  if (!Array.from(text).every((symbol) => isLetter(symbol) || isDigit(symbol))) {
    throw new Refused({ kind: 'no_number', text, line, column });
  }
  return text;
}

function signIn({ text, line, column }: Cell): Sign {
  const sign = Object.hasOwn(SIGNS, text) ? SIGNS[text] : undefined;
  if (sign === undefined) {
    throw new Refused({ kind: 'no_sign', text, line, column });
  }
  return sign;
}

/** Whether operators stand where only diagonals have any. */
function hasCrossings(table: Cell[][], allowed: boolean): boolean {
  const crossing = table
    .flatMap((cells, i) => cells.filter((_, j) => i % 2 === 1 && j % 2 === 1))
    .find(({ text }) => text !== '.');
  if (crossing !== undefined && !allowed) {
    throw new Refused({ kind: 'no_diagonals_here', ...crossing });
  }
  return crossing !== undefined;
}

/** A grid line: nine numbers, a bar, and the operators of rows, columns and diagonals. */
function gridOfLine(text: string): Grid {
  const number = text.split('\n').findIndex((line) => line.includes('|')) + 1;
  const [left = '', right = ''] = (text.split('\n')[number - 1] ?? '').split('|');
  const numbers = cellsOf(left, number);
  if (numbers.length !== 9) {
    throw new Refused({ kind: 'number_count', count: numbers.length, wanted: 9 });
  }
  const operators = Array.from(right.replace(/#.*/, '').replace(/\s/g, ''));
  if (operators.length !== 8) {
    throw new Refused({ kind: 'sign_count', count: operators.length, wanted: 8 });
  }
  const barAt = Array.from(left).length + 1;
  const signs = operators.map((operator, i): Sign[] => [
    signIn({ text: operator, line: number, column: barAt + 1 + i }),
    '=',
  ]);
  return gridFrom(3, 3, numbers.map(wordIn), signs);
}

/** Letters for digits by first appearance, if the grid has no letters. */
function asPuzzle(grid: Grid): Grid {
  if (lettersOf(grid).length > 0) {
    return grid;
  }
  const digits = [...new Set(grid.words.join(''))];
  const letterOf = (digit: string) => String.fromCharCode(65 + digits.indexOf(digit));
  return { ...grid, words: grid.words.map((word) => Array.from(word).map(letterOf).join('')) };
}
