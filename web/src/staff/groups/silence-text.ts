// SPDX-License-Identifier: MIT
import type { Row } from './messages';
import { groupWords } from './words';

/** The silence of a device. A server that was started meanwhile knows it from its start alone. */
export function silenceText({ heard }: Row, minutes: number): string {
  const { wall } = groupWords();
  return heard == null ? wall.silentSinceStart(minutes) : wall.silent(minutes);
}
