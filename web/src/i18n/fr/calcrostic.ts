import type { Dictionary } from '..';

export const calcrostic: Dictionary['calcrostic'] = {
  title: 'Calcrostiche',
  soon: 'Les lettres sont des chiffres, et chaque ligne est un calcul. Cette table se dresse.',
};
