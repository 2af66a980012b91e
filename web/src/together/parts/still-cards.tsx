// SPDX-License-Identifier: MIT
import type { Rules } from '../../engine/questions';
import { cardInWords, isMade } from '../../krypto/cards';
import { writeExpression } from '../../krypto/expression';
import type { GameName } from '../../krypto/games';
import type { Hand } from '../../krypto/hand';
import { NumberFace } from '../../krypto/number-face';
import { deal, replay, type Move, type TableCard } from '../../krypto/table';
import { wordsOf } from '../../krypto/words-of';
import { Step } from '../../krypto/worksheet';

/** Cards to look at: only who has called puts them together. */
export function StillCards({ hand, game }: { hand: Hand; game?: GameName | undefined }) {
  return <Places places={deal(hand).places} game={game} />;
}

interface WatchedCardsProps {
  hand: Hand;
  settings: { readonly game?: GameName; readonly rules: Rules };
  /** The moves of the explaining player, as far as they are known. */
  moves: readonly Move[];
}

/** The same cards as who explains has put them together so far, with the last step. */
export function WatchedCards({ hand, settings: { game, rules }, moves }: WatchedCardsProps) {
  const { places, steps } = replay(hand, moves, rules).table;
  const step = steps.at(-1);
  return (
    <>
      <Places places={places} game={game} />
      {step && (
        <p class="watched-step">
          <Step step={step} />
        </p>
      )}
    </>
  );
}

interface PlacesProps {
  places: readonly (TableCard | undefined)[];
  game?: GameName | undefined;
}

function Places({ places, game = 'krypto' }: PlacesProps) {
  return (
    <div
      class="cards"
      data-count={places.length}
      role="group"
      aria-label={wordsOf(game).krypto.cards}
    >
      {places.map((card, place) => (
        <div class="place" key={place}>
          {card && <StillCard card={card} game={game} />}
        </div>
      ))}
    </div>
  );
}

function StillCard({ card, game }: { card: TableCard; game: GameName }) {
  return (
    <div
      // A new element for each step, so that its arrival is visible.
      key={writeExpression(card.made)}
      class={isMade(card) ? 'card card-still card-made card-come' : 'card card-still'}
      role="img"
      aria-label={cardInWords(card, game)}
    >
      <NumberFace value={card.value} />
    </div>
  );
}
