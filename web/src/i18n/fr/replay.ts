// SPDX-License-Identifier: MIT
import type { ReplayWords, ReplayWordsOf } from '../en/replay';
import { plural } from './grammar';

export const replay: ReplayWords = {
  open: 'Revoir donne par donne',
  close: 'Fermer la revue',
  title: 'Revoir la partie',
  save: 'Enregistrer la feuille',
  saveAnswers: 'Enregistrer toutes les réponses (CSV)',
  answersName: (code) => `reponses-${code}.csv`,
  answers: {
    head: ['Donne', 'Énigme', 'Nom', 'Secondes', 'Réponse', 'Résultat', 'Points'],
    results: { right: 'juste', wrong: 'faux', passed: 'abandon' },
  },
  fileName: (code) => `match-${code}.jsonl`,
  unreadable: 'La feuille de cette partie est illisible.',
  noHands: 'Aucune donne n’a été jouée.',
  handOf: (hand, hands) => `Donne ${hand} sur ${hands}`,
  pile: (round, pile) => `Manche ${round}, donne ${pile}`,
  earlier: 'Donne précédente',
  later: 'Donne suivante',
  keys: 'Les flèches ← et → tournent aussi les pages.',
  events: 'Ce qui s’est passé',
  nothing: 'Personne n’a rien fait de cette donne.',
  right: (name, formula, points) =>
    `${name} : ${formula}, c’est juste : ${plural(points, 'point', 'points')}.`,
  wrong: (name, formula) => `${name} : ${formula}, c’est faux.`,
  putBack: (name) => `${name} la repose.`,
  gaveUp: (name) => `${name} abandonne.`,
  picked: (name) => `${name} la prend.`,
  minus: (points) => `${plural(points, 'point', 'points')} en moins.`,
  closed: 'La donne est terminée.',
  totals: 'Points ensuite',
  notFound: (n, text) =>
    n === 1 ? '1 solution que personne n’a trouvée' : `${text} solutions que personne n’a trouvées`,
  allFound: 'Toutes les solutions ont été trouvées.',
  noSolution: 'Cette donne n’a pas de solution.',
  answerNotFound: 'La solution que personne n’a trouvée',
  saved: 'Revoir une partie enregistrée',
  savedHelp:
    'Ouvrez une partie enregistrée, ou déposez-la sur cette page. Elle reste sur votre appareil.',
  choose: 'Choisir un fichier',
  faults: {
    too_large: () => 'Ce fichier est trop gros pour être une partie enregistrée.',
    not_a_record: () =>
      'Ce fichier n’est pas une partie enregistrée : choisissez un fichier qui a été enregistré à la fin d’une partie.',
    bad_line: (line) =>
      `Cette partie enregistrée est incorrecte : sa ligne ${line} n’est pas un événement d’une partie.`,
    no_outcome: (line) =>
      `Cette partie enregistrée ne peut pas être revue : sa ligne ${line} ne dit pas le résultat de l’action.`,
  },
  firstOf: (n) => `Les ${n} plus faciles :`,
};

const letters: ReplayWordsOf['calcrostic'] = {
  open: 'Revoir énigme par énigme',
  noHands: 'Aucune énigme n’a été jouée.',
  handOf: (puzzle, puzzles) => `Énigme ${puzzle} sur ${puzzles}`,
  earlier: 'Énigme précédente',
  later: 'Énigme suivante',
  nothing: 'Personne n’a rien fait de cette énigme.',
  closed: 'L’énigme est terminée.',
};

const countdown: ReplayWordsOf['countdown'] = {
  answers: {
    ...replay.answers,
    head: ['Tirage', ...replay.answers.head.slice(1)],
  },
  open: 'Revoir tirage par tirage',
  noHands: 'Aucun tirage n’a été joué.',
  handOf: (round, rounds) => `Tirage ${round} sur ${rounds}`,
  earlier: 'Tirage précédent',
  later: 'Tirage suivant',
  nothing: 'Personne n’a rien fait de ce tirage.',
  closed: 'Le tirage est terminé.',
  totals: 'Points ensuite',
  noSolution: 'Ce tirage n’a pas de solution.',
};

export const replayOf: ReplayWordsOf = {
  calcrostic: letters,
  newspaper: letters,
  alphametic: letters,
  countdown,
};
