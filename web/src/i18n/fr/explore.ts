// SPDX-License-Identifier: MIT
import type { Dictionary } from '..';

export const explore: Dictionary['explore'] = {
  title: 'Explorer',
  intro:
    'Il y a 2 968 875 parties : cinq cartes de 1 à 25 et un objectif de 1 à 25. Voici combien d’entre elles n’ont pas de solution, et lesquelles.',
  mapsTitle: 'Cartes des parties sans solution',
  legend: 'Part des parties sans solution, à partir de',
  objectiveMap: 'Selon l’objectif, pour chacune des règles',
  cardsMap: (rules) => `Selon la plus petite et la plus grande carte, règles : ${rules}`,
  objectiveCell: (objective) => `objectif ${objective}`,
  cardsCell: (smallest, largest) => `cartes de ${smallest} à ${largest}`,
  count: (unsolvable, games, share) => `${unsolvable} sur ${games} sans solution, ${share}`,
  chooseCell: 'Choisissez une case pour voir ses parties.',
  seeGames: 'Voir ses parties',
  asTable: 'Voir en tableau',
  games: 'Parties',
  unsolvable: 'Sans solution',
  share: 'Part',
  smallest: 'Plus petite carte',
  largest: 'Plus grande carte',
  any: 'peu importe',
  gamesTitle: 'Parties sans solution',
  noGames: 'Ici, toute partie a une solution.',
  playGame: (hand) => `Mettre ${hand} sur la table`,
  previousPage: 'Précédentes',
  nextPage: 'Suivantes',
  page: (n) => `Page ${n}`,
  lookupTitle: 'Examiner une donne',
  lookup: 'Examiner',
  solutions: (n, text) => (n === 1 ? 'Une seule solution.' : `${text} solutions.`),
};
