// SPDX-License-Identifier: MIT
/**
 * Cards are taken by typing their numbers, as they are read: 1, 4 is 14 where there is a 14; or by
 * the letters of cards, in any case and language. A number that no card has is said to be missing.
 */
import { FACE_VALUES } from '../engine/signs';
import type { CardPlay } from './card-play';

/** The time, in ms, that a 1 waits for a 4 that may make it a 14. */
const PATIENCE = 700;

export class CardTyping {
  readonly #play: CardPlay;
  #typed = '';
  /** The digits that were typed last, if no card has them: more may belong to them. */
  #missed = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(play: CardPlay) {
    this.#play = play;
  }

  /**
   * Whether a key that has an operation and a digit is meant as the operation: a French keyboard
   * has the minus below the 6. It is that behind a first card, as in 9 − 6, but not in 16.
   */
  prefersOperator(digit: number): boolean {
    const { first, operator } = this.#play.selection.peek();
    return this.#typed === ''
      ? first !== undefined && operator === undefined
      : this.#find((number) => number.startsWith(`${this.#typed}${digit}`)) === undefined;
  }

  /** Takes the card that the digits name, or begin to name, or says that there is none. */
  digit(digit: string): void {
    const typed = this.#typed;
    if (this.#begin(typed + digit)) {
      return;
    }
    if (this.#find((number) => number.startsWith(digit)) === undefined) {
      this.#miss(this.#missed + typed + digit);
      return;
    }
    this.finish();
    this.#begin(digit);
  }

  /** Takes the card that has this letter, as J or V for 11; whether there is one. */
  letter(letter: string): boolean {
    const value = FACE_VALUES[letter.toUpperCase()];
    const place = this.#find((number) => number === String(value));
    if (value === undefined || place === undefined) {
      return false;
    }
    this.finish();
    this.#play.takeCard(place);
    return true;
  }

  /** Ends the typing, and takes the card that the number names. */
  finish(): void {
    const typed = this.#typed;
    const place = this.#find((number) => number === typed);
    this.forget();
    if (place !== undefined) {
      this.#play.takeCard(place);
    } else if (typed !== '') {
      this.#play.missCard(typed);
    }
  }

  forget(): void {
    clearTimeout(this.#waiting);
    this.#typed = '';
    this.#missed = '';
  }

  #miss(number: string): void {
    this.forget();
    this.#missed = number;
    this.#waiting = setTimeout(() => this.forget(), PATIENCE);
    this.#play.missCard(number);
  }

  #begin(typed: string): boolean {
    if (this.#find((number) => number.startsWith(typed)) === undefined) {
      return false;
    }
    this.forget();
    this.#typed = typed;
    const goesOn = (number: string) => number.startsWith(typed) && number !== typed;
    if (this.#find(goesOn) === undefined) {
      this.finish();
    } else {
      this.#waiting = setTimeout(() => this.finish(), PATIENCE);
    }
    return true;
  }

  /**
   * The place of a card with such a number, one that is not taken yet if there is one. Signs and
   * what fractions are divided by are not typed.
   */
  #find(isMeant: (number: string) => boolean): number | undefined {
    const { first, second } = this.#play.selection.peek();
    const places = this.#play.game.table.peek().places.flatMap((card, place) => {
      const number = card?.value.numerator.toString().replace('-', '');
      return number !== undefined && isMeant(number) ? [place] : [];
    });
    return places.find((place) => place !== first && place !== second) ?? places[0];
  }
}
