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

/** The first letter without a digit of a game that was begun. In a new game the player chooses. */
export function letterToGoOn({ laid: { value: laid } }: Desk): string | undefined {
  return laid?.progress === 'open' && isBegun(laid.game)
    ? laid.letters.find((letter) => laid.board.digits[letter] === undefined)
    : undefined;
}
