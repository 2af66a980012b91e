// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const days: Dictionary['days'] = {
  levels: 'Facile le lundi, difficile le samedi.',
  easy: { krypto: 'Une donne facile', calcrostic: 'Un calcrostiche facile' },
};
