// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import type { GridFault, LinePlace } from '../base/grids';
import { capital } from '../base/text';
import { and, plural } from './grammar';

function place({ kind, number }: LinePlace): string {
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
}

function fault(found: GridFault): string {
  const at = 'column' in found ? `Ligne ${found.line}, caractère ${found.column} : ` : '';
  const wholePlace = 'place' in found ? capital(place(found.place)) : '';
  switch (found.kind) {
    case 'nothing':
      return 'Il n’y a pas encore de grille : écrivez ses lignes ici.';
    case 'cells_of_first_line':
      return `${at}la première ligne a ${plural(found.count, 'case', 'cases')}, il en faut 5, 7 ou 9 : nombres et signes en alternance, séparés par des espaces.`;
    case 'cells_of_line':
      return `${at}cette ligne a ${plural(found.count, 'case', 'cases')}, il en faut ${found.wanted} comme à la première. Écrivez un point là où il n’y a pas de signe.`;
    case 'lines':
      return `La grille a ${plural(found.count, 'ligne', 'lignes')}, il en faut 5, 7 ou 9 : nombres et signes en alternance.`;
    case 'no_number':
      return `${at}« ${found.text} » se trouve à la place d’un nombre. Employez des lettres, des symboles et des chiffres.`;
    case 'no_sign':
      return `${at}« ${found.text} » se trouve à la place d’un signe. Employez + - * / ou =`;
    case 'no_diagonals_here':
      return `${at}« ${found.text} » serait sur une diagonale, et seules les grilles de 3 × 3 en ont. Écrivez un point.`;
    case 'size':
      return `« ${found.text} » devrait être la taille de la grille, comme 3x3d ou 4x5.`;
    case 'number_count':
      return `Il y a ${plural(found.count, 'nombre', 'nombres')}, il en faut ${found.wanted}.`;
    case 'number_text':
      return `Le nombre ${found.number}, « ${found.text} », n’en est pas un : il n’y faut que des lettres et des chiffres.`;
    case 'sign_count':
      return `Il y a ${plural(found.count, 'signe', 'signes')}, il en faut ${found.wanted}.`;
    case 'sign_text':
      return `${wholePlace} a « ${found.text} » à la place de la lettre d’un signe : p, m, t, d ou e.`;
    case 'long_number':
      return `${found.text} est trop long pour un nombre : 18 signes au plus.`;
    case 'letters':
      return `${found.letter} est une lettre de trop : il n’y a que dix chiffres.`;
    case 'no_equals':
      return `Il manque le signe = de ${place(found.place)}. Mettez-le à côté de son dernier nombre ou du premier.`;
    case 'two_equals':
      return `${wholePlace} a deux signes =. Un seul suffit.`;
    case 'other':
      return `${at}${found.message}.`;
    case 'equals_inside':
      return `Le signe = de ${place(found.place)} doit être à côté de son dernier nombre ou du premier.`;
  }
}

const SIGN_NAMES = {
  '+': 'plus',
  '-': 'moins',
  '*': 'fois',
  '/': 'divisé par',
  '=': 'égale',
};

export const calcrostic: Dictionary['calcrostic'] = {
  title: 'Calcrostiche',
  howToSteps: [
    'Chaque lettre remplace un chiffre, le même partout.',
    'Des lettres différentes remplacent des chiffres différents, et aucun nombre de plusieurs chiffres ne commence par 0.',
    'Chaque ligne, colonne et diagonale qui a des signes est une égalité juste.',
  ],
  howToStart:
    'Choisissez une lettre, puis son chiffre. Commencez là où il y a peu de choix : une égalité courte, ou la première lettre d’un long nombre.',
  precedence: 'Dans les lignes à plusieurs signes, × et ÷ passent avant + et −.',
  guide: {
    steps: [
      'Regardez la ligne 1 : A + A = 8. Choisissez A, puis 4.',
      'A vaut 4 partout. La colonne 1 est 4 + B = 7. Choisissez B, puis 3.',
      'La ligne 2 est 3 + C = 5. Choisissez C, puis 2.',
    ],
    done: 'Lignes et colonnes tombent juste : résolu ! Dans le calcrostiche du jour, les deux diagonales tombent juste aussi.',
    play: 'Jouer le calcrostiche du jour',
  },
  today: 'Le calcrostiche du jour',
  board: {
    name: (rows, columns, diagonals) =>
      diagonals
        ? `Calcrostiche, ${rows} sur ${columns} avec diagonales`
        : `Grille de lettres, ${rows} sur ${columns}`,
    number: (row, column, shown) => `ligne ${row}, nombre ${column} : ${shown}`,
    sign: (kind, sign) =>
      kind === 'main' || kind === 'other'
        ? `${place({ kind, number: 1 })} : ${SIGN_NAMES[sign]}`
        : SIGN_NAMES[sign],
  },
  actions: {
    turn: 'Tourner',
    mirror: 'Miroir',
    swap: 'Échanger lignes et colonnes',
  },
  version: (number) => `Version ${number} sur 8`,
  conflicts: {
    failing: (places) =>
      `${capital(and(places))} ${places.length > 1 ? 'ne tombent pas juste' : 'ne tombe pas juste'}.`,
  },
  newPuzzle: {
    kind: 'Type',
    diagonals: '3 × 3 avec diagonales',
    newspaper: 'Grille de lettres',
    rows: 'Lignes',
    columns: 'Colonnes',
    ownHelp:
      'Nombres et signes en alternance, séparés par des espaces ; des chiffres peuvent se mêler aux lettres. Une grille résolue devient une énigme.',
    ownLabel: 'La grille',
  },
  faults: fault,
  place,
};
