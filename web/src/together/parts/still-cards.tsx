// SPDX-License-Identifier: MIT
import type { Rules } from '../../engine/questions';
import { words } from '../../i18n';
import { cardInWords, isMade } from '../../krypto/cards';
import { writeExpression } from '../../krypto/expression';
import type { Hand } from '../../krypto/hand';
import { NumberFace } from '../../krypto/number-face';
import { deal, replay, type Move, type TableCard } from '../../krypto/table';
import { Step } from '../../krypto/worksheet';

/** Cards to look at: only who has called puts them together. */
export function StillCards({ hand }: { hand: Hand }) {
  return <Places places={deal(hand).places} />;
}

interface WatchedCardsProps {
  hand: Hand;
  rules: Rules;
  /** The moves of the explaining player, as far as they are known. */
  moves: readonly Move[];
}

/** The same cards as who explains has put them together so far, with the last step. */
export function WatchedCards({ hand, rules, moves }: WatchedCardsProps) {
  const { places, steps } = replay(hand, moves, rules).table;
  const step = steps.at(-1);
  return (
    <>
      <Places places={places} />
      {step && (
        <p class="watched-step">
          <Step step={step} />
        </p>
      )}
    </>
  );
}

function Places({ places }: { places: readonly (TableCard | undefined)[] }) {
  return (
    <div class="cards" data-count={places.length} role="group" aria-label={words().krypto.cards}>
      {places.map((card, place) => (
        <div class="place" key={place}>
          {card && <StillCard card={card} />}
        </div>
      ))}
    </div>
  );
}

function StillCard({ card }: { card: TableCard }) {
  return (
    <div
      // A new element for each step, so that its arrival is visible.
      key={writeExpression(card.made)}
      class={isMade(card) ? 'card card-still card-made card-come' : 'card card-still'}
      role="img"
      aria-label={cardInWords(card)}
    >
      <NumberFace value={card.value} />
    </div>
  );
}
