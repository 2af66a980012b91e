// SPDX-License-Identifier: MIT
import { Choice } from '../../parts/choice';
import { RULE_SETS } from '../../engine/questions';
import { GAMES } from '../../krypto/games';
import { CODE_SIGNS } from '../session/code';
import { CARD_GAMES, UNSOLVED, type RoomSettings } from '../session/protocol';
import { GameFields } from '../parts/game-fields';
import { RoomCheck } from '../parts/room-check';
import { SeatForm } from '../parts/seat-form';
import type { Session } from '../session/session';
import { NumberSetting, RulesChoice, TimeChoice } from '../parts/setting-fields';
import { isNearestCounted, wishes, withGame, without, type Wished } from '../session/wishes';
import { nearWords, roomWords } from '../parts/words';

/** A room of one's own: what is played there. */
export function OpenForm({ session }: { session: Session }) {
  const words = roomWords({ settings: wishes.value });
  const {
    rules,
    game = 'krypto',
    unsolved,
    solvable_only: solvableOnly,
    private: isPrivate,
  } = wishes.value;
  const isNear = isNearestCounted(wishes.value);
  return (
    <SeatForm
      openIt={words.openIt}
      open={(name) => session.open(name, wishes.peek())}
      more={
        <>
          {!isNear && (
            <>
              <Choice
                label={words.ifUnsolved}
                value={unsolved}
                names={UNSOLVED.map((one) => [one, words.unsolved[one]])}
                choose={(chosen) => wish({ unsolved: chosen })}
              />
              <NumberWish label={words.explainSeconds} name="explain_seconds" />
            </>
          )}
          <NumberWish label={words.pauseSeconds} name="pause_seconds" />
          <RoomCheck
            label={words.solvableOnly}
            checked={solvableOnly}
            choose={(chosen) => wish({ solvable_only: chosen })}
          />
        </>
      }
    >
      <GameFields
        games={CARD_GAMES}
        chosen={wishes.value}
        chooseGame={(chosen) => wish(withGame(chosen, wishes.peek()))}
        choose={wish}
        forget={forget}
      />
      {GAMES[game].hasRules && (
        <RulesChoice sets={RULE_SETS} rules={rules} choose={(chosen) => wish({ rules: chosen })} />
      )}
      <NumberWish label={words.hands} name="hands" />
      {isNear ? (
        <NumberWish key={game} label={nearWords().seconds} name="hand_seconds" />
      ) : (
        <TimeChoice
          label={words.handTime}
          value={wishes.value.hand_seconds}
          choose={(seconds) => wish({ hand_seconds: seconds })}
        />
      )}
      <RoomCheck
        label={words.privateRoom(CODE_SIGNS.private, CODE_SIGNS.room)}
        checked={isPrivate}
        choose={(chosen) => wish({ private: chosen })}
      />
    </SeatForm>
  );
}

interface NumberWishProps {
  label: string;
  name: 'hands' | 'hand_seconds' | 'explain_seconds' | 'pause_seconds';
}

function NumberWish(props: NumberWishProps) {
  return (
    <NumberSetting
      {...props}
      value={wishes.value[props.name]}
      choose={(value) => wish({ [props.name]: value })}
    />
  );
}

function forget(name: 'large' | 'objective'): void {
  wishes.value = without(wishes.peek(), name);
}

function wish(some: Partial<Wished<RoomSettings>>): void {
  wishes.value = { ...wishes.peek(), ...some };
}
