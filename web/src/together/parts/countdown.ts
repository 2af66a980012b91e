// SPDX-License-Identifier: MIT
import { useEffect, useState } from 'preact/hooks';

/** How many times a second the clock is read, so that no second comes late by more than eyes can see. */
const LOOKS = 8;

export function secondsUntil(deadline: number, now: number): number {
  return Math.max(Math.ceil((deadline - now) / 1000), 0);
}

/** The seconds until a time on the clock of `performance.now()`, begun ones included. */
export function useSecondsUntil(deadline: number | undefined): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const look = () =>
      setSeconds(deadline === undefined ? undefined : secondsUntil(deadline, performance.now()));
    look();
    const timer = setInterval(look, 1000 / LOOKS);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}
