// SPDX-License-Identifier: MIT
import type { RunWords } from '../en/run';
import { plural } from './grammar';

const hands: RunWords['krypto'] = {
  intro: 'Combien de donnes résolvez-vous en cinq minutes ? En passer une ne coûte que le temps.',
  solved: (hands) => plural(hands, 'donne résolue', 'donnes résolues'),
  best: (hands) =>
    hands === 0
      ? 'Vous n’avez pas encore de meilleure course à ce niveau.'
      : `Votre meilleure course à ce niveau : ${plural(hands, 'donne', 'donnes')}.`,
};

export const run: RunWords = {
  krypto: hands,
  '24': hands,
  countdown: {
    ...hands,
    intro:
      'Combien de comptes exacts trouvez-vous en cinq minutes ? Passer un tirage ne coûte que le temps.',
  },
  calcrostic: {
    intro:
      'Combien de calcrostiches résolvez-vous en dix minutes, sans aide ? En passer un ne coûte que le temps.',
    solved: (puzzles) => plural(puzzles, 'calcrostiche résolu', 'calcrostiches résolus'),
    best: (puzzles) =>
      puzzles === 0
        ? 'Vous n’avez pas encore de meilleure course de cette taille et de ce niveau.'
        : `Votre meilleure course de cette taille et de ce niveau : ${plural(puzzles, 'calcrostiche', 'calcrostiches')}.`,
  },
  opponent: 'Contre',
  opponents: {
    nobody: 'Contre personne',
    ghost: 'Votre meilleure course',
    slow: 'Ordinateur lent',
    steady: 'Ordinateur régulier',
    fast: 'Ordinateur rapide',
  },
  start: 'Commencer',
  again: 'Encore une fois',
  skip: 'Passer',
  stop: 'Arrêter',
  stopQuestion: 'Arrêter la course ? Ce que vous avez résolu compte.',
  goOn: 'Continuer',
  lastSeconds: (seconds) => `Encore ${seconds} secondes.`,
  met: 'Vos jeux',
  solvedAt: (time) => `résolu à ${time}`,
  notSolved: 'pas résolu',
  wrong: 'Chaque lettre a un chiffre, mais quelque chose est faux.',
  result: 'Résultat',
  lastAt: (time) => `le dernier jeu à ${time}`,
  newBest: 'Votre meilleure course !',
  won: 'Vous gagnez.',
  lost: 'Vous perdez.',
  drawn: 'Égalité.',
};
