// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';

/** The parts of a room in which one plays. */
export const OF_TABLE = '.room .felt, .room .room-formula, .class-board';
/** The table as it is then: still cards, or the next hand. */
export const NEXT_TABLE = '.room .felt, .class-board';

/**
 * Hands the focus on when a part of the page goes while it has the focus, as when its time runs out.
 * `part` selects it. The first element that `next` finds then gets the focus.
 */
export function useHandOnFocus(part: string, next: string): void {
  useLayoutEffect(
    () => () => {
      const had = [...document.querySelectorAll(part)].some((one) =>
        one.contains(document.activeElement),
      );
      if (had) {
        // Its successor is drawn by then.
        queueMicrotask(() => {
          if (document.activeElement === null || document.activeElement === document.body) {
            document.querySelector<HTMLElement>(next)?.focus();
          }
        });
      }
    },
    [part, next],
  );
}
