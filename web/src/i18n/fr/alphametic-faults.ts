// SPDX-License-Identifier: MIT
/** The faults in the text of a cryptarithm. */
import type { AlphameticFault, AlphameticFaultName } from '../base/alphametics';

type Say = (first: string, second: string) => string;

const OF_DRAWINGS =
  'le calcul posé ne se lit pas ici ; vérifiez que les chiffres sont l’un sous l’autre et que les traits sont faits de tirets';

const SAID: Record<AlphameticFaultName, Say> = {
  number_expected: missing('un nombre', 'd’un nombre'),
  operator_expected: missing('un signe d’opération', 'd’un signe d’opération'),
  sign_expected: missing(
    'un signe d’opération ou un signe comme =',
    'd’un signe d’opération ou d’un signe comme =',
  ),
  comma_expected: missing(
    'un signe d’opération, un signe comme = ou une virgule',
    'd’un signe d’opération, d’un signe comme = ou d’une virgule',
  ),
  closing_expected: missing(
    'une parenthèse fermante ou un signe d’opération',
    'd’une parenthèse fermante ou d’un signe d’opération',
  ),
  long_number: (digits, most) =>
    `un nombre de ${digits} chiffres est trop long ; ${most} chiffres au plus`,
  large_digit: (base) => `en base ${base}, un chiffre s’écrit (11), sa valeur entre parenthèses`,
  too_deep: (most) => `trop de parenthèses imbriquées ; ${most} au plus`,
  too_large: (letters, numbers) =>
    `une énigme a au plus ${letters} lettres et chiffres inconnus, dans ${numbers} nombres`,
  too_large_values: () =>
    'les valeurs peuvent dépasser 4\u00a0096 chiffres binaires ; prenez des puissances plus petites',
  no_such_digit: (digit, base) => `${digit} n’est pas un chiffre en base ${base}`,
  zero_first: () => 'un nombre commence par 0 ; supprimez ce 0, ou permettez les zéros en tête',
  too_many_letters: (letters, base) =>
    `${letters} lettres différentes demandent autant de chiffres, et la base ${base} en a moins ; prenez une base plus grande, ou laissez des lettres partager un chiffre`,
  too_many_others: (most) => `une énigme a au plus ${most} lettres différentes en dehors de A à Z`,
  no_such_letter: (letter) => `l’énigme n’a pas de lettre ${letter} qui puisse partager un chiffre`,
  no_puzzle: () => 'il n’y a pas d’énigme ; écrivez-en une, comme UN + UN + NEUF = ONZE',
  second_puzzle: () =>
    'une deuxième énigme commence ici ; n’en donnez qu’une, ou supprimez la ligne vide si les deux vont ensemble',
  decimal_point: () =>
    'cela ressemble à un nombre décimal ; les nombres sont entiers, écrivez donc une fraction, ou _ pour un chiffre inconnu',
  decimal_comma: () =>
    'cela ressemble à un nombre décimal ; les nombres sont entiers, écrivez donc une fraction, ou une espace après la virgule entre deux égalités',
  only_unknown_digit: (mark) =>
    `« ${mark} » serait un chiffre inconnu, le seul ici ; supprimez-le, ou écrivez _ pour un tel chiffre`,
  square_root: () => 'les racines carrées ne sont pas lues ; écrivez A × A = BC pour √BC = A',
  drawing_lines: () => 'un calcul posé a des nombres au-dessus et au-dessous de son trait',
  division_head: () =>
    'une division commence par son dividende, son diviseur et son quotient, comme **** ÷ ** = ** ou **)****(**',
  division_rows: () => 'une division posée a des lignes au-dessous de son dividende',
  parted_quotient: () =>
    'une espace coupe ce quotient ; laissez le reste à la dernière ligne, et écrivez les chiffres du quotient sans espace',
  nothing_to_find: () => 'il n’y a rien à trouver',
};

/** Without a sign the text has ended. */
function missing(what: string, ofWhat: string): Say {
  return (found) =>
    found === '' ? `il manque ${what} à la fin` : `« ${found} » se trouve à la place ${ofWhat}`;
}

export function fault({ line, column, name, parts = [] }: AlphameticFault): string {
  const [first = '', second = ''] = parts;
  const said = name === undefined ? OF_DRAWINGS : SAID[name](first, second);
  return `Ligne ${line}, caractère ${column} : ${said}.`;
}
