// SPDX-License-Identifier: MIT
import { useLayoutEffect } from 'preact/hooks';
import { Clock } from '../parts/clock';
import type { Game } from './game';
import { clockOf } from './settings';

/**
 * Counts while the hand is in sight; on a part of a page from the first step on. Where the time is
 * limited it runs out also for those who look away.
 */
export function useClock(game: Game, isPart = false): void {
  const isOn = clockOf(game.setting.game).value;
  const isLimited = game.row.seconds !== undefined;
  useLayoutEffect(() => {
    if (!isOn) {
      game.halt();
      return undefined;
    }
    const pass = () => {
      if (isPart && !game.isBegun) {
        return;
      }
      if (isLimited) {
        game.runOn();
      } else if (!document.hidden) {
        game.tick(1);
      }
    };
    if (isLimited) {
      pass();
    }
    const timer = setInterval(pass, 1000);
    return () => clearInterval(timer);
  }, [game, isPart, isOn, isLimited]);
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
