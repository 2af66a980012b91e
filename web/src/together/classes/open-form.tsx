// SPDX-License-Identifier: MIT
import { language } from '../../i18n';
import { showWrong } from '../../parts/show-wrong';
import { RoomCheck } from '../parts/room-check';
import { classWords, roomWords } from '../parts/words';
import { CODE_SIGNS } from '../session/code';
import type { Session } from '../session/session';
import { classWishes } from '../session/wishes';
import { ClassFields, wish } from './class-fields';

/** Opens a class as its host. */
export function OpenClassForm({ session }: { session: Session }) {
  const words = classWords({ settings: classWishes.value });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!showWrong(event.currentTarget)) {
          session.openClass({ ...classWishes.peek(), lang: language.peek() });
        }
      }}
    >
      <div class="room-fields">
        <ClassFields />
        <RoomCheck
          label={roomWords().privateRoom(CODE_SIGNS.private, CODE_SIGNS.class)}
          checked={classWishes.value.private}
          choose={(chosen) => wish({ private: chosen })}
        />
      </div>
      <button type="submit" class="button button-strong">
        {words.openIt}
      </button>
    </form>
  );
}
