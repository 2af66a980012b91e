// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const days: Dictionary['days'] = {
  levels: 'Facile le lundi, difficile le samedi.',
  more: 'Ce jour-là aussi',
  easy: { krypto: 'Une donne facile', calcrostic: 'Un calcrostiche facile' },
  alphametic: 'Cryptarithme',
};
