// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { counted, plural } from './grammar';

export const result: Dictionary['result'] = {
  name: 'Résultat',
  hints: (n) => (n === 0 ? 'sans indice' : plural(n, 'indice', 'indices')),
  letters: (n) => plural(n, 'lettre révélée', 'lettres révélées'),
  mistakes: (n) => plural(n, 'erreur signalée', 'erreurs signalées'),
  lastDays: (solved, days) =>
    solved === 0
      ? `Aucun des ${days} derniers jours réussi`
      : `${plural(solved, 'jour réussi', 'jours réussis')} sur les ${days} derniers`,
  next: {
    krypto: 'À suivre : le Krypto du jour',
    '24': 'À suivre : le 24 du jour',
    countdown: 'À suivre : le compte est bon du jour',
    calcrostic: 'À suivre : le calcrostiche du jour',
    newspaper: 'À suivre : la grille de lettres du jour',
    alphametic: 'À suivre : le cryptarithme du jour',
  },
  nextThatDay: (game) => `À suivre ce jour-là : ${game}`,
  dayDone: (puzzles) => `Les ${counted(puzzles)} énigmes du jour sont terminées.`,
  shareDay: 'Partager la journée',
  solvedOf: (solved, all) => `${plural(solved, 'énigme résolue', 'énigmes résolues')} sur ${all}`,
  harder: 'Plus difficile',
  easier: 'Plus facile',
  asHard: 'Au même niveau',
  again: 'Rejouer',
  share: 'Partager',
  copied: 'Copié. Collez-le où vous voulez.',
  copyByHand: 'Copiez ce texte :',
  seeSolutions: 'Voir toutes les solutions',
  onlyAnswer: 'solution unique',
  oneOfSeveral: 'une solution parmi plusieurs',
};
