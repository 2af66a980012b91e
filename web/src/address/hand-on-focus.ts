// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';

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
