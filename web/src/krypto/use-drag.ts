// SPDX-License-Identifier: MIT
import { useRef } from 'preact/hooks';

/** The distance, in px, that a finger may tremble before it drags. */
const TREMBLE = 8;

interface Drag {
  place: number;
  pointer: number;
  x: number;
  y: number;
  moved: boolean;
}

export interface DragHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onClickCapture: (event: Event) => void;
}

/**
 * Lets cards be dragged onto each other with a mouse or a finger. They can be dropped on elements
 * with `data-place`.
 */
export function useDrag(
  drop: (from: number, onto: number) => void,
): (place: number) => DragHandlers {
  const drag = useRef<Drag | undefined>(undefined);
  const justDragged = useRef(false);

  const end = (event: PointerEvent) => {
    const card = event.currentTarget as HTMLElement;
    card.style.transform = '';
    card.classList.remove('is-dragged');
    drag.current = undefined;
  };

  return (place) => ({
    onPointerDown: (event) => {
      justDragged.current = false;
      if (event.button === 0 && drag.current === undefined) {
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        drag.current = { place, pointer, x, y, moved: false };
      }
    },
    onPointerMove: (event) => {
      const { current } = drag;
      if (current?.pointer !== event.pointerId) {
        return;
      }
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      const card = event.currentTarget as HTMLElement;
      if (!current.moved && Math.hypot(dx, dy) > TREMBLE) {
        current.moved = true;
        card.setPointerCapture(event.pointerId);
        card.classList.add('is-dragged');
      }
      if (current.moved) {
        card.style.transform = `translate(${dx}px, ${dy}px)`;
      }
    },
    onPointerUp: (event) => {
      const { current } = drag;
      if (current?.pointer !== event.pointerId) {
        return;
      }
      const target = current.moved ? placeUnder(event) : undefined;
      // A mouse clicks after a drag, at once; a finger does not, and what comes next is meant.
      justDragged.current = current.moved;
      setTimeout(() => {
        justDragged.current = false;
      });
      end(event);
      if (target !== undefined && target !== current.place) {
        drop(current.place, target);
      }
    },
    onPointerCancel: end,
    // The end of a drag is not a click on the card.
    onClickCapture: (event) => {
      if (justDragged.current) {
        justDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      }
    },
  });
}

/** Returns the card below the dragged one, which pointers pass through (`pointer-events`). */
function placeUnder(event: PointerEvent): number | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? undefined : Number(place);
}
