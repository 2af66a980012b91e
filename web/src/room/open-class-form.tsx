// SPDX-License-Identifier: MIT
import { RULE_SETS } from '../engine/questions';
import { showWrong } from './number-field';
import type { ClassSettings } from './protocol';
import { RoomCheck } from './room-check';
import type { Session } from './session';
import { NumberSetting, RulesChoice } from './setting-fields';
import { classWishes } from './wishes';
import { classWords, roomWords } from './words';

/** A class of which one is the host. */
export function OpenClassForm({ session }: { session: Session }) {
  const words = classWords();
  const room = roomWords();
  const { rules, hands, hand_seconds: handSeconds, private: isPrivate } = classWishes.value;
  return (
    <form
      class="panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!showWrong(event.currentTarget)) {
          session.openClass(classWishes.peek());
        }
      }}
    >
      <h2>{words.open}</h2>
      <p class="small">{words.openHelp}</p>
      <div class="room-fields">
        <RulesChoice
          sets={RULE_SETS}
          rules={rules}
          choose={(chosen) => {
            wish({ rules: chosen });
          }}
        />
        <NumberSetting
          label={room.hands}
          name="hands"
          value={hands}
          choose={(value) => {
            wish({ hands: value });
          }}
        />
        <NumberSetting
          label={room.handMinutes}
          name="hand_seconds"
          value={handSeconds}
          unit={60}
          choose={(value) => {
            wish({ hand_seconds: value });
          }}
        />
        <RoomCheck
          label={room.privateRoom}
          checked={isPrivate}
          choose={(chosen) => {
            wish({ private: chosen });
          }}
        />
      </div>
      <button type="submit" class="button button-strong">
        {words.openIt}
      </button>
    </form>
  );
}

function wish(some: Partial<ClassSettings>): void {
  classWishes.value = { ...classWishes.peek(), ...some };
}
