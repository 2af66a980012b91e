// SPDX-License-Identifier: MIT
import type { AboutWords } from '../en/about';

export const about: AboutWords = {
  title: 'À propos',
  paragraphs: [
    'reckon crée, résout, classe et explique des énigmes de calcul : Krypto, jeu du 24, Le compte est bon, calcrostiches, grilles de lettres et cryptarithmes. Les calculs sont exacts : rien n’est arrondi.',
    'La page fonctionne dans votre navigateur et, une fois chargée, sans réseau. Ce que vous faites dans une salle passe par le serveur de cette page pour parvenir aux autres, et peut y être conservé avec votre nom. Les photos de feuilles sont lues sur ce serveur, qui ne les conserve pas. Si votre navigateur ne peut pas faire les calculs lui-même, ce serveur les fait à sa place.',
  ],
  games: 'Les jeux',
  gamesAre: [
    ['Krypto', 'Atteindre l’objectif avec les cinq cartes. Daniel Yovich a conçu ce jeu en 1963.'],
    ['Le jeu du 24', 'Faire 24 avec les quatre cartes.'],
    [
      'Le compte est bon',
      'S’approcher le plus possible de l’objectif en 30 secondes, avec les plaques de son choix parmi six.',
    ],
    [
      'Calcrostiches et grilles de lettres',
      'Trouver le chiffre de chaque lettre, pour que toutes les égalités de la grille soient justes.',
    ],
    ['Cryptarithmes', 'De même pour un calcul écrit avec des mots, le plus souvent une addition.'],
  ],
  keyboard: 'Touches pour les cartes',
  keys: [
    ['Tab, Entrée', 'choisir une carte, puis une autre, puis l’opération'],
    ['1 0', 'choisir la carte 10 : 10 + 8 combine les deux'],
    ['← →', 'aller d’une carte à l’autre'],
    ['+ − * /', 'l’opération, avant ou après la seconde carte'],
    ['H', 'un indice (il est compté)'],
    ['N', 'la donne suivante'],
    ['Ctrl+Z, Ctrl+Y', 'annuler, rétablir'],
    ['Échap', 'reposer les cartes choisies'],
    ['Espace', 'annoncer dans une salle'],
    ['?', 'ces touches'],
  ],
  letterKeyboard: 'Touches pour les lettres',
  letterKeys: [
    ['A, B, C…', 'choisir une lettre'],
    ['0 à 9', 'lui donner un chiffre'],
    ['Maj et un chiffre', 'exclure ce chiffre (sur un clavier AZERTY : bouton « Exclure »)'],
    ['← → ↑ ↓', 'se déplacer sur le plateau'],
    ['Retour arrière', 'effacer'],
    ['Ctrl+Z, Ctrl+Y', 'annuler, rétablir'],
    ['Maj+H', 'un indice (il est compté)'],
    ['?', 'ces touches'],
  ],
  engineVersion: (version) => `Moteur ${version}`,
};
