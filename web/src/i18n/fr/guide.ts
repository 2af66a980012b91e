// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const guide: Dictionary['guide'] = {
  title: 'Apprendre en trois étapes',
  step: (step, all) => `Étape ${step} sur ${all}.`,
  skip: 'Passer',
  wrongDigit: 'Ce chiffre ne convient pas. Annulez-le et regardez encore.',
};
