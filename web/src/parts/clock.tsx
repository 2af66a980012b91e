// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { clockText } from '../i18n/base/text';

interface Props {
  on: boolean;
  seconds: number;
  /** Whether the time runs out, so that all look at it. */
  isLarge?: boolean;
  set: (on: boolean) => void;
}

/** The time, which is a switch as well. */
export function Clock({ on, seconds, isLarge = false, set }: Props) {
  const label = words().app.clock;
  return (
    <button
      type="button"
      class={isLarge ? 'clock clock-large' : 'clock'}
      role="switch"
      aria-checked={on}
      aria-label={label}
      title={label}
      onClick={() => set(!on)}
    >
      <span aria-hidden="true" class="clock-sign" />
      <span aria-hidden="true" class="clock-time">
        {on ? clockText(seconds) : '–:––'}
      </span>
    </button>
  );
}
