// SPDX-License-Identifier: MIT
import { AskFirst } from '../../parts/question';
import type { ClassRoom } from '../session/protocol';
import type { Session } from '../session/session';
import { classWords } from '../parts/words';

/** Controls access: the host closes the door, empties the class, and sends onlookers away. */
export function ClassDoor({ session, room }: { session: Session; room: ClassRoom }) {
  const words = classWords(room);
  const watching = session.watching.value;
  return (
    <div class="class-door">
      <p class="small" role="status">
        {room.locked ? words.doorClosed : words.doorOpen}
        {watching > 0 && ` ${words.lookingOn(watching)}`}
      </p>
      <div class="room-buttons">
        <button
          type="button"
          class="button"
          aria-pressed={room.locked}
          onClick={() => session.lock(!room.locked)}
        >
          {room.locked ? words.unlock : words.lock}
        </button>
        <AskFirst
          words={{
            act: words.clear,
            question: words.clearQuestion,
            yes: words.clearYes,
            no: words.cancel,
          }}
          act={() => session.clear()}
        />
        {watching > 0 && (
          <AskFirst
            words={{
              act: words.clearWatchers,
              question: words.clearWatchersQuestion,
              yes: words.clearWatchersYes,
              no: words.cancel,
            }}
            act={() => session.clearWatchers()}
          />
        )}
      </div>
    </div>
  );
}
