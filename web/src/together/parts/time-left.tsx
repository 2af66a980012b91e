// SPDX-License-Identifier: MIT
import { useEffect } from 'preact/hooks';
import { announce } from '../../parts/announcer';
import { clockText } from '../../i18n/base/text';
import { useSecondsUntil } from './countdown';
import type { Session } from '../session/session';
import { roomWords } from './words';

/** When so few seconds are left, a screen reader says so. */
const SAID = [30, 10];
const FEW = 10;

/** The time that runs: for the hand, to explain it, or until the next one. */
export function TimeLeft({ session }: { session: Session }) {
  const words = roomWords();
  const seconds = useSecondsUntil(session.deadline.value);
  const phase = session.phase.value;
  useEffect(() => {
    if (seconds !== undefined && SAID.includes(seconds) && phase !== 'between') {
      announce(roomWords().secondsLeft(seconds));
    }
  }, [seconds, phase]);
  if (seconds === undefined) {
    return null;
  }
  return (
    <div
      class="room-clock"
      role="timer"
      aria-label={words.clock}
      data-few={seconds <= FEW && phase !== 'between'}
    >
      {clockText(seconds)}
    </div>
  );
}
