import { scaleBand } from 'd3-scale';
import { useRef, useState } from 'preact/hooks';
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
  /** In units of the drawing, which is 1000 wide. */
  rowHeight: number;
  /** Left of the cells, for the names of the rows. */
  margin: number;
  isChosen: (cell: Cell) => boolean;
  choose: (cell: Cell) => void;
}

const WIDTH = 1000;
const HEAD = 64;

/** Cells in shades; with the keyboard one goes from cell to cell by the arrows and chooses by Enter. */
export function HeatMap(props: HeatMapProps) {
  const { rows, columns, cells, rowHeight, margin, isChosen, choose } = props;
  const [at, setAt] = useState(0);
  const grid = useRef<SVGSVGElement>(null);
  const x = scaleBand(columns, [margin, WIDTH]).padding(0.06);
  const y = scaleBand(rows, [HEAD, HEAD + rows.length * rowHeight]).padding(0.06);
  const find = (row: number, column: number) =>
    cells.findIndex((cell) => cell.row === row && cell.column === column);

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
      viewBox={`0 0 ${WIDTH} ${HEAD + rows.length * rowHeight}`}
      role="grid"
      aria-label={props.label}
      onKeyDown={press}
    >
      <g aria-hidden="true" class="heat-axis">
        <text x={margin} y={22}>
          {props.columnTitle} →
        </text>
        <text x={0} y={22}>
          {props.rowTitle} ↓
        </text>
        {columns.map((column) => (
          <text key={column} x={middle(x, column)} y={HEAD - 8} text-anchor="middle">
            {column}
          </text>
        ))}
        {rows.map((row) => (
          <text key={row} x={0} y={middle(y, row)} dominant-baseline="central">
            {row}
          </text>
        ))}
      </g>
      {rows.map((rowName, row) => (
        <g key={rowName} role="row">
          {cells.map((cell, index) =>
            cell.row === row ? (
              <rect
                key={index}
                role="gridcell"
                data-cell={index}
                class={`heat heat-${shadeOf(cell.share)}`}
                x={x(columns[cell.column] ?? '') ?? 0}
                y={y(rowName) ?? 0}
                width={x.bandwidth()}
                height={y.bandwidth()}
                tabIndex={index === at ? 0 : -1}
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
      ))}
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
