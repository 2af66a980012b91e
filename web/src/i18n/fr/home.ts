// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { capital } from '../base/text';
import { plural } from './grammar';

type Home = Dictionary['home'];

/** A hand is feminine, as is a grid; a draw, a calcrostic and an alphametic are masculine. */
function agreed(word: 'résolu' | 'joué', kind: Parameters<Home['state']>[1]): string {
  const isMasculine = ['countdown', 'calcrostic', 'alphametic'].includes(kind);
  return capital(isMasculine ? word : `${word}e`);
}

export const home: Home = {
  today: 'Aujourd’hui',
  dayBefore: 'Énigmes d’un autre jour',
  backToToday: 'Revenir à aujourd’hui',
  newcomer: 'Première visite ?',
  kinds: {
    krypto: 'Krypto',
    '24': 'Le jeu du 24',
    countdown: 'Le compte est bon',
    own: 'Vos propres donnes',
    calcrostic: 'Calcrostiche',
    newspaper: 'Grille de lettres',
    alphametic: 'Cryptarithme',
  },
  state: (state, kind) =>
    ({
      new: 'Jouer',
      under_way: 'Continuer',
      solved: agreed('résolu', kind),
      near: agreed('joué', kind),
      given_up: 'Solution vue',
    })[state],
  says: {
    krypto: 'Atteindre le nombre avec les cinq cartes',
    '24': 'Faire 24 avec quatre cartes',
    countdown: 'S’approcher du nombre en 30 secondes',
    calcrostic: 'Chaque lettre est un chiffre',
    newspaper: 'Une grande grille : à chaque lettre son chiffre',
    alphametic: 'Une somme de mots : à chaque lettre son chiffre',
  },
  solvedIn: (time, kind) => `${agreed('résolu', kind)} en ${time}`,
  continue: 'Continuer',
  streak: (days) =>
    days === 0 ? 'Commencez une série' : `Série : ${plural(days, 'jour', 'jours')}`,
  atStake: (days) => `Résolvez une énigme aujourd’hui pour passer à ${days} jours.`,
  calendar: 'Calendrier',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  calendarDay: (day, solved, all) =>
    `${day} : ${plural(solved, 'énigme résolue', 'énigmes résolues')} sur ${all}`,
  record: 'Statistiques et historique',
  more: 'Jouer encore',
  runs: {
    krypto: 'Krypto : défi de 5 minutes',
    '24': 'Le 24 : défi de 5 minutes',
    countdown: 'Le compte est bon : défi de 5 minutes',
    calcrostic: 'Calcrostiches : défi de 10 minutes',
  },
  ownHand: 'Votre propre donne…',
  newGrid: 'Autre calcrostiche ou grille de lettres…',
  newAlphametic: 'Autre cryptarithme…',
};
