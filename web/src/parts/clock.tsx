// SPDX-License-Identifier: MIT
import { words } from '../i18n';

/** 1:23, or 1:02:03 from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

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
