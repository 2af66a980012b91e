// SPDX-License-Identifier: MIT
import { announce } from '../parts/announcer';
import { words } from '../i18n';
import type { Desk } from './desk';
import { isBegun } from './game';

/** Chooses a letter, and says so by the name that a screen reader has for it. */
export function choose(desk: Desk, letter: string, spoken = letter): void {
  desk.chosenLetter.value = letter;
  if (['choose_letter', 'taken'].includes(desk.note.value.kind)) {
    desk.note.value = { kind: 'nothing' };
  }
  const digit = desk.laid.value?.board.digits[letter];
  const { letters } = words().letters;
  announce(digit === undefined ? letters.open(spoken) : letters.digit(spoken, digit));
}

/** In a game that was begun, chooses the first letter without a digit; in a new one the player does. */
export function goOn(
  { laid: { value: laid } }: Desk,
  chooseLetter: (letter: string) => void,
): void {
  const letter =
    laid?.progress === 'open' && isBegun(laid.game)
      ? laid.letters.find((one) => laid.board.digits[one] === undefined)
      : undefined;
  if (letter !== undefined) {
    chooseLetter(letter);
  }
}
