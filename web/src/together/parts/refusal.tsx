// SPDX-License-Identifier: MIT
import type { Session } from '../session/session';
import { roomWords } from './words';

interface Props {
  session: Session;
  /** Whether it stands beside the choice of a task, and says why that is not dealt. */
  isOfTask?: boolean;
}

/** The last refusal of the server; screen readers have announced it. */
export function Refusal({ session, isOfTask = false }: Props) {
  const refusal = session.refusal.value;
  const room = session.room.value ?? session.classroom.value;
  return refusal?.reason.endsWith('_task') === isOfTask ? (
    <p class="room-refusal">{roomWords(room).reasons[refusal.reason]}</p>
  ) : null;
}
