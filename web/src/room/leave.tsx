// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';
import { replaceAddress } from '../app/router';
import type { Session } from './session';

interface LeaveProps {
  session: Session;
  /** Whether something is lost, so that one is asked first. */
  loses: boolean;
  words: { leave: string; leaveQuestion: string; leaveYes: string; leaveNo: string };
}

/** Leaves the room for the door, where one finds others. */
export function leaveToDoor(session: Session): void {
  session.leave();
  replaceAddress('#/room');
}

/** Who has a seat in a match is asked first. */
export function Leave({ session, loses, words }: LeaveProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked || wasAsked.current) {
      button.current?.focus();
    }
    wasAsked.current = isAsked;
  }, [isAsked]);
  const leave = () => {
    leaveToDoor(session);
  };
  if (!isAsked) {
    return (
      <div class="room-leave">
        <button
          ref={button}
          type="button"
          class="button"
          onClick={() => {
            if (loses) {
              setAsked(true);
            } else {
              leave();
            }
          }}
        >
          {words.leave}
        </button>
      </div>
    );
  }
  return (
    <div class="room-leave" role="group" aria-labelledby="room-leave-question">
      <p id="room-leave-question">{words.leaveQuestion}</p>
      <div class="room-buttons">
        <button type="button" class="button" onClick={leave}>
          {words.leaveYes}
        </button>
        <button
          ref={button}
          type="button"
          class="button button-strong"
          onClick={() => {
            setAsked(false);
          }}
        >
          {words.leaveNo}
        </button>
      </div>
    </div>
  );
}
