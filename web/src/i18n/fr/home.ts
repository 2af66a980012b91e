// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const home: Dictionary['home'] = {
  today: 'Aujourd’hui',
  dayBefore: 'Un jour passé',
  backToToday: 'Revenir à aujourd’hui',
  newcomer: 'Première visite ?',
  kinds: {
    krypto: 'Krypto',
    calcrostic: 'Calcrostiche',
    newspaper: 'Grille de journal',
    alphametic: 'Cryptarithme',
  },
  states: {
    new: 'Jouer',
    under_way: 'Continuer',
    solved: 'Résolu',
    given_up: 'Solution vue',
  },
  solvedIn: (time) => `Résolu en ${time}`,
  continue: 'Continuer',
  streak: (days) =>
    days === 0
      ? 'Un jeu résolu chaque jour'
      : days === 1
        ? 'Un jour de suite'
        : `${days} jours de suite`,
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  calendarDay: (day, solved, all) =>
    `${day} : ${solved} sur ${all} ${solved < 2 ? 'résolu' : 'résolus'}`,
  record: 'Statistiques, historique et sons',
  more: 'Encore à jouer',
  runs: { krypto: 'Cinq minutes de Krypto', calcrostic: 'Dix minutes de calcrostiches' },
  newCalcrostic: 'Autre calcrostiche…',
  newAlphametic: 'Autre cryptarithme…',
};
