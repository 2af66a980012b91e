// SPDX-License-Identifier: MIT
import type { Session } from '../session/session';
import { roomWords } from './words';

/** The last refusal of the server; screen readers have announced it. */
export function Refusal({ session }: { session: Session }) {
  const refusal = session.refusal.value;
  const room = session.room.value ?? session.classroom.value;
  return refusal === undefined ? null : (
    <p class="room-refusal">{roomWords(room).reasons[refusal.reason]}</p>
  );
}
