// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';
import { Clock } from '../parts/clock';
import type { Game } from './game';
import { clockOf } from './settings';

/** Counts while the hand is in sight; on a part of a page from the first step on. */
export function useClock(game: Game, isPart = false): void {
  useLayoutEffect(() => {
    const timer = setInterval(() => {
      const isSeen = !isPart || game.isBegun;
      if (!document.hidden && isSeen && clockOf(game.setting.game).peek()) {
        game.tick(1);
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [game, isPart]);
}

/** The time since the hand was dealt, or that which is left. */
export function GameClock({ game }: { game: Game }) {
  const { seconds } = game.state;
  const { seconds: most } = game.row;
  const clock = clockOf(game.setting.game);
  return (
    <Clock
      isLarge={most !== undefined}
      on={clock.value}
      seconds={most === undefined ? seconds : most - seconds}
      set={(on) => {
        clock.value = on;
      }}
    />
  );
}
