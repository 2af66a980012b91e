// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { words } from '../i18n';
import type { Game } from './game';
import { showsClock } from './settings';
import { clockText } from './share';

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

/** The time, which is a switch as well. */
export function Clock({ game }: { game: Game }) {
  const { krypto } = words();
  const isOn = showsClock.value;
  const text = clockText(game.state.seconds);
  return (
    <button
      type="button"
      class="clock"
      role="switch"
      aria-checked={isOn}
      aria-label={krypto.clock}
      title={krypto.clock}
      onClick={() => {
        showsClock.value = !isOn;
      }}
    >
      <span aria-hidden="true" class="clock-sign" />
      <span aria-hidden="true" class="clock-time">
        {isOn ? text : '–:––'}
      </span>
    </button>
  );
}
