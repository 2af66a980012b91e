// SPDX-License-Identifier: MIT
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Clock } from '../parts/clock';
import type { Game } from './game';
import { clockOf } from './settings';

/**
 * Counts while the hand is in sight. On a part of a page, which may be there for something else, this
 * time counts once the first step is made. Where the time is limited it runs out also for those who
 * look away.
 */
export function useClock(game: Game, isPart = false): void {
  const isOn = clockOf(game.setting.game).value;
  const isLimited = game.row.seconds !== undefined;
  useLayoutEffect(() => {
    if (!isOn) {
      game.halt();
      return undefined;
    }
    /** The seconds that do not count yet. */
    let seen = 0;
    const count = () => {
      if ((!isPart || game.isBegun) && seen > 0) {
        const passed = seen;
        seen = 0;
        game.tick(passed);
      }
    };
    const pass = () => {
      if (isLimited) {
        game.runOn();
      } else if (!document.hidden) {
        ++seen;
        count();
      }
    };
    const stopCounting = effect(count);
    if (isLimited) {
      pass();
    }
    const timer = setInterval(pass, 1000);
    return () => {
      stopCounting();
      clearInterval(timer);
    };
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
