// SPDX-License-Identifier: MIT
import type { Session } from '../session/session';
import { roomWords } from './words';

/** What the server refused last; a screen reader has been told. */
export function Refusal({ session }: { session: Session }) {
  const refusal = session.refusal.value;
  return refusal === undefined ? null : (
    <p class="room-refusal">{roomWords().reasons[refusal.reason]}</p>
  );
}
