// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const guide: Dictionary['guide'] = {
  title: 'Apprendre en trois étapes',
  step: (step, all) => `Étape ${step} sur ${all}.`,
  skip: 'Passer',
  letterFirst: (letter) => `Touchez d’abord la lettre ${letter}, puis son chiffre.`,
  wrongDigit: 'Ce chiffre ne convient pas. Annulez-le et regardez encore.',
};
