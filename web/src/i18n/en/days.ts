// SPDX-License-Identifier: MIT
/** The words for the puzzles of days besides those of each kind. */
export const days = {
  levels: 'Monday is easy, Saturday is hard.',
  more: 'Also of this day',
  easy: { krypto: 'An easy hand', calcrostic: 'An easy calcrostic' },
  alphametic: 'Alphametic',
};
