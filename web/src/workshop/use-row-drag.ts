// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';

/** The distance from the edge of the window, in pixels, at which a drag scrolls the page. */
const EDGE = 56;
const SCROLL_STEP = 12;

/** A row on its way: where it came from, and where it would be if it were dropped now. */
export interface RowDrag {
  readonly from: number;
  readonly to: number;
}

export interface GripHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * Lets rows be dragged by their grips, with a mouse or a finger. Rows have `data-row` with their
 * place; they stay where they are until the drop, so that the grip keeps the pointer.
 */
export function useRowDrag(drop: (from: number, to: number) => void): {
  drag: RowDrag | undefined;
  gripOf: (place: number) => GripHandlers;
} {
  const [drag, setDrag] = useState<RowDrag>();
  const current = useRef<RowDrag | undefined>(undefined);
  const set = (next: RowDrag | undefined) => {
    current.current = next;
    setDrag(next);
  };
  const isDragging = drag !== undefined;
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        current.current = undefined;
        setDrag(undefined);
      }
    };
    if (isDragging) {
      addEventListener('keydown', cancel);
    }
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);
  return {
    drag,
    gripOf: (place) => ({
      onPointerDown: (event) => {
        if (event.button === 0 && current.current === undefined) {
          (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
          set({ from: place, to: place });
        }
      },
      onPointerMove: (event) => {
        const { current: now } = current;
        if (now?.from !== place) {
          return;
        }
        scrollNearEdge(event.clientY);
        const to = placeAt(event, now.from) ?? now.to;
        if (to !== now.to) {
          set({ from: place, to });
        }
      },
      onPointerUp: () => {
        const { current: now } = current;
        set(undefined);
        if (now?.from === place && now.to !== place) {
          drop(place, now.to);
        }
      },
      onPointerCancel: () => set(undefined),
    }),
  };
}

function scrollNearEdge(y: number): void {
  if (y < EDGE) {
    scrollBy(0, -SCROLL_STEP);
  } else if (y > innerHeight - EDGE) {
    scrollBy(0, SCROLL_STEP);
  }
}

/** The place that the row would have: before the row under the pointer, or behind it. */
function placeAt({ clientX, clientY }: PointerEvent, from: number): number | undefined {
  const row = document
    .elementsFromPoint(clientX, clientY)
    .map((one) => one.closest<HTMLElement>('[data-row]'))
    .find((one) => one !== null);
  if (row === undefined) {
    return undefined;
  }
  const { top, height } = row.getBoundingClientRect();
  return placeBeside(Number(row.dataset['row']), clientY > top + height / 2, from);
}

/** Returns the new place of the row at `from`, put before another row or behind it. */
export function placeBeside(row: number, isBehind: boolean, from: number): number {
  const gap = isBehind ? row + 1 : row;
  return gap > from ? gap - 1 : gap;
}
