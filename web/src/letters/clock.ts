// SPDX-License-Identifier: MIT
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Play } from './play';

const TICK = 1000;
/** The time is stored after this many ticks, so it survives if the page ends without warning. */
const TICKS_KEPT = 5;
/** A longer time between two ticks was sleep. */
const LONGEST_TICK = 3 * TICK;

/** Time that has passed and is not written down yet, in milliseconds. */
const unwritten = signal(0);

/** How long a game on the desk has been played, in milliseconds. */
export function elapsedTime(game: { elapsed: number } | undefined): number {
  return (game?.elapsed ?? 0) + unwritten.value;
}

/** Runs the clock of a game, if any, which notes what has passed. */
export function useClock(code: string | undefined, { actOn }: Pick<Play, 'actOn'>): void {
  useLayoutEffect(() => (code === undefined ? undefined : runClock(code, actOn)), [code, actOn]);
}

function runClock(code: string, actOn: Play['actOn']): () => void {
  let last = performance.now();
  let ticks = 0;
  const write = () => {
    const milliseconds = Math.round(unwritten.value);
    unwritten.value = 0;
    actOn(code, { kind: 'pass_time', milliseconds });
  };
  const tick = () => {
    const now = performance.now();
    if (!document.hidden) {
      unwritten.value += Math.min(now - last, LONGEST_TICK);
      ++ticks;
      if (ticks % TICKS_KEPT === 0) {
        write();
      }
    }
    last = now;
  };
  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', tick);
  addEventListener('pagehide', write);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    removeEventListener('pagehide', write);
    tick();
    write();
  };
}
