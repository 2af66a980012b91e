// SPDX-License-Identifier: MIT
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session';

/** Whether the match that is over is replayed: its last board is not shown beside the replay. */
export interface Replaying {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** A replay is closed at first, and when another match begins. */
export function useReplaying(session: Session, isOver: boolean): Replaying {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOver) {
      setOpen(false);
    }
  }, [isOver]);
  const isRefused = session.refusal.value?.what === 'record';
  return { isOpen: isOpen && isOver && !isRefused, setOpen };
}
