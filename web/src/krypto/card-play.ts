// SPDX-License-Identifier: MIT
/** A player's moves with a hand, and their effects, where no engine helps. */
import { signal, type Signal } from '@preact/signals';
import { announce } from '../parts/announcer';
import { celebrate, confirmStep } from '../parts/feedback';
import type { EngineError } from '../engine/outcome';
import type { Step } from '../engine/questions';
import { words } from '../i18n';
import { readFormula, type FormulaProblem } from './formula';
import type { Game } from './game';
import type { Hand } from './hand';
import { operationText, stepText } from './notation';
import type { Operator } from './operations';
import { NOTHING, swap, takeCard, takeOperator, type Selection } from './selection';
import { cardsOn, type DoneStep, type Unfinished } from './table';
import { wordsOf } from './words-of';

/** Each hint on the same cards says more than the one before; one more does what the last says. */
export const RUNGS = ['nudge', 'pair', 'step'] as const;
export type Rung = (typeof RUNGS)[number];

/** The next step of a solution. */
export type HintedStep = Pick<DoneStep, 'left' | 'operator' | 'right'>;

/** The message below the cards, unless it just asks for the next step. */
export type Message =
  | { kind: 'refused'; step: Unfinished }
  | { kind: 'no_such_card'; number: string }
  | { kind: 'hint'; rung: Rung; steps: readonly Step[]; selection: Selection }
  | { kind: 'no_way_on' }
  | { kind: 'no_solution'; nearest: string[] }
  | { kind: 'give_up_question' }
  | { kind: 'error'; error: EngineError; retry: () => void };

/** A hand in play: what is taken, what is said, and what moves do to the game. */
export class CardPlay {
  readonly game: Game;
  readonly selection: Signal<Selection> = signal(NOTHING);
  readonly message: Signal<Message | undefined> = signal(undefined);

  readonly #isEndTold: boolean;

  /** `isEndTold`: another part of the page says aloud how the hand ends. */
  constructor(game: Game, isEndTold = false) {
    this.game = game;
    this.#isEndTold = isEndTold;
  }

  get hand(): Hand {
    return this.game.hand;
  }

  /** A card of the player's own choice takes the place of those that a hint has taken. */
  takeCard(place: number): void {
    const message = this.message.peek();
    const isHinted = message?.kind === 'hint' && message.rung !== 'nudge';
    this.select(takeCard(isHinted ? NOTHING : this.selection.peek(), place));
  }

  takeOperator(operator: Operator): void {
    this.select(takeOperator(this.selection.peek(), operator));
  }

  /** A card was dragged onto another. */
  drop(from: number, onto: number): void {
    const { operator } = this.selection.peek();
    this.select({ first: from, second: onto, ...(operator && { operator }) });
  }

  /** A number was typed that no card on the table has. */
  missCard(number: string): void {
    const { krypto } = wordsOf(this.game.setting.game);
    this.say({ kind: 'no_such_card', number }, krypto.noSuchCard(number));
  }

  swap(): void {
    this.selection.value = swap(this.selection.peek());
  }

  putBack(): void {
    this.selection.value = NOTHING;
    this.message.value = undefined;
  }

  undo(): void {
    this.putBack();
    this.game.undo();
    this.#announceTable();
  }

  redo(): void {
    this.putBack();
    this.game.redo();
    this.#announceTable();
  }

  /** Makes the steps of a formula, or says what is wrong with it. */
  typeFormula(text: string): FormulaProblem | undefined {
    const { rules, use } = this.game.setting;
    const { isNearestCounted } = this.game.row;
    const read = readFormula(text, this.hand, { rules, use, isNearestCounted });
    if (!read.ok) {
      return read.problem;
    }
    this.putBack();
    this.game.playAll(read.moves);
    if (isNearestCounted && !this.game.isSolvedNow.peek()) {
      // It may be the answer, or be worked on.
      this.selection.value = { first: read.place };
      this.#announceTable();
    } else {
      if (!this.#isEndTold) {
        announce(this.#solvedText);
      }
      celebrate();
    }
    return undefined;
  }

  /** Gives the number of a card as the answer. */
  declare(place: number): void {
    const card = this.game.table.peek().places[place];
    if (card !== undefined) {
      this.putBack();
      this.game.declare(card.value);
      (this.game.state.solved ? celebrate : confirmStep)();
    }
  }

  protected select(selection: Selection): void {
    const { first, second, operator } = selection;
    this.message.value = undefined;
    if (first === undefined || second === undefined || operator === undefined) {
      this.selection.value = selection;
      return;
    }
    const refused = this.game.move({ from: first, onto: second, operator, swapped: false });
    if (refused === undefined) {
      this.selection.value = NOTHING;
      (this.game.isSolvedNow.peek() ? celebrate : confirmStep)();
      this.#announceTable();
    } else {
      // The cards stay taken: another operation may do.
      this.selection.value = { first, second };
      const said = words().krypto.refused(operationText(refused), refused.refusal);
      this.say({ kind: 'refused', step: refused }, said);
    }
  }

  get #solvedText(): string {
    return words().games[this.game.setting.game].solved;
  }

  #announceTable(): void {
    const { krypto } = wordsOf(this.game.setting.game);
    const table = this.game.table.peek();
    const last = table.steps.at(-1);
    const left = krypto.cardsLeft(cardsOn(table).length);
    const isSolved = this.game.isSolvedNow.peek();
    if (isSolved && this.#isEndTold) {
      return;
    }
    const said = isSolved ? this.#solvedText : left;
    announce(last === undefined ? said : `${stepText(last)}. ${said}`);
  }

  protected say(message: Message, text: string): void {
    this.message.value = message;
    announce(text);
  }
}
