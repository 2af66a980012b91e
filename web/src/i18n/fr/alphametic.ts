// SPDX-License-Identifier: MIT
import type { AlphameticWords } from '../en/alphametic';
import { joined } from '../base/lists';

const SIGN_NAMES: Record<string, string> = {
  '+': 'plus',
  '−': 'moins',
  '×': 'fois',
  '÷': 'divisé par',
  '=': 'égale',
  '≠': 'est différent de',
  '<': 'est inférieur à',
  '>': 'est supérieur à',
  '≤': 'est inférieur ou égal à',
  '≥': 'est supérieur ou égal à',
  '^': 'à la puissance',
};

export const alphametic: AlphameticWords = {
  title: 'Cryptarithme',
  howToSteps: [
    'Chaque lettre remplace un chiffre, le même partout.',
    'Deux lettres différentes remplacent deux chiffres différents, et aucun nombre de plusieurs chiffres ne commence par 0.',
    'Avec les bons chiffres, le calcul est juste.',
  ],
  howToStart:
    'Choisissez une lettre, puis son chiffre. Commencez où peu de chiffres sont possibles : par la première lettre du nombre le plus long, ou par une colonne où une lettre figure deux fois.',
  howToDrawing:
    'Dans une multiplication, chaque ligne sous le premier trait est le nombre du haut multiplié par un chiffre du nombre du bas.',
  unknownDigits: 'Une case numérotée est un chiffre à elle seule ; il peut être égal à d’autres.',
  inBase: (base) => `En base ${base}`,
  zerosAllowed: 'Les nombres peuvent commencer par 0',
  mayShare: (letters) => `Lettres pouvant valoir autant que d’autres : ${letters}`,
  board: {
    name: (puzzle) => `Cryptarithme : ${puzzle}`,
    drawing: 'Cryptarithme : une opération posée',
    number: (line, text, digits) => `ligne ${line} : ${text}, ${digits}`,
    sign: (sign) => SIGN_NAMES[sign] ?? sign,
    box: (number) => `case ${number}`,
  },
  newPuzzle: {
    kind: 'Type',
    shapes: {
      sum: 'Addition de mots',
      'doubly-true': 'Doublement vraie : des noms de nombres qui s’additionnent',
      multiplication: 'Multiplication posée',
    },
    ownHelp:
      'Écrivez des égalités comme SEND + MORE = MONEY, avec une virgule entre deux d’entre elles, ou posez un calcul en lignes avec une ligne de tirets. Un point remplace un chiffre quelconque.',
    ownLabel: 'L’énigme',
    conditions: 'Autres règles',
    base: 'Base',
    baseFault: (least, most) => `Les bases vont de ${least} à ${most}.`,
    zeros: 'Les nombres peuvent commencer par 0',
    share: 'Lettres qui peuvent être égales à d’autres',
  },
  share: {
    puzzle: (level) => `Un cryptarithme (${level})`,
  },
  nothingToFind: 'il n’y a rien à trouver',
  // The engine speaks English.
  fault: (line, column, message) => `Ligne ${line}, caractère ${column} : « ${message} ».`,
  hints: {
    equation: 'la relation',
    column: (column) => `la colonne ${column} à partir de la droite`,
    columns: (first, second) => `les colonnes ${first} et ${second} à partir de la droite`,
    placeIn: (column, equation) => `${column} de ${equation}`,
    techniques: {
      leading_digit: ({ follows }) => `Aucun nombre ne commence par 0 : ${follows}.`,
      found_digit: ({ because, follows }) =>
        `${because} est trouvé, et aucune autre lettre n’a le même chiffre : ${follows}.`,
      only_digit: ({ because, follows }) =>
        `Tous les chiffres sauf un sont pris ou exclus pour ${because} : ${follows}.`,
      last_place: ({ follows }) =>
        `Il y a autant de lettres que de chiffres, et une seule peut encore prendre celui-ci : ${follows}.`,
      pair: ({ letters, follows }) =>
        `${joined(letters, ' et ')} se partagent les deux mêmes chiffres, qu’aucune autre lettre n’a donc : ${follows}.`,
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
      carries: ({ place, follows }) =>
        `Calculez chiffre par chiffre, avec toutes les retenues possibles, ${place} : ${follows}.`,
      two_columns: ({ place, follows }) => `Passez en revue ensemble ${place} : ${follows}.`,
      few_cases: ({ place, follows }) =>
        `Il ne reste que peu de cas pour ${place}. Passez-les en revue : ${follows}.`,
      many_cases: ({ place, follows }) =>
        `Passez en revue tous les cas pour ${place} ; ils sont nombreux : ${follows}.`,
      two_lines: ({ place, other, follows }) =>
        `Il faut convenir à la fois pour ${place} et pour ${other} : ${follows}.`,
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
  },
};
