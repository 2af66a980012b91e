// SPDX-License-Identifier: MIT
import { useState } from 'preact/hooks';
import { Choice } from '../../parts/choice';
import { LEVELS } from '../../days/daily';
import { RULE_SETS } from '../../engine/questions';
import { GAMES } from '../../krypto/games';
import { words as pageWords } from '../../i18n';
import { CARD_GAMES, RACE_PUZZLES, type ClassSettings } from '../session/protocol';
import { GameFields } from '../parts/game-fields';
import { NumberSetting, RulesChoice, TimeChoice } from '../parts/setting-fields';
import { classWishes, isNearestCounted, secondsWith, withGame, without } from '../session/wishes';
import { classWords, nearWords } from '../parts/words';

const ANY_LEVEL = 0;

/** What a class plays, how hard it is, and how long it takes, as the host wishes it. */
export function ClassFields() {
  const words = classWords({ settings: classWishes.value });
  const { krypto, letters } = pageWords();
  const { rules, hands, hand_seconds: handSeconds } = classWishes.value;
  const { puzzle = 'krypto', level, game = 'krypto' } = classWishes.value;
  /** Whether the time was set, so that another game does not change it. */
  const [isTyped, setTyped] = useState(false);
  const chooseTime = (seconds: number) => {
    setTyped(true);
    wish({ hand_seconds: seconds });
  };
  const isNear = puzzle === 'krypto' && isNearestCounted(classWishes.value);
  return (
    <>
      <Choice
        label={words.puzzle}
        value={puzzle}
        names={RACE_PUZZLES.map((one) => [one, words.puzzles[one]])}
        choose={(chosen) =>
          wish({
            puzzle: chosen,
            hand_seconds: secondsWith({ puzzle: chosen, game }, classWishes.peek(), isTyped),
          })
        }
      />
      {puzzle === 'krypto' && (
        <GameFields
          games={CARD_GAMES}
          chosen={classWishes.value}
          chooseGame={(chosen) => wish(withGame(chosen, classWishes.peek(), isTyped))}
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
          label={nearWords().seconds}
          name="hand_seconds"
          value={handSeconds}
          choose={chooseTime}
        />
      ) : (
        <TimeChoice label={words.time} value={handSeconds} choose={chooseTime} />
      )}
    </>
  );
}

function forget(name: 'level' | 'large' | 'objective'): void {
  classWishes.value = without(classWishes.peek(), name);
}

export function wish(some: Partial<ClassSettings>): void {
  classWishes.value = { ...classWishes.peek(), ...some };
}
