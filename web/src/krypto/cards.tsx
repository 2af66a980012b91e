// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { writeExpression } from './expression';
import { numberText, spokenNumber } from './notation';
import { NumberFace } from './number-face';
import type { Play } from './play';
import { rational } from './rational';
import type { TableCard } from './table';
import { useDrag, type DragHandlers } from './use-drag';

export function ObjectiveCard({ objective }: { objective: number }) {
  const { krypto } = words();
  const value = rational(objective);
  return (
    <div class="objective" role="img" aria-label={krypto.objectiveIs(spokenNumber(value))}>
      <span class="objective-label">{krypto.objective}</span>
      <NumberFace value={value} />
    </div>
  );
}

/** The objective, and in words what is to be done with all cards. */
export function Goal({ objective }: { objective: number }) {
  return (
    <div class="goal">
      <ObjectiveCard objective={objective} />
      <p>{words().krypto.goal(numberText(rational(objective)))}</p>
    </div>
  );
}

/** The cards that are left, each at its place; the places of others stay empty. The guide points at some. */
export function Cards({ play, pointed = [] }: { play: Play; pointed?: readonly number[] }) {
  const handlers = useDrag((from, onto) => play.drop(from, onto));
  const { places } = play.game.table.value;
  return (
    <div class="cards" role="group" aria-label={words().krypto.cards} onKeyDown={moveFocus}>
      {places.map((card, place) => (
        <div class="place" key={place} data-place={place}>
          {card && (
            <Card
              play={play}
              card={card}
              place={place}
              isPointed={pointed.includes(place)}
              handlers={handlers(place)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** Whether it was put together, not dealt. */
export function isMade({ made }: TableCard): boolean {
  return made.kind === 'operation';
}

/** Returns the number of a card and, if it was put together, its parts. */
export function cardInWords(card: TableCard): string {
  const { krypto } = words();
  const spoken = spokenNumber(card.value);
  return isMade(card) ? krypto.madeCard(spoken, writeExpression(card.made)) : krypto.card(spoken);
}

interface CardProps {
  play: Play;
  card: TableCard;
  place: number;
  /** Whether the guide points at it. */
  isPointed: boolean;
  handlers: DragHandlers;
}

function Card({ play, card, place, isPointed, handlers }: CardProps) {
  const { first, second } = play.selection.value;
  return (
    <button
      type="button"
      class={isMade(card) ? 'card card-made' : 'card'}
      data-pointed={isPointed}
      aria-pressed={place === first || place === second}
      aria-label={cardInWords(card)}
      onClick={() => play.takeCard(place)}
      {...handlers}
    >
      <NumberFace value={card.value} />
    </button>
  );
}

/** The arrow keys go from card to card, past empty places. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) {
    return;
  }
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = cards.findIndex((card) => card === document.activeElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
  event.preventDefault();
}
