// SPDX-License-Identifier: MIT
/** The game of a room, and the choices in it. */
import { Choice } from '../../parts/choice';
import { words } from '../../i18n';
import { LARGES } from '../../krypto/settings';
import type { CardGame } from '../session/protocol';
import { CHOICES, type ChosenGame } from '../session/wishes';
import { NumberField } from './number-field';
import { DeckChoice } from './setting-fields';
import { nearWords } from './words';

interface GameFieldsProps {
  games: readonly CardGame[];
  chosen: ChosenGame;
  chooseGame: (game: CardGame) => void;
  choose: (some: Partial<ChosenGame>) => void;
  /** Leaves a choice to chance. */
  forget: (name: 'large' | 'objective') => void;
  /** Whether the deck of Krypto is chosen here. */
  hasDeck?: boolean;
}

export function GameFields({
  games,
  chosen,
  chooseGame,
  choose,
  forget,
  hasDeck = true,
}: GameFieldsProps) {
  const near = nearWords();
  const { games: names } = words();
  const { game = 'krypto', deck = '56', up_to: upTo = 13, large, cards = 4, objective } = chosen;
  return (
    <>
      <Choice
        label={near.game}
        value={game}
        names={games.map((one) => [one, names[one].name])}
        choose={chooseGame}
      />
      {game === 'krypto' && hasDeck && (
        <DeckChoice deck={deck} choose={(one) => choose({ deck: one })} />
      )}
      {game === '24' && (
        <Choice
          label={names.deck24}
          value={upTo}
          names={([13, 10] as const).map((one) => [one, names.decks24[one]])}
          choose={(one) => choose({ up_to: one })}
        />
      )}
      {game === 'countdown' && (
        <Choice
          label={names.large}
          value={large === undefined ? 'any' : String(large)}
          names={LARGES.map((one) => [one, one === 'any' ? near.largeByChance : one])}
          choose={(one) => (one === 'any' ? forget('large') : choose({ large: Number(one) }))}
        />
      )}
      {game === 'own' && (
        <>
          <NumberField
            label={near.ownCards}
            range={CHOICES.cards}
            value={cards}
            onValue={(one) => choose({ cards: one })}
          />
          <NumberField
            label={near.ownObjective}
            range={CHOICES.objective}
            value={objective ?? 0}
            onValue={(one) => (one === 0 ? forget('objective') : choose({ objective: one }))}
          />
        </>
      )}
    </>
  );
}
