// SPDX-License-Identifier: MIT
/** The words for the puzzles of days besides those of each kind. */
export const days = {
  levels: 'Monday is easy, Saturday is hard.',
  easy: { krypto: 'An easy hand', calcrostic: 'An easy calcrostic' },
};
