// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { and } from './grammar';

export const hints: Dictionary['letters']['hints'] = {
  techniques: {
    leading_digit: ({ follows }) => `Aucun nombre ne commence par 0 : ${follows}.`,
    found_digit: ({ letters, follows }) =>
      `${and(letters)} est trouvé, et aucune autre lettre n’a le même chiffre : ${follows}.`,
    only_digit: ({ letters, follows }) =>
      `Tous les chiffres sauf un sont pris ou exclus pour ${and(letters)} : ${follows}.`,
    last_place: ({ follows }) =>
      `Il y a autant de lettres que de chiffres, et une seule peut encore prendre celui-ci : ${follows}.`,
    pair: ({ letters, follows }) =>
      `${and(letters)} se partagent les deux mêmes chiffres, qu’aucune autre lettre n’a donc : ${follows}.`,
    same_number: ({ place, follows }) =>
      `Dans ${place}, le même nombre figure deux fois : le troisième ne peut être que 0 ou 1, donc ${follows}.`,
    short_line: ({ place, follows }) =>
      `Peu de nombres d’un seul chiffre conviennent pour ${place} : ${follows}.`,
    carry: ({ place, follows }) => `Regardez ${place}, avec les retenues possibles : ${follows}.`,
    parity: ({ place, follows }) =>
      `Regardez ce qui est pair ou impair dans ${place} : ${follows}.`,
    column: ({ place, follows }) =>
      `Passez en revue tout ce qui est possible dans ${place} : ${follows}.`,
    last_digits: ({ place, follows }) =>
      `Regardez les derniers chiffres dans ${place} : ${follows}.`,
    sizes: ({ place, follows }) =>
      `Regardez quelle grandeur les nombres peuvent avoir dans ${place} : ${follows}.`,
    digit_sums: ({ place, base, follows }) =>
      base === 10
        ? `Faites la preuve par neuf pour ${place} : ${follows}.`
        : `Regardez les restes de la division par ${base - 1} dans ${place} : ${follows}.`,
    carries: ({ inside, follows }) =>
      `Calculez ${inside} chiffre par chiffre, avec toutes les retenues possibles : ${follows}.`,
    two_columns: ({ place, follows }) => `Passez en revue ensemble ${place} : ${follows}.`,
    few_cases: ({ place, follows }) =>
      `Il ne reste que peu de cas pour ${place}. Passez-les en revue : ${follows}.`,
    many_cases: ({ place, follows }) =>
      `Passez en revue tous les cas pour ${place} ; ils sont nombreux : ${follows}.`,
    two_lines: ({ inside, other, follows }) =>
      `Cherchez ce que ${inside} et ${other} permettent ensemble : ${follows}.`,
    guess: ({ follows }) =>
      `Aucun raisonnement simple ne permet d’avancer. Essayez ceci et suivez-le jusqu’au bout : ${follows}.`,
    refuted: ({ supposed, follows }) =>
      `Aucun raisonnement simple ne permet d’avancer. Si ${supposed}, on arrive à une contradiction : ${follows}.`,
    answer: () => 'Toutes les lettres sont trouvées, et tout est juste.',
  },
  contradiction: ({ place, follows }) =>
    place === ''
      ? `Ici, rien ne va plus : ${follows}.`
      : `Ici, rien ne va plus, dans ${place} : ${follows}.`,
};
