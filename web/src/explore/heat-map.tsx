// SPDX-License-Identifier: MIT
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HeatDrawing, HeatSpace, type Cell, type Heat } from './heat-drawing';
import { exploreWords } from './words';

interface HeatMapProps {
  map: Heat;
  isChosen: (cell: Cell) => boolean;
  choose: (cell: Cell) => void;
}

/** A map in shades; with the keyboard one goes from cell to cell by the arrows and chooses by Enter. */
export function HeatMap({ map, isChosen, choose }: HeatMapProps) {
  const explore = exploreWords();
  const { cells } = map;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  // The one cell that the Tab key leads to, and the one that the mouse is on.
  const [at, setAt] = useState(0);
  const [pointed, setPointed] = useState<number>();

  const indexOf = ({ target }: Event) => {
    const rect = target instanceof Element ? target.closest<SVGElement>('[data-index]') : null;
    return rect === null ? undefined : Number(rect.dataset['index']);
  };
  const goTo = (index: number) => {
    setAt(index);
    frame.current?.querySelector<SVGElement>(`[data-index="${index}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const cell = cells[indexOf(event) ?? NaN];
    if (cell === undefined) {
      return;
    }
    const [down, right] = ARROWS[event.key] ?? [0, 0];
    if (down !== 0 || right !== 0) {
      const next = cells.findIndex(
        ({ row, column }) => row === cell.row + down && column === cell.column + right,
      );
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
  const click = (event: Event) => {
    const index = indexOf(event);
    const cell = index === undefined ? undefined : cells[index];
    if (index !== undefined && cell !== undefined) {
      goTo(index);
      choose(cell);
    }
  };

  const chosen = cells.find(isChosen);
  const said = pointed === undefined ? chosen : cells[pointed];
  return (
    <>
      <div
        ref={frame}
        class="heat-frame"
        onClick={click}
        onKeyDown={press}
        onPointerOver={(event) =>
          setPointed(event.pointerType === 'mouse' ? indexOf(event) : undefined)
        }
        onPointerLeave={() => setPointed(undefined)}
      >
        {width > 0 ? (
          <HeatDrawing map={map} width={width} at={at} isChosen={isChosen} />
        ) : (
          <HeatSpace map={map} />
        )}
      </div>
      {/* To a screen reader the cells say it themselves. */}
      <p class="map-said small" aria-hidden="true">
        {said === undefined ? explore.chooseCell : said.label}
      </p>
      {chosen && (
        <button type="button" class="button map-go" onClick={goToGames}>
          {explore.seeGames}
        </button>
      )}
    </>
  );
}

/** On a narrow page they are far below. */
function goToGames(): void {
  document.querySelector<HTMLElement>('.games h2')?.focus();
}

const ARROWS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The room there is, in pixels, so that writing keeps its size; 0 before it is known. The browser
 * says it when it has laid out the page: to ask for it earlier would lay out all of it once more.
 * Drawing then runs in its own task, so that it blocks no tap.
 */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(element.clientWidth));
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame]);
  return width;
}
