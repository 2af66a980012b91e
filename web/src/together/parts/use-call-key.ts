// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../session/session';

/** The elements that use the space bar themselves. */
const USES_SPACE = 'input, select, textarea, summary, button:not(.room-call)';

/** The cards and operations, which a player takes by mouse or finger while thinking. */
const HANDLED = '.cards button, .operations button';

/** Whether the space bar means something where the focus is. A click leaves the focus on a card. */
function usesSpace(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) {
    return false;
  }
  const isHandled = target.closest(HANDLED) !== null;
  const isByKeyboard = 'keys' in document.documentElement.dataset;
  return target.closest(USES_SPACE) !== null && (!isHandled || isByKeyboard);
}

/** The space bar calls, wherever the focus is, unless it means something there. */
export function useCallKey(session: Session): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || usesSpace(event.target) || !session.mayCall.peek()) {
        return;
      }
      if (event.type === 'keydown' && !event.repeat) {
        session.call();
      }
      event.preventDefault(); // some browsers press a button as the key goes up
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', press);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', press);
    };
  }, [session]);
}
