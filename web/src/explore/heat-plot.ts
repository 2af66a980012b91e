import { axisX, cell, plot, text } from '@observablehq/plot';
import { SHADES, THRESHOLDS } from './heat';

export interface Cell {
  row: number;
  column: number;
  share: number;
  /** All of the cell in words. */
  label: string;
}

export interface HeatPlot {
  label: string;
  /** The names of the rows, above their cells or before them. */
  rows: readonly string[];
  names: 'above' | 'before';
  columns: readonly string[];
  /** What rows and columns are. */
  title: string;
  /** Row by row, and from left to right. */
  cells: readonly Cell[];
}

/** The room above the cells, for the title and the names of the columns. */
const HEAD = 48;
/** What a finger needs at least. */
const LEAST_CELL = 24;
const NAMES = {
  above: { margin: 0, room: 24, rowHeight: 40 },
  before: { margin: 28, room: 0, rowHeight: undefined },
} as const;

/** Draws cells in shades, `width` pixels wide or as wide as fingers need it. */
export function drawHeat(map: HeatPlot, width: number): SVGSVGElement {
  const { rows, columns, cells } = map;
  const { margin, room, rowHeight } = NAMES[map.names];
  const step = Math.max((width - margin) / columns.length, LEAST_CELL);
  const rowStep = (rowHeight ?? step) + room;
  const cellsOf = (row: number) => cells.filter((one) => one.row === row);
  const inks = { fill: 'currentColor', ariaHidden: 'true' } as const;
  const drawing = plot({
    className: 'heat-map',
    width: margin + step * columns.length,
    height: HEAD + rowStep * rows.length,
    marginTop: HEAD,
    marginRight: 0,
    marginBottom: 0,
    marginLeft: margin,
    x: { type: 'band', domain: columns.keys(), padding: 0, round: false, label: null },
    y: { type: 'band', domain: rows.keys(), padding: 0, round: false, axis: null },
    color: { type: 'threshold', domain: THRESHOLDS, range: SHADES },
    marks: [
      axisX({ anchor: 'top', tickSize: 0, tickFormat: (at: number) => columns[at], ...inks }),
      text([map.title], { frameAnchor: 'top-left', dx: -margin, dy: 4 - HEAD, ...inks }),
      rows.map((_, row) =>
        cell(cellsOf(row), {
          x: 'column',
          y: 'row',
          fill: 'share',
          ariaLabel: 'label',
          title: 'label',
          inset: 1,
          insetTop: room + 1,
        }),
      ),
      text(rows, {
        x: () => 0,
        y: (_, row) => row,
        textAnchor: map.names === 'above' ? 'start' : 'end',
        dx: map.names === 'above' ? 1 - step / 2 : -step / 2 - 5,
        dy: map.names === 'above' ? (room - rowStep) / 2 : 0,
        ...inks,
      }),
    ],
  }) as SVGSVGElement;
  // The policy of the page allows no styles but those of its files; explore.css has what is needed.
  drawing.querySelector('style')?.remove();
  // Without cells yet, it is no grid.
  drawing.setAttribute('role', cells.length > 0 ? 'grid' : 'img');
  drawing.setAttribute('aria-label', map.label);
  drawing.querySelectorAll('g:has(> rect)').forEach((row, index) => {
    row.setAttribute('role', 'row');
    row.setAttribute('aria-label', rows[index] ?? '');
  });
  return drawing;
}

/** The cells as they are drawn, in the order of `HeatPlot.cells`. */
export function drawnCells(drawing: SVGSVGElement): SVGRectElement[] {
  return [...drawing.querySelectorAll('rect')];
}
