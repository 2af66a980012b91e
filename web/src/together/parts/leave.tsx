// SPDX-License-Identifier: MIT
import { AskFirst } from '../../parts/question';
import { replaceAddress } from '../../address/router';
import type { Session } from '../session/session';

interface LeaveProps {
  session: Session;
  /** Whether something is lost, so that a question comes first. */
  loses: boolean;
  words: { leave: string; leaveQuestion: string; leaveYes: string; leaveNo: string };
}

/** Leaves the room for the door, where one finds others; the host of a class sees its results first. */
export function leaveToDoor(session: Session): void {
  session.leave();
  // A class in which a hand is in play closes a moment later.
  const isStillThere = session.stage.peek() === 'inside';
  if (!isStillThere && session.ended.peek() === undefined) {
    replaceAddress('#/room');
  }
}

/** Asks players with a seat in a match before they leave. */
export function Leave({ session, loses, words }: LeaveProps) {
  return (
    <div class="room-leave">
      <AskFirst
        words={{
          act: words.leave,
          question: words.leaveQuestion,
          yes: words.leaveYes,
          no: words.leaveNo,
        }}
        loses={loses}
        act={() => leaveToDoor(session)}
      />
    </div>
  );
}
