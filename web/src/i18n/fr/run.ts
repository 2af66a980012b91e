// SPDX-License-Identifier: MIT
import type { RunWords } from '../en/run';
import { plural } from './grammar';

const hands: RunWords['krypto'] = {
  intro: 'Combien de donnes résolvez-vous en cinq minutes ? En passer une ne coûte que le temps.',
  solved: (hands) => plural(hands, 'donne résolue', 'donnes résolues'),
  best: (hands) =>
    hands === 0
      ? 'Vous n’avez pas encore de record à ce niveau.'
      : `Votre record à ce niveau : ${plural(hands, 'donne', 'donnes')}.`,
};

export const run: RunWords = {
  krypto: hands,
  '24': hands,
  countdown: {
    ...hands,
    solved: (draws) => plural(draws, 'tirage résolu', 'tirages résolus'),
    best: (draws) =>
      draws === 0
        ? hands.best(0)
        : `Votre record à ce niveau : ${plural(draws, 'tirage', 'tirages')}.`,
    intro:
      'Combien de comptes exacts trouvez-vous en cinq minutes ? Passer un tirage ne coûte que le temps.',
  },
  calcrostic: {
    intro:
      'Combien de calcrostiches résolvez-vous en dix minutes, sans aide ? En passer un ne coûte que le temps.',
    solved: (puzzles) => plural(puzzles, 'calcrostiche résolu', 'calcrostiches résolus'),
    best: (puzzles) =>
      puzzles === 0
        ? 'Vous n’avez pas encore de record de cette taille et de ce niveau.'
        : `Votre record de cette taille et de ce niveau : ${plural(puzzles, 'calcrostiche', 'calcrostiches')}.`,
  },
  opponent: 'Contre',
  opponents: {
    nobody: 'En solo',
    ghost: 'Votre record',
    slow: 'Ordinateur lent',
    steady: 'Ordinateur moyen',
    fast: 'Ordinateur rapide',
  },
  start: 'Commencer',
  again: 'Rejouer',
  skip: 'Passer',
  stop: 'Arrêter',
  stopQuestion: 'Arrêter le défi ? Ce que vous avez résolu compte.',
  goOn: 'Continuer',
  lastSeconds: (seconds) => `Encore ${seconds} secondes.`,
  met: 'Vos énigmes',
  solvedAt: (time) => `résolue à ${time}`,
  notSolved: 'non résolue',
  showSolution: 'Voir une solution',
  wrong: 'Chaque lettre a un chiffre, mais quelque chose est faux.',
  result: 'Résultat',
  lastAt: (time) => `la dernière énigme à ${time}`,
  newBest: 'Nouveau record !',
  won: 'Vous gagnez.',
  lost: 'Vous perdez.',
  drawn: 'Égalité.',
};
