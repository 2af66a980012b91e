// SPDX-License-Identifier: MIT
/** The eight versions of a puzzle: the board turned and mirrored, its letters kept. */
import type { Grid, Operator, Sign } from './grid';

/**
 * A version is three bits: the board is mirrored along the main diagonal (4), then its rows are
 * put upside down (2), then its columns (1). 0 is the board as it came.
 */
export const VERSIONS = 8;
const COLUMNS = 1;
const ROWS = 2;
const TRANSPOSED = 4;

/** The version that is seen when this one is turned to the right by a quarter. */
export function turnedRight(version: number): number {
  // A quarter is a mirror along the diagonal, and then one of the columns.
  return mirrored(transposed(version));
}

/** The version that is seen when the left and the right of this one change places. */
export function mirrored(version: number): number {
  return version ^ COLUMNS;
}

/** The version that is seen when the rows of this one become its columns. */
export function transposed(version: number): number {
  const columns = (version & ROWS) === 0 ? 0 : COLUMNS;
  const rows = (version & COLUMNS) === 0 ? 0 : ROWS;
  return ((version & TRANSPOSED) ^ TRANSPOSED) | rows | columns;
}

/**
 * Whether the board has eight versions. A line of more than three numbers cannot be read from its
 * other end, since products go before sums; larger grids have only their rows and columns swapped.
 */
export function hasAllVersions(grid: Grid): boolean {
  return grid.rows === 3 && grid.columns === 3;
}

/** Whether the board has this version. */
export function hasVersion(grid: Grid, version: number): boolean {
  return (
    version === 0 ||
    version === TRANSPOSED ||
    (hasAllVersions(grid) && version > 0 && version < VERSIONS)
  );
}

export function versionOf(grid: Grid, version: number): Grid {
  let turned = grid;
  if ((version & TRANSPOSED) !== 0) {
    turned = transpose(turned);
  }
  if ((version & ROWS) !== 0) {
    turned = reverseRows(turned);
  }
  if ((version & COLUMNS) !== 0) {
    turned = reverseColumns(turned);
  }
  return turned;
}

const OPPOSITE: Record<Operator, Operator> = { '+': '-', '-': '+', '*': '/', '/': '*' };

/**
 * x + y = z becomes z - y = x. A line of three numbers that was to be read from its end is now
 * read from its beginning, as it is.
 */
function reversed(signs: readonly Sign[]): readonly Sign[] {
  const [first, second] = signs;
  if (signs.length !== 2 || first === undefined || second === undefined) {
    return [...signs].reverse();
  }
  if (first === '=') {
    return [second, first];
  }
  return [OPPOSITE[first], second];
}

function transpose(grid: Grid): Grid {
  const [main, other] = grid.diagonalSigns;
  return {
    rows: grid.columns,
    columns: grid.rows,
    words: grid.words.map((_, i) => {
      const row = Math.floor(i / grid.rows);
      return grid.words[(i % grid.rows) * grid.columns + row] ?? '';
    }),
    rowSigns: grid.columnSigns,
    columnSigns: grid.rowSigns,
    diagonalSigns: main && other ? [main, reversed(other)] : [],
  };
}

function reverseRows(grid: Grid): Grid {
  const [main, other] = grid.diagonalSigns;
  return {
    ...grid,
    words: rowsOf(grid).reverse().flat(),
    rowSigns: [...grid.rowSigns].reverse(),
    columnSigns: grid.columnSigns.map(reversed),
    diagonalSigns: main && other ? [reversed(other), reversed(main)] : [],
  };
}

function reverseColumns(grid: Grid): Grid {
  const [main, other] = grid.diagonalSigns;
  return {
    ...grid,
    words: rowsOf(grid).flatMap((row) => row.reverse()),
    rowSigns: grid.rowSigns.map(reversed),
    columnSigns: [...grid.columnSigns].reverse(),
    diagonalSigns: main && other ? [other, main] : [],
  };
}

function rowsOf(grid: Grid): string[][] {
  return Array.from({ length: grid.rows }, (_, row) =>
    grid.words.slice(row * grid.columns, (row + 1) * grid.columns),
  );
}
