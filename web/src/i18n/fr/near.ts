// SPDX-License-Identifier: MIT
import type { NearWords } from '../en/near';
import { counted, points } from './grammar';

const away = (distance: number) => (distance === 0 ? 'le compte est bon' : `à ${distance}`);

export const near: NearWords = {
  game: 'Jeu',
  largeByChance: 'Au hasard',
  ownCards: 'Cartes',
  ownObjective: 'Objectif, 0 pour n’importe lequel',
  solve: (cards) =>
    `Atteignez l’objectif, ou approchez-vous-en, avec des plaques parmi les ${counted(cards)}. Le plus proche compte.`,
  solveAll: (cards) => `Atteignez l’objectif avec les ${counted(cards)} cartes.`,
  seconds: 'Secondes par tirage',
  content: 'J’ai fini',
  myBest: (distance) => `Votre meilleure réponse : ${away(distance)}.`,
  away,
  points,
  near: (formula, distance) => `${formula} : ${away(distance)}.`,
  right: (formula) => `${formula} : le compte est bon.`,
  wrong: (formula, why) => `${formula} ne compte pas. ${why}`,
  tooFar: (made, distance, most) =>
    `${made} est à ${distance} de l’objectif ; une réponse ne marque qu’à ${most} près.`,
  declared: (name) => `${name} donne une formule.`,
  timeIsOver: 'Le temps est écoulé.',
  answerOf: (name, formula, distance, scored) =>
    `${name} : ${formula}, ${away(distance)} : ${points(scored)}.`,
  counted: (distance, scored) => `${away(distance)} : ${points(scored)}.`,
  scored: (distance, scored) => `${away(distance)} : ${points(scored)}`,
  hitOf: (hit, near, here) =>
    hit > 0
      ? `${hit} sur ${here} ${hit < 2 ? 'a' : 'ont'} atteint l’objectif${near > 0 ? `, ${near} ${near < 2 ? 'a' : 'ont'} approché` : ''}`
      : near > 0
        ? `Personne n’a atteint l’objectif, mais ${near} sur ${here} ${near < 2 ? 'a' : 'ont'} approché`
        : 'Personne n’a atteint l’objectif',
  scoredOf: (scored, here) => `${scored} sur ${here} ${scored < 2 ? 'a' : 'ont'} marqué`,
  best: (formula) => `La meilleure réponse : ${formula}`,
  lines: {
    krypto: 'Krypto',
    '24': 'Le jeu du 24 : quatre cartes font 24',
    countdown: 'Le compte est bon : le nombre le plus proche marque 10, 7 ou 5 points',
    own: 'Un jeu à vous',
  },
};
