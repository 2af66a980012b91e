// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { and } from './grammar';

export const hints: Dictionary['letters']['hints'] = {
  step: (reason, follows) => `${reason} : ${follows}.`,
  relations: {
    filled: (place, equation) => `${place}, soit ${equation}`,
    column: (place, equation) => `${place}, ${equation}`,
    carried: 'retenue',
    endsIn: (place, left, digit) => `${place}, où ${left} se termine par ${digit}`,
    endsLike: (place, left, right) => `${place}, où ${left} se termine comme ${right}`,
  },
  techniques: {
    leading_digit: () => 'Aucun nombre ne commence par 0',
    found_digit: ({ letters }) =>
      `${and(letters)} est trouvé, et aucune autre lettre n’a le même chiffre`,
    only_digit: ({ letters }) =>
      `Tous les chiffres sauf un sont pris ou exclus pour ${and(letters)}`,
    last_place: () =>
      'Il y a autant de lettres que de chiffres, et une seule peut encore prendre celui-ci',
    pair: ({ letters }) =>
      `${and(letters)} se partagent les deux mêmes chiffres, qu’aucune autre lettre n’a donc`,
    same_number: ({ place }) =>
      `Dans ${place}, le même nombre figure deux fois, et le troisième ne peut être que 0 ou 1`,
    short_line: ({ place }) => `Peu de nombres d’un seul chiffre conviennent pour ${place}`,
    carry: ({ place }) => `Regardez ${place}, avec les retenues possibles`,
    parity: ({ place }) => `Regardez ce qui est pair ou impair dans ${place}`,
    column: ({ place, cases }) =>
      cases === ''
        ? `Passez en revue tout ce qui est possible dans ${place}`
        : `Passez en revue les ${cases} cas possibles dans ${place}`,
    last_digits: ({ place }) => `Regardez les derniers chiffres dans ${place}`,
    sizes: ({ place }) => `Regardez quelle grandeur les nombres peuvent avoir dans ${place}`,
    digit_sums: ({ place, base }) =>
      base === 10
        ? `Faites la preuve par neuf pour ${place}`
        : `Regardez les restes de la division par ${base - 1} dans ${place}`,
    carries: ({ inside }) =>
      `Calculez ${inside} chiffre par chiffre, avec toutes les retenues possibles`,
    two_columns: ({ place }) => `Passez en revue ensemble ${place}`,
    few_cases: ({ place, cases }) =>
      `Il ne reste que ${cases || 'peu de'} cas pour ${place}. Passez-les en revue`,
    many_cases: ({ place, cases }) =>
      cases === ''
        ? `Passez en revue tous les cas pour ${place} ; ils sont nombreux`
        : `Passez en revue les ${cases} cas possibles pour ${place}`,
    two_lines: ({ inside, other }) => `Cherchez ce que ${inside} et ${other} permettent ensemble`,
    guess: () =>
      'Aucun raisonnement simple ne permet d’avancer. Essayez ceci et suivez-le jusqu’au bout',
    refuted: ({ supposed }) =>
      `Aucun raisonnement simple ne permet d’avancer. Si ${supposed}, on arrive à une contradiction`,
    answer: () => 'Toutes les lettres sont trouvées, et tout est juste',
  },
  ideas: {
    last_place: () =>
      'Il y a autant de lettres que de chiffres. Cherchez un chiffre qu’une seule peut encore prendre',
    refuted: ({ supposed }) =>
      `Aucun raisonnement simple ne permet d’avancer. Supposez que ${supposed}, et voyez où cela mène`,
  },
  contradiction: ({ place }) =>
    place === '' ? 'Ici, rien ne va plus' : `Ici, rien ne va plus, dans ${place}`,
};
