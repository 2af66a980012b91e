import { scaleBand } from 'd3-scale';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import { shadeOf } from './heat';

export interface Cell {
  row: number;
  column: number;
  share: number;
  /** All of the cell in words. */
  label: string;
}

interface HeatMapProps {
  label: string;
  rows: readonly string[];
  columns: readonly string[];
  rowTitle: string;
  columnTitle: string;
  cells: readonly Cell[];
  /** The height of a row; by default cells are squares. */
  rowHeight?: number;
  /** The room left of the cells for the names of the rows, where there is room for it. */
  margin: number;
  isChosen: (cell: Cell) => boolean;
  choose: (cell: Cell) => void;
}

/** The room above the cells, for the title and the names of the columns. */
const HEAD = 44;
/** On a narrower page long names of rows stand above their cells, and most numbers are left out. */
const NARROW = 480;
const NAME_ABOVE = 20;

/** Cells in shades; with the keyboard one goes from cell to cell by the arrows and chooses by Enter. */
export function HeatMap(props: HeatMapProps) {
  const { rows, columns, cells, isChosen, choose } = props;
  const [at, setAt] = useState(0);
  const grid = useRef<SVGSVGElement>(null);
  const width = useWidth(grid);
  const isNarrow = width < NARROW;
  const isAbove = isNarrow && props.margin > width / 8;
  const margin = isAbove ? 0 : props.margin;
  const x = scaleBand(columns, [margin, width]).padding(0.06);
  const rowHeight = props.rowHeight ?? x.step();
  const height = HEAD + rows.length * (rowHeight + (isAbove ? NAME_ABOVE : 0));
  const y = scaleBand(rows, [HEAD, height]).padding(0.06);
  const top = (row: string) => (y(row) ?? 0) + (isAbove ? NAME_ABOVE : 0);
  const cellHeight = y.bandwidth() - (isAbove ? NAME_ABOVE : 0);
  const find = (row: number, column: number) =>
    cells.findIndex((cell) => cell.row === row && cell.column === column);

  // Names that are no numbers are always there.
  const isNamed = (name: string) => !isNarrow || name === '1' || !(Number(name) % 5);

  const goTo = (index: number) => {
    setAt(index);
    grid.current?.querySelector<SVGElement>(`[data-cell="${index}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const cell = cells[at];
    if (cell === undefined) {
      return;
    }
    const [down, right] = ARROWS[event.key] ?? [0, 0];
    if (down !== 0 || right !== 0) {
      const next = find(cell.row + down, cell.column + right);
      if (next >= 0) {
        goTo(next);
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(cell);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <svg
      ref={grid}
      class="heat-map"
      width={width}
      height={height}
      // Without cells yet, it is no grid.
      role={cells.length > 0 ? 'grid' : 'img'}
      aria-label={props.label}
      onKeyDown={press}
    >
      <g aria-hidden="true" class="heat-axis">
        <text x={width} y={14} text-anchor="end">
          {props.columnTitle} →
        </text>
        <text x={0} y={14}>
          {props.rowTitle} ↓
        </text>
        {columns.filter(isNamed).map((column) => (
          <text key={column} x={middle(x, column)} y={HEAD - 6} text-anchor="middle">
            {column}
          </text>
        ))}
        {rows
          .filter((row) => isAbove || isNamed(row))
          .map((row) => (
            <text
              key={row}
              x={0}
              y={isAbove ? top(row) - NAME_ABOVE / 2 : middle(y, row)}
              dominant-baseline="central"
            >
              {row}
            </text>
          ))}
      </g>
      {rows.map((rowName, row) =>
        cells.some((cell) => cell.row === row) ? (
          <g key={rowName} role="row">
            {cells.map((cell, index) =>
              cell.row === row ? (
                <rect
                  key={index}
                  role="gridcell"
                  data-cell={index}
                  class={`heat heat-${shadeOf(cell.share)}`}
                  x={x(columns[cell.column] ?? '') ?? 0}
                  y={top(rowName)}
                  width={x.bandwidth()}
                  height={cellHeight}
                  tabindex={index === at ? 0 : -1}
                  aria-label={cell.label}
                  aria-selected={isChosen(cell)}
                  onClick={() => {
                    goTo(index);
                    choose(cell);
                  }}
                >
                  <title>{cell.label}</title>
                </rect>
              ) : null,
            )}
          </g>
        ) : null,
      )}
    </svg>
  );
}

const ARROWS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function middle(scale: ReturnType<typeof scaleBand<string>>, name: string): number {
  return (scale(name) ?? 0) + scale.bandwidth() / 2;
}

/** The room there is, in pixels, so that writing keeps its size. */
function useWidth(drawing: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const frame = drawing.current?.parentElement;
    if (!frame) {
      return;
    }
    const measure = () => {
      setWidth(frame.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => {
      observer.disconnect();
    };
  }, [drawing]);
  return width;
}
