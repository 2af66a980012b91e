// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from './desk';

/** How often what happens in a room is asked for, in milliseconds. */
const EVERY = 5_000;

export interface Polled<Value> {
  /** The last one that came; nothing before the first. */
  readonly value: Value | undefined;
  /** The code of a refusal. */
  readonly refusal: string | undefined;
}

/**
 * Asks for something now, after each act, and again and again while the page is in sight. Without a
 * time between, it asks after acts alone.
 */
export function usePolled<Value>(desk: Desk, path: string, every = EVERY): Polled<Value> {
  const [polled, setPolled] = useState<Polled<Value> & { path: string }>();
  const acts = desk.acts.value;
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const heard = await desk.look<Value>(path);
        if (isLeft) {
          return;
        }
        setPolled((former) => ({
          path,
          value: heard.ok ? heard.value : former?.path === path ? former.value : undefined,
          refusal: heard.ok ? undefined : heard.code,
        }));
      }
      if (Number.isFinite(every)) {
        timer = setTimeout(() => void look(), every);
      }
    };
    const hurry = () => {
      if (document.visibilityState === 'visible') {
        clearTimeout(timer);
        void look();
      }
    };
    document.addEventListener('visibilitychange', hurry);
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hurry);
    };
  }, [desk, path, every, acts]);
  return polled?.path === path ? polled : { value: undefined, refusal: undefined };
}
