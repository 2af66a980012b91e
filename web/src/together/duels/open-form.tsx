// SPDX-License-Identifier: MIT
import { Choice } from '../../parts/choice';
import type { Deck } from '../../krypto/settings';
import { CODE_SIGNS } from '../session/code';
import type { CardGame, DuelSettings } from '../session/protocol';
import { GameFields } from '../parts/game-fields';
import { RoomCheck } from '../parts/room-check';
import { SeatForm } from '../parts/seat-form';
import type { Session } from '../session/session';
import { DeckChoice, NumberSetting, RulesChoice } from '../parts/setting-fields';
import { DUEL_GAMES, DUEL_RULES, duelWishes, mostRounds, rulesWith } from '../session/wishes';
import { duelWords, roomWords } from '../parts/words';

/** A game for two, in which one takes the first seat. */
export function OpenDuelForm({ session }: { session: Session }) {
  const words = duelWords();
  const room = roomWords();
  const settings = duelWishes.value;
  const { game = 'krypto', deck, rounds } = settings;
  return (
    <SeatForm
      openIt={words.openIt}
      open={(name) => session.openDuel(name, duelWishes.peek())}
      more={
        <>
          {game === 'krypto' && (
            <DeckChoice
              deck={deck}
              choose={(chosen) =>
                wish({ deck: chosen, rounds: Math.min(rounds, mostRounds(chosen)) })
              }
            />
          )}
          <NumberSetting
            label={room.explainSeconds}
            name="explain_seconds"
            value={settings.explain_seconds}
            choose={(seconds) => wish({ explain_seconds: seconds })}
          />
          <NumberSetting
            label={words.pauseSeconds}
            name="pause_seconds"
            value={settings.pause_seconds}
            choose={(seconds) => wish({ pause_seconds: seconds })}
          />
          <RoomCheck
            label={words.penalty}
            checked={settings.penalty}
            choose={(chosen) => wish({ penalty: chosen })}
          />
        </>
      }
    >
      <GameFields
        games={DUEL_GAMES}
        chosen={settings}
        chooseGame={chooseGame}
        choose={wish}
        forget={() => undefined}
        hasDeck={false}
      />
      <RulesChoice
        sets={DUEL_RULES}
        rules={settings.rules}
        choose={(chosen) => wish({ rules: chosen })}
      />
      {game === 'krypto' && (
        <Choice
          label={words.rounds}
          value={rounds}
          names={roundsOf(deck)}
          choose={(chosen) => wish({ rounds: chosen })}
        />
      )}
      <RoomCheck
        label={room.privateRoom(CODE_SIGNS.private, CODE_SIGNS.room)}
        checked={settings.private}
        choose={(chosen) => wish({ private: chosen })}
      />
    </SeatForm>
  );
}

function roundsOf(deck: Deck): [number, string][] {
  return Array.from({ length: mostRounds(deck) }, (_, index) => [index + 1, String(index + 1)]);
}

/** The deck of 24 leaves no cards over, so that one round is played. */
function chooseGame(game: CardGame): void {
  wish({ game, rules: rulesWith(game, duelWishes.peek()), rounds: 1 });
}

function wish(some: Partial<DuelSettings>): void {
  duelWishes.value = { ...duelWishes.peek(), ...some };
}
