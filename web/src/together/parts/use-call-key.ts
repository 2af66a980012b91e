// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session';

/** The elements that use the space bar themselves. */
const USES_SPACE = 'input, select, textarea, summary, button:not(.room-call)';

/** The space bar calls, wherever the focus is, unless it means something there. */
export function useCallKey(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere = target instanceof Element && target.closest(USES_SPACE) !== null;
      if (event.key === ' ' && !event.repeat && !isElsewhere && session.mayCall.peek()) {
        session.call();
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [session]);
}
