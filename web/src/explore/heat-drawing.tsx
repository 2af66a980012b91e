// SPDX-License-Identifier: MIT
import { shadeOf } from './heat';

export interface Cell {
  row: number;
  column: number;
  share: number;
  /** All of the cell in words. */
  label: string;
}

export interface Heat {
  label: string;
  /** The names of the rows, above their cells or before them. */
  rows: readonly string[];
  names: 'above' | 'before';
  columns: readonly string[];
  /** The meaning of rows and columns. */
  title: string;
  /** Row by row, and from left to right. */
  cells: readonly Cell[];
}

/** The room above the cells, for the title and the names of the columns. */
const HEAD = 48;
/** The least size for a finger. */
const LEAST_CELL = 24;
/** Half of what capitals and figures are high, to set them in the middle of a line. */
const HALF_HIGH = 5;
const NAMES = {
  above: { margin: 0, room: 24, rowHeight: 40 },
  before: { margin: 28, room: 0, rowHeight: undefined },
} as const;

interface HeatDrawingProps {
  map: Heat;
  /** In pixels; the drawing is wider where fingers need it. */
  width: number;
  /** The cell that the Tab key leads to. */
  at: number;
  isChosen: (cell: Cell) => boolean;
}

/** Keeps the height of the drawing at any width, so that nothing below moves when it is drawn. */
export function HeatSpace({ map }: { map: Heat }) {
  const { margin, room, rowHeight } = NAMES[map.names];
  // A part of the width, as all percentages of a padding are.
  const step = `max((100% - ${margin}px) / ${map.columns.length}, ${LEAST_CELL}px)`;
  const rowStep = `${rowHeight === undefined ? step : `${rowHeight}px`} + ${room}px`;
  return <div style={{ paddingTop: `calc(${HEAD}px + ${map.rows.length} * (${rowStep}))` }} />;
}

/** Cells in shades, each with its place in `Heat.cells` as `data-index`. */
export function HeatDrawing({ map, width, at, isChosen }: HeatDrawingProps) {
  const { rows, columns, cells, names } = map;
  const { margin, room, rowHeight } = NAMES[names];
  const step = Math.max((width - margin) / columns.length, LEAST_CELL);
  const rowStep = (rowHeight ?? step) + room;
  const top = (row: number) => HEAD + row * rowStep;
  return (
    <svg
      class="heat-map"
      role="grid"
      aria-label={map.label}
      width={margin + step * columns.length}
      height={top(rows.length)}
    >
      <g aria-hidden="true" fill="currentColor">
        <text y={HEAD / 2 - 2 * HALF_HIGH}>{map.title}</text>
        {columns.map((name, column) => (
          <text
            key={name}
            x={margin + (column + 0.5) * step}
            y={HEAD - HALF_HIGH}
            text-anchor="middle"
          >
            {name}
          </text>
        ))}
        {rows.map((name, row) =>
          names === 'above' ? (
            <text key={name} x={1} y={top(row) + room / 2 + HALF_HIGH}>
              {name}
            </text>
          ) : (
            <text key={name} x={margin - 5} y={top(row + 0.5) + HALF_HIGH} text-anchor="end">
              {name}
            </text>
          ),
        )}
      </g>
      {rows.map((name, row) => (
        <g key={name} role="row" aria-label={name}>
          {cells.map(
            (cell, index) =>
              cell.row === row && (
                <rect
                  key={index}
                  role="gridcell"
                  tabindex={index === at ? 0 : -1}
                  aria-selected={isChosen(cell)}
                  aria-label={cell.label}
                  data-index={index}
                  x={margin + cell.column * step + 1}
                  y={top(row) + room + 1}
                  width={step - 2}
                  height={rowStep - room - 2}
                  fill={shadeOf(cell.share)}
                >
                  <title>{cell.label}</title>
                </rect>
              ),
          )}
        </g>
      ))}
    </svg>
  );
}
