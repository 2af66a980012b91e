// SPDX-License-Identifier: MIT
import type { AboutWords } from '../en/about';

export const about: AboutWords = {
  title: 'À propos',
  paragraphs: [
    'reckon distribue, résout, classe et explique trois sortes de casse-tête d’arithmétique, donnes de Krypto, calcrostiches et cryptarithmes, exactement : rien n’est arrondi, rien n’est oublié.',
    'Tout se passe dans ce navigateur, et une fois chargée la page fonctionne sans réseau. Rien n’est envoyé nulle part, hors ce que vous faites dans un match, qui passe par le serveur de cette page à ceux de votre table et peut y être gardé avec votre nom, et les images que vous lui faites lire, qu’il ne garde pas. Un navigateur sans WebAssembly pose toutes ses questions à ce serveur.',
  ],
  krypto: 'Krypto',
  kryptoText:
    'Cinq cartes et un objectif : atteignez l’objectif avec les cinq cartes, chacune une seule fois, en additionnant, soustrayant, multipliant et divisant. Daniel Yovich a conçu ce jeu en 1963.',
  keyboard: 'Au clavier',
  keys: [
    ['Tab, Entrée', 'choisir une carte, puis une autre, puis l’opération'],
    ['1 4', 'choisir la carte 14 : 14 + 8 assemble les deux'],
    ['← →', 'aller d’une carte à l’autre'],
    ['+ − * /', 'l’opération, avant ou après la seconde carte'],
    ['?', 'un indice'],
    ['N', 'la donne suivante'],
    ['Ctrl+Z, Ctrl+Y', 'annuler, rétablir'],
    ['Échap', 'reposer les cartes choisies'],
    ['Espace', 'annoncer dans un match'],
  ],
  engineVersion: (version) => `Moteur ${version}`,
};
