// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language } from '../../i18n';
import { showWrong } from '../../parts/show-wrong';
import { classWords } from '../parts/words';
import type { ClassRoom } from '../session/protocol';
import type { Session } from '../session/session';
import { classWishes } from '../session/wishes';
import { ClassFields } from './class-fields';

interface Props {
  session: Session;
  room: ClassRoom;
  isOff: boolean;
}

/** The host chooses another game for the same people, who keep their seats and the code. */
export function NextGame({ session, room, isOff }: Props) {
  const words = classWords(room);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const shownIn = useRef(room.race);
  // Once the other game has come, its choice is folded.
  useLayoutEffect(() => {
    const { current } = fold;
    if (current === null || shownIn.current === room.race) {
      return;
    }
    shownIn.current = room.race;
    if (current.contains(document.activeElement)) {
      summary.current?.focus();
    }
    current.open = false;
  }, [room.race]);
  return (
    <details ref={fold} class="class-chosen">
      <summary ref={summary}>{words.nextGame}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff && !showWrong(event.currentTarget)) {
            session.rematch({ ...classWishes.peek(), lang: language.peek() });
          }
        }}
      >
        <p class="small">{room.box > 0 ? words.nextGameHelp : words.otherGameHelp}</p>
        <div class="room-fields">
          <ClassFields />
        </div>
        <button type="submit" class="button" aria-disabled={isOff}>
          {words.playIt}
        </button>
      </form>
    </details>
  );
}
