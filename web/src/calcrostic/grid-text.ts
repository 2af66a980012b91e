// SPDX-License-Identifier: MIT
/** Grids as people write them: lines of words and operators, with blanks between. */
import { placesOfLines, PRINTED, type Grid } from './grid';

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
  grid.words.forEach((word, i) =>
    put(2 * Math.floor(i / grid.columns), 2 * (i % grid.columns), word),
  );
  const places = placesOfLines(grid.rows, grid.columns, grid.diagonalSigns.length > 0);
  const signs = [...grid.rowSigns, ...grid.columnSigns, ...grid.diagonalSigns];
  places.forEach((place, i) =>
    signs[i]?.forEach((sign, j) => {
      const between = placeBetween(grid.columns, place.cells[j] ?? 0, place.cells[j + 1] ?? 0);
      put(between.line, between.column, PRINTED[sign]);
    }),
  );
  const widths = Array.from({ length: width }, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Where in the text, counted from 0, the operator between two numbers stands. */
export function placeBetween(columns: number, from: number, to: number) {
  return {
    line: Math.floor(from / columns) + Math.floor(to / columns),
    column: (from % columns) + (to % columns),
  };
}
