// SPDX-License-Identifier: MIT
import type { practice as english } from '../en/practice';
import { plural } from './grammar';

/** The words of practice after a contest. */
export const practice: typeof english = {
  title: 'Entraînement',
  missing:
    'Les questions ne sont pas là : le fichier practice.json manque, ou vient d’une autre version de reckon. Recréez le dossier.',
  about:
    'Le concours est fini : refais ses questions autant de fois que tu veux. Il y a des indices, des solutions et des explications.',
  chooseLevel: 'Choisis un niveau',
  otherLevel: 'Un autre niveau',
  size: (questions: number) => plural(questions, 'question', 'questions'),
  check: 'Vérifier',
  hint: 'Indice',
  write: 'L’écrire',
  clear: 'Effacer cette question',
  incomplete: 'La réponse n’est pas encore complète.',
  noHint: 'Il n’y a plus d’indice : vérifie ta réponse.',
  numberHint: (place: number, number: string) => `Le nombre demandé n° ${place} est ${number}.`,
  right: (isHelped: boolean): string =>
    isHelped ? 'Juste ! Avec de l’aide, la question ne rapporte pas de points.' : 'Juste !',
  wrong: 'Ce n’est pas juste. Réessaie, ou demande de l’aide.',
  share: (share: string) => `Au concours, ${share} des élèves ont répondu juste.`,
  explanation: 'Explication, étape par étape',
  solution: {
    button: 'Solution',
    title: 'Solution',
    question: 'Montrer la solution ? Cette question ne rapportera alors plus de points.',
    yes: 'La montrer',
    no: 'Continuer à chercher',
  },
  again: {
    button: 'Recommencer ce niveau',
    question: 'Effacer toutes tes réponses de ce niveau, et recommencer ?',
    yes: 'Recommencer',
    no: 'Garder mes réponses',
  },
  compare: {
    button: 'Comparer mes points',
    title: 'Tes points',
    rule: 'Une question compte si ta première réponse était juste, sans indice et sans la solution.',
    tooFew: 'Moins de cinq élèves ont participé à ce niveau : leurs points ne sont pas montrés.',
    all: (entrants: string, mean: string) =>
      `${entrants} élèves ont participé à ce niveau, avec ${mean} points en moyenne.`,
    below: (share: string) => `Tu as plus de points que ${share} d’entre eux.`,
    caption: 'Points au concours',
    points: 'Points',
    band: (from: string, to: string) => `${from} à ${to}`,
    entrants: 'Élèves',
    you: '← toi',
    back: 'Retour aux questions',
  },
};
