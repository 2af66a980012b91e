// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { counted, plural } from './grammar';

export const games: Dictionary['games'] = {
  krypto: {
    name: 'Krypto',
    ofToday: 'La donne du jour',
    ofADay: 'Donne du',
    one: 'Une donne de Krypto',
    solved: 'Krypto !',
    deal: 'Distribuer',
    example: '2 4 3 6 5 : 6',
  },
  '24': {
    name: 'Le jeu du 24',
    ofToday: 'Le 24 du jour',
    ofADay: 'Le 24 du',
    one: 'Une donne du jeu du 24',
    solved: '24 !',
    deal: 'Distribuer quatre cartes',
    example: '3 3 8 8 : 24',
  },
  countdown: {
    name: 'Le compte est bon',
    ofToday: 'Le compte est bon du jour',
    ofADay: 'Le compte est bon du',
    one: 'Un tirage « Le compte est bon »',
    solved: 'Le compte est bon !',
    deal: 'Tirer six plaques',
    example: '25 50 75 100 3 6 : 952',
  },
  own: {
    name: 'Votre propre jeu',
    ofToday: 'Votre propre donne',
    ofADay: 'Votre propre donne',
    one: 'Votre propre donne',
    solved: 'Résolu !',
    deal: 'Une autre du même genre',
    example: '1 2 3 4 : 10',
  },
  choose: 'Jeux',
  goalNear: (objective, cards) =>
    `Obtenez ${objective}, ou approchez-vous-en, avec des plaques parmi les ${counted(cards)}.`,
  lastStep: (cards) =>
    `${['Deux', 'Trois', 'Quatre', 'Cinq', 'Six'][cards - 3] ?? cards} étapes mènent à une seule carte. Si c’est l’objectif, la donne est résolue.`,
  lastStepAny: 'Une carte égale à l’objectif résout la donne. Il peut rester des cartes.',
  lastStepNear:
    'Quand une plaque vaut l’objectif, ou presque, choisissez-la et donnez-la comme réponse. Il peut rester des plaques.',
  endAny:
    'Aucune carte ne sert deux fois. Dans une formule écrite, × et ÷ passent avant + et − ; les parenthèses passent avant tout.',
  wholeAboveZero: 'Tout résultat intermédiaire est un entier supérieur ou égal à 1.',
  endCountdown:
    'Le compte exact donne 10 points, à 5 près 7, à 10 près 5. Vous avez 30 secondes, à moins d’arrêter le chronomètre.',
  start: (seconds) => `Commencer : ${seconds} secondes`,
  startUntimed: 'Sans chronomètre',
  ready: 'Six plaques et un objectif sont tirés. Commencez quand vous voulez.',
  timeLeft: 'Temps restant',
  myAnswer: (value) => `Ma réponse est ${value}`,
  away: (distance) => `à ${distance} près`,
  points: (points) => (points === 0 ? 'aucun point' : plural(points, 'point', 'points')),
  exact: 'compte exact',
  answerIs: (value, distance) => `${value} est à ${distance} de l’objectif`,
  best: (value, distance) => `au mieux : ${value} (à ${distance} près)`,
  objectivePossible: 'l’objectif peut être atteint',
  nearestPossible: (formula, distance) => `${formula} (à ${distance} près)`,
  deck24: 'Cartes',
  decks24: { '13': '1 à 13 (de l’as au roi)', '10': '1 à 10' },
  faces: 'Montrer A, V, D et R',
  faceLetters: { 1: 'A', 11: 'V', 12: 'D', 13: 'R' },
  large: 'Grandes plaques',
  larges: {
    any: 'Grandes plaques : au hasard',
    '0': 'Aucune grande plaque',
    '1': '1 grande plaque',
    '2': '2 grandes plaques',
    '3': '3 grandes plaques',
    '4': '4 grandes plaques',
  },
  ownHelp: '3 à 7 cartes, puis l’objectif',
  ownAny: 'Il peut rester des cartes',
  ofGames: {
    countdown: {
      endAny:
        'Aucune plaque ne sert deux fois. Dans une formule écrite, × et ÷ passent avant + et − ; les parenthèses passent avant tout.',
      lastStepAny: 'Une plaque égale à l’objectif résout le tirage. Il peut rester des plaques.',
      ownHelp: '3 à 7 plaques, puis l’objectif',
      ownAny: 'Il peut rester des plaques',
      use: 'Plaques à utiliser',
      uses: { all: 'Toutes les plaques', any: 'Plaques au choix' },
    },
  },
  use: 'Cartes à utiliser',
  uses: { all: 'Toutes les cartes', any: 'Cartes au choix' },
  notOf: {
    krypto: 'Le Krypto a des cartes jusqu’à 999 et un objectif.',
    '24': 'Le jeu du 24 a quatre cartes de 1 à 13, et l’objectif est 24.',
    countdown: 'Le compte est bon a six plaques de 1 à 100, et un objectif de 100 à 999.',
    own: 'Une donne a 3 à 7 cartes, puis l’objectif.',
  },
  playHand: (name, hand) => `${name} : ${hand}`,
};
