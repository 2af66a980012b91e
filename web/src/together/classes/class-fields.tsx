// SPDX-License-Identifier: MIT
import { Choice } from '../../parts/choice';
import { LEVELS } from '../../days/daily';
import { RULE_SETS } from '../../engine/questions';
import { GAMES } from '../../krypto/games';
import { words as pageWords } from '../../i18n';
import { CARD_GAMES, RACE_PUZZLES, type ClassSettings } from '../session/protocol';
import { GameFields } from '../parts/game-fields';
import { NumberSetting, RulesChoice, TimeChoice } from '../parts/setting-fields';
import {
  classWishes,
  isNearestCounted,
  timeWith,
  withGame,
  without,
  type Wished,
} from '../session/wishes';
import { classWords, nearWords } from '../parts/words';

const ANY_LEVEL = 0;

/** What a class plays, how hard it is, and how long it takes, as the host wishes it. */
export function ClassFields() {
  const words = classWords({ settings: classWishes.value });
  const { krypto, letters } = pageWords();
  const { rules, hands, hand_seconds: handSeconds } = classWishes.value;
  const { puzzle = 'krypto', level, game = 'krypto' } = classWishes.value;
  const isNear = puzzle === 'krypto' && isNearestCounted(classWishes.value);
  return (
    <>
      <Choice
        label={words.puzzle}
        value={puzzle}
        names={RACE_PUZZLES.map((one) => [one, words.puzzles[one]])}
        choose={(chosen) =>
          wish({ puzzle: chosen, ...timeWith({ puzzle: chosen, game }, classWishes.peek()) })
        }
      />
      {puzzle === 'krypto' && (
        <GameFields
          games={CARD_GAMES}
          chosen={classWishes.value}
          chooseGame={(chosen) => wish(withGame(chosen, classWishes.peek()))}
          choose={wish}
          forget={forget}
          hasDeck={false}
        />
      )}
      {!isNear && (
        <Choice
          label={words.level}
          value={level ?? ANY_LEVEL}
          names={[
            [ANY_LEVEL, krypto.anyLevel],
            ...LEVELS.map((one) => [one, `${one} · ${letters.levelNames[one]}`] as const),
          ]}
          choose={(chosen) => {
            forget('level');
            if (chosen !== ANY_LEVEL) {
              wish({ level: chosen });
            }
          }}
        />
      )}
      {puzzle === 'krypto' && GAMES[game].hasRules && (
        <RulesChoice sets={RULE_SETS} rules={rules} choose={(chosen) => wish({ rules: chosen })} />
      )}
      <NumberSetting
        label={words.count}
        name="hands"
        value={hands}
        choose={(value) => wish({ hands: value })}
      />
      {isNear ? (
        <NumberSetting
          key={`${puzzle} ${game}`} // what was typed for one is not for another
          label={nearWords().seconds}
          name="hand_seconds"
          value={handSeconds}
          choose={(value) => wish({ hand_seconds: value })}
        />
      ) : (
        <TimeChoice
          label={words.time}
          value={handSeconds}
          choose={(value) => wish({ hand_seconds: value })}
        />
      )}
    </>
  );
}

function forget(name: 'level' | 'large' | 'objective'): void {
  classWishes.value = without(classWishes.peek(), name);
}

export function wish(some: Partial<Wished<ClassSettings>>): void {
  classWishes.value = { ...classWishes.peek(), ...some };
}
