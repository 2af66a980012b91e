// SPDX-License-Identifier: MIT
import { words } from '../i18n';
import { writeExpression } from './expression';
import { numberName, numberText, spokenNumber } from './notation';
import { NumberFace } from './number-face';
import type { CardPlay } from './card-play';
import { GAMES, type GameName, type Setting } from './games';
import { isInteger, rational } from './rational';
import { showsFaces } from './settings';
import type { TableCard } from './table';
import { useDrag, type DragHandlers } from './use-drag';
import { wordsOf } from './words-of';

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

interface GoalProps {
  objective: number;
  /** How many cards are dealt. */
  cards?: number;
  setting?: Pick<Setting, 'game' | 'use'>;
  /** Whether only the objective itself counts, also where one near it does otherwise. */
  isExact?: boolean;
}

const KRYPTO = { game: 'krypto', use: 'all' } as const;

/** The objective, and in words what is to be done with the cards. */
export function Goal({
  objective,
  cards = 5,
  setting: { game, use } = KRYPTO,
  isExact = false,
}: GoalProps) {
  const { games, krypto } = wordsOf(game);
  const text = numberText(rational(objective));
  return (
    <div class="goal">
      <ObjectiveCard objective={objective} />
      <p>
        {GAMES[game].isNearestCounted && !isExact
          ? games.goalNear(text, cards)
          : krypto.goal(text, cards, use === 'any')}
      </p>
    </div>
  );
}

/** The cards that are left, each at its place; the places of others stay empty. The guide points at some. */
export function Cards({ play, pointed = [] }: { play: CardPlay; pointed?: readonly number[] }) {
  const handlers = useDrag((from, onto) => play.drop(from, onto));
  const { places } = play.game.table.value;
  return (
    <div
      class="cards"
      data-count={places.length}
      role="group"
      aria-label={wordsOf(play.game.setting.game).krypto.cards}
      onKeyDown={moveFocus}
    >
      {places.map((card, place) => (
        <div class="place" key={place} data-place={place} style={{ '--place': place }}>
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

/** Returns the number of a card, the letter that it may show instead, and the parts of a made card. */
export function cardInWords(card: TableCard, game: GameName = 'krypto'): string {
  const { krypto } = wordsOf(game);
  const number = numberName(card.value);
  const face = faceOf(card, game);
  return isMade(card)
    ? krypto.madeCard(number, writeExpression(card.made))
    : krypto.card(face === undefined ? number : `${face}, ${number}`);
}

interface CardProps {
  play: CardPlay;
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
      aria-label={cardInWords(card, play.game.setting.game)}
      onClick={() => play.takeCard(place)}
      {...handlers}
    >
      <Face card={card} game={play.game.setting.game} />
    </button>
  );
}

/** Returns the letter that a dealt card of 24 shows in the place of its number, if any. */
export function faceOf(card: TableCard, game: GameName): string | undefined {
  const letters: Readonly<Record<string, string>> = words().games.faceLetters;
  return game === '24' && showsFaces.value && !isMade(card) && isInteger(card.value)
    ? letters[card.value.numerator.toString()]
    : undefined;
}

/** A dealt card of 24 may show the letter of a playing card. */
function Face({ card, game }: { card: TableCard; game: GameName }) {
  const letter = faceOf(card, game);
  return letter !== undefined ? (
    <span class="number" data-length="short">
      {letter}
    </span>
  ) : (
    <NumberFace value={card.value} />
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
