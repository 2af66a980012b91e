// SPDX-License-Identifier: MIT
/** The words of the puzzle of the day on other sites, besides those of the page. */
export const embed = {
  none: 'There is no puzzle for this day.',
  failed: 'The puzzle could not be loaded.',
  again: 'Try again',
  move: 'Choose a card, an operation, and another card.',
  wrong: (line: string) => `${line} does not work out.`,
  more: 'More puzzles',
  today: 'Today’s puzzle',
};
