// SPDX-License-Identifier: MIT
import type { AlphameticWords } from '../en/alphametic';
import { fault } from './alphametic-faults';

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
  guide: {
    steps: [
      'AA et B font à peine plus de 100, donc la somme commence par 1. Choisissez B, puis 1.',
      'Un seul nombre à deux chiffres égaux atteint 100 quand on ajoute 1. Choisissez A, puis 9.',
      '99 + 1 = 100. Choisissez C, puis 0.',
    ],
    done: 'La somme tombe juste : résolu ! Le cryptarithme du jour additionne des mots.',
    play: 'Jouer le cryptarithme du jour',
  },
  howToSteps: [
    'Chaque lettre remplace un chiffre, le même partout.',
    'Deux lettres différentes remplacent deux chiffres différents, et aucun nombre de plusieurs chiffres ne commence par 0.',
    'Avec les bons chiffres, le calcul est juste.',
  ],
  howToStart:
    'Choisissez une lettre, puis son chiffre. Commencez là où peu de chiffres sont possibles : par la première lettre du nombre le plus long, ou par une colonne où une lettre figure deux fois.',
  howToDrawing:
    'Dans une multiplication, chaque ligne sous le premier trait est le nombre du haut multiplié par un chiffre du nombre du bas.',
  unknownDigits: 'Une case numérotée est un chiffre à elle seule ; il peut être égal à d’autres.',
  othersDiffer: 'Les chiffres inconnus diffèrent de ceux qui sont écrits et de ceux des lettres',
  allDifferent: 'Les chiffres inconnus diffèrent entre eux',
  inBase: (base) => `En base ${base}`,
  zerosAllowed: 'Les nombres peuvent commencer par 0',
  mayShare: (letters) => `Lettres qui peuvent partager leur chiffre : ${letters}`,
  board: {
    name: (puzzle) => `Cryptarithme : ${puzzle}`,
    drawing: 'Cryptarithme : une opération posée',
    number: (line, shown) => `ligne ${line} : ${shown}`,
    boxes: (line, shown) => `ligne ${line}, cases numérotées : ${shown}`,
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
      'Écrivez des égalités comme SEND + MORE = MONEY, séparées par des virgules, ou posez un calcul en lignes avec une ligne de tirets. Un point remplace un chiffre quelconque.',
    ownLabel: 'L’énigme',
    conditions: 'Autres règles',
    base: 'Base',
    baseFault: (least, most) => `Les bases vont de ${least} à ${most}.`,
    zeros: 'Les nombres peuvent commencer par 0',
    share: 'Lettres qui peuvent partager leur chiffre',
  },
  answers: {
    all: (count) => `Les ${count} solutions`,
    more: (count) => `Plus de ${count} solutions`,
    first: (n) => `Les ${n} premières :`,
  },
  fault,
  places: {
    equation: 'la relation',
    column: (column) => `la colonne ${column} à partir de la droite`,
    columns: (first, second) => `les colonnes ${first} et ${second} à partir de la droite`,
    placeIn: (column, equation) => `${column} de ${equation}`,
  },
};
