// SPDX-License-Identifier: MIT
import { useEffect, useRef, useState } from 'preact/hooks';
import { replaceAddress } from '../app/router';
import type { Room } from './protocol';
import type { Session } from './session';
import { roomWords } from './words';

/** Who has a seat in a match is asked first. */
export function Leave({ session, room }: { session: Session; room: Room }) {
  const words = roomWords();
  const [isAsked, setAsked] = useState(false);
  const me = session.me.value;
  const losesSeat = me !== undefined && !me.left && room.phase !== 'over';
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stay.current?.focus();
  }, [isAsked]);
  const leave = () => {
    session.leave();
    replaceAddress('#/room');
  };
  if (!isAsked) {
    return (
      <div class="room-leave">
        <button
          type="button"
          class="button"
          onClick={() => {
            if (losesSeat) {
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
          ref={stay}
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
