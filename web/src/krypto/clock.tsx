// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { Clock } from '../parts/clock';
import type { Game } from './game';
import { showsClock } from './settings';

/** Counts while the hand is in sight. */
export function useClock(game: Game): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && showsClock.peek()) {
        game.tick(1);
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [game]);
}

export function GameClock({ game }: { game: Game }) {
  return (
    <Clock
      on={showsClock.value}
      seconds={game.state.seconds}
      set={(on) => {
        showsClock.value = on;
      }}
    />
  );
}
