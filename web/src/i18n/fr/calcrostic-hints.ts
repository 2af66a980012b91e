// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { and } from './grammar';

export const hints: Dictionary['calcrostic']['hints'] = {
  place: ({ kind, number }) => {
    switch (kind) {
      case 'row':
        return `la ligne ${number}`;
      case 'column':
        return `la colonne ${number}`;
      case 'main':
        return 'la diagonale principale';
      case 'other':
        return 'l’autre diagonale';
    }
  },
  line: (place, text) => `${place}, ${text}`,
  techniques: {
    leading_digit: ({ follows }) => `Aucun nombre ne commence par 0 : ${follows}.`,
    found_digit: ({ because, follows }) =>
      `${and(because)} est trouvé, et aucune autre lettre n’a le même chiffre : ${follows}.`,
    only_digit: ({ because, follows }) =>
      `Tous les chiffres sauf un sont pris ou exclus pour ${and(because)} : ${follows}.`,
    last_place: ({ follows }) =>
      `Il y a autant de lettres que de chiffres, et une seule peut encore prendre celui-ci : ${follows}.`,
    pair: ({ because, follows }) =>
      `${and(because)} se partagent les deux mêmes chiffres, qu’aucune autre lettre n’a donc : ${follows}.`,
    same_number: ({ line, follows }) =>
      `Dans ${line}, le même nombre figure deux fois : le troisième ne peut être que 0 ou 1, donc ${follows}.`,
    short_line: ({ line, follows }) =>
      `Peu de nombres d’un seul chiffre conviennent pour ${line} : ${follows}.`,
    last_digits: ({ line, follows }) => `Regardez les derniers chiffres pour ${line} : ${follows}.`,
    sizes: ({ line, follows }) =>
      `Regardez quelle grandeur les nombres peuvent avoir pour ${line} : ${follows}.`,
    carries: ({ line, follows }) =>
      `Calculez chiffre par chiffre, avec toutes les retenues possibles, ${line} : ${follows}.`,
    few_cases: ({ line, follows }) =>
      `Il ne reste que peu de cas pour ${line}. Passez-les en revue : ${follows}.`,
    many_cases: ({ line, follows }) =>
      `Passez en revue tous les cas pour ${line} ; ils sont nombreux : ${follows}.`,
    two_lines: ({ line, other, follows }) =>
      `Il faut convenir à la fois pour ${line}, et pour ${other} : ${follows}.`,
    guess: ({ follows }) =>
      `Aucun raisonnement simple ne permet d’avancer. Essayez ceci et suivez-le jusqu’au bout : ${follows}.`,
    refuted: ({ supposed, follows }) =>
      `Aucun raisonnement simple ne permet d’avancer. Si ${supposed}, on arrive à une contradiction : ${follows}.`,
    answer: () => 'Toutes les lettres sont trouvées, et tous les calculs sont justes.',
  },
  contradiction: ({ line, follows }) =>
    line === ''
      ? `Ici, rien ne va plus : ${follows}.`
      : `Ici, rien ne va plus, pour ${line} : ${follows}.`,
};
