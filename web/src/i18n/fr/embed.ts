// SPDX-License-Identifier: MIT
import type { embed as english } from '../en/embed';

export const embed: typeof english = {
  none: 'Il n’y a pas d’énigme pour ce jour.',
  failed: 'L’énigme n’a pas pu être chargée.',
  again: 'Réessayer',
  move: 'Choisissez une carte, une opération et une autre carte.',
  wrong: (line) => `${line} ne tombe pas juste.`,
  more: 'D’autres énigmes',
  today: 'L’énigme du jour',
};
