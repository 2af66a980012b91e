// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { and, or } from './grammar';

const never = (example: string) =>
  example === '' ? '' : `. Par exemple, ${example} n’est jamais juste`;
const soFar = (candidates: string) => (candidates === '' ? '' : `. Pour l’instant, ${candidates}`);

export const hints: Dictionary['letters']['hints'] = {
  step: (reason, follows) => `${reason}. Donc ${follows}.`,
  supposed: (reason, follows) => `${reason} : ${follows}.`,
  relations: {
    filled: (place, equation) => `${place}, soit ${equation}`,
    column: (place, equation) => `${place}, ${equation}`,
    onlyCarry: (place, result) => `${place}, où la retenue seule donne ${result}`,
    carried: 'retenue',
    endsIn: (place, left, digit) => `${place}, où ${left} se termine par ${digit}`,
    endsLike: (place, left, right) => `${place}, où ${left} se termine comme ${right}`,
  },
  canBe: (letter, digits) => `${letter} peut valoir ${or(digits)}`,
  beginWith: (letter, digits) => `Commencez par ${letter}, qui peut valoir ${or(digits)}`,
  techniques: {
    leading_digit: () => 'Aucun nombre ne commence par 0',
    found_digit: ({ letters }) =>
      `On connaît ${and(letters)}, et aucune autre lettre n’a le même chiffre`,
    only_digit: ({ letters }) =>
      `Tous les chiffres sauf un sont pris ou exclus pour ${and(letters)}`,
    last_place: () =>
      'Il y a autant de lettres que de chiffres, et une seule peut encore prendre celui-ci',
    pair: ({ letters }) =>
      `${and(letters)} se partagent deux chiffres, et aucune autre lettre ne peut les prendre`,
    same_number: ({ place }) =>
      `Dans ${place}, le même nombre figure deux fois. Ce n’est possible que si le troisième est 0 ou 1`,
    short_line: ({ place, candidates, example }) =>
      candidates === ''
        ? `Dans ${place}, certains chiffres sont impossibles, quels que soient les chiffres qui restent aux autres lettres${never(example)}`
        : `Dans ${place}, tous les nombres ont un seul chiffre. Pour l’instant, ${candidates}. Ne gardez que les chiffres qui conviennent`,
    carry: ({ place, mostCarried, candidates }) =>
      mostCarried === 0
        ? `Regardez ${place}. D’une colonne à l’autre, la retenue est toujours petite, et peu de chiffres conviennent`
        : `Regardez ${place}. Si l’on additionne ${mostCarried + 1} nombres, la retenue est d’au plus ${mostCarried}${soFar(candidates) || ', et peu de chiffres conviennent'}`,
    parity: ({ place }) =>
      `Cherchez ce qui est pair et ce qui est impair dans ${place}. Des deux côtés du signe =, ce doit être pareil`,
    column: ({ place, candidates, example }) =>
      candidates === ''
        ? `Dans ${place}, certains chiffres sont impossibles, quels que soient la retenue et les chiffres qui restent aux autres lettres${never(example)}`
        : `Regardez ${place}. Pour l’instant, ${candidates}. Ne gardez que les chiffres qui y conviennent, quelle que soit la retenue`,
    last_digits: ({ place }) =>
      `Regardez les derniers chiffres dans ${place}. Ce sont eux qui décident par quoi le résultat se termine`,
    sizes: ({ place }) =>
      `Dans ${place}, cherchez quels nombres seraient trop grands ou trop petits. Leurs chiffres sont exclus`,
    digit_sums: ({ place, base }) =>
      base === 10
        ? `Additionnez les chiffres de chaque nombre dans ${place}. Divisés par 9, un nombre et la somme de ses chiffres ont le même reste, et l’égalité doit être juste pour les restes aussi`
        : `Regardez les restes de la division par ${base - 1} dans ${place}. L’égalité doit être juste pour eux aussi`,
    carries: ({ inside }) =>
      `Calculez ${inside} chiffre par chiffre depuis la droite, et essayez chaque retenue possible`,
    two_columns: ({ place, candidates }) =>
      `Regardez ensemble ${place}. La retenue de l’une à l’autre doit convenir aux deux${soFar(candidates)}`,
    few_cases: ({ place, cases, begin }) =>
      `Il ne reste que ${cases || 'peu de'} possibilités pour ${place}. ${begin || 'Essayez-les toutes'}`,
    many_cases: ({ place, cases, begin }) =>
      [
        cases === ''
          ? `Essayez toutes les possibilités pour ${place} ; elles sont nombreuses`
          : `Essayez les ${cases} possibilités qui restent pour ${place}`,
        ...(begin === '' ? [] : [begin]),
      ].join('. '),
    two_lines: ({ inside, other, candidates }) =>
      `Cherchez ce que ${inside} et ${other} permettent ensemble${soFar(candidates)}`,
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
    place === '' ? 'Ici, rien ne va plus' : `Regardez ${place}. Ici, rien ne va plus`,
};
