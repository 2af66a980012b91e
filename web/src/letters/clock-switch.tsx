// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { timeText } from './clock';

interface Props {
  on: boolean;
  /** In milliseconds. */
  elapsed: number;
  set: (on: boolean) => void;
}

/** The time, which is a switch as well. */
export function ClockSwitch({ on, elapsed, set }: Props) {
  const label = words().letters.clock;
  return (
    <button
      type="button"
      class="clock"
      role="switch"
      aria-checked={on}
      aria-label={label}
      title={label}
      onClick={() => set(!on)}
    >
      <span aria-hidden="true" class="clock-sign" />
      <span aria-hidden="true" class="clock-time">
        {on ? timeText(elapsed) : '–:––'}
      </span>
    </button>
  );
}
