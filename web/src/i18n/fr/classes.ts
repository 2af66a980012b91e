// SPDX-License-Identifier: MIT
import type { ClassWords } from '../../room/words';

const plural = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const classes: ClassWords = {
  open: 'Ouvrir une classe',
  openHelp:
    'Chacun résout les mêmes donnes seul, sur son écran. Vous menez le jeu d’ici : distribuer, suivre l’avancement de chacun, montrer les résultats.',
  openIt: 'Ouvrir la classe',
  keptClass: (code) => `Revenir dans la classe ${code}, comme hôte`,
  ended: {
    removed: 'L’hôte vous a retiré de la classe.',
    closed: 'L’hôte a fermé la classe.',
  },

  title: (code) => `Classe ${code}`,
  handOf: (hand, hands) => `Donne ${hand} sur ${hands}`,
  finishedOf: (finished, here) => `${finished} sur ${here} ont terminé`,
  solvedOf: (right, here) => `${right} sur ${here} ont trouvé`,
  players: (n) => plural(n, 'joueur', 'joueurs'),
  points: (n) => plural(n, 'point', 'points'),
  seconds,

  begin: 'Distribuer la première donne',
  next: 'Distribuer la donne suivante',
  endHand: 'Terminer cette donne',
  rematch: 'Rejouer avec les mêmes personnes',
  nobodyYet: 'Personne n’est encore entré. Montrez le code, ou ouvrez le grand écran.',
  bigScreen: 'Ouvrir le grand écran',
  invite:
    'Les joueurs saisissent le code sous « Ensemble », ou le scannent. Ils peuvent entrer à tout moment.',
  qrCode: (link) => `Code QR de ${link}`,
  codeAndLink: 'Code et lien',
  playersTitle: 'Joueurs',
  progressTitle: 'Avancement',
  resultsTitle: 'Résultats',
  rank: 'Place',
  name: 'Nom',
  state: 'Cette donne',
  total: 'Total',
  change: 'Modifier',
  progress: {
    thinking: 'réfléchit',
    right: 'juste',
    passed: 'a passé',
    out: 'trop de réponses fausses',
  },
  rightIn: (ms) => `juste en ${seconds(ms)}`,
  wrongTries: (n) => plural(n, 'réponse fausse', 'réponses fausses'),
  away: 'absent',
  left: 'a quitté',
  changeOf: (name) => `Modifier ${name}`,
  rename: 'Renommer',
  newName: (name) => `Nouveau nom pour ${name}`,
  cancel: 'Annuler',
  remove: 'Retirer…',
  removeQuestion: (name) => `Retirer ${name} de la classe ?`,
  removeYes: (name) => `Oui, retirer ${name}`,
  csv: 'Enregistrer les résultats (CSV)',
  csvName: (code) => `classe-${code}.csv`,
  csvHead: { rank: 'Place', name: 'Nom', hand: (n) => `Donne ${n}`, total: 'Total' },
  print: 'Imprimer',
  leave: 'Fermer la classe',
  leaveQuestion:
    'Fermer la classe pour tous ? Enregistrez d’abord les résultats s’il vous les faut.',
  leaveYes: 'Fermer',
  leaveNo: 'La garder ouverte',

  youAreIn: (name) => `Vous y êtes, ${name}.`,
  waitForHost: 'L’hôte distribue la première donne dans un instant.',
  solve: 'Obtenez l’objectif avec les cinq cartes. Une réponse fausse coûte 100 points.',
  pass: 'Passer cette donne',
  right: (ms, points) => `Juste, en ${seconds(ms)} : ${plural(points, 'point', 'points')}.`,
  wrong: (left) =>
    `C’est faux. ${left === 1 ? 'Encore un essai.' : `Essayez encore : il reste ${left} essais.`}`,
  passed: 'Vous avez passé cette donne.',
  out: 'Il ne reste aucun essai pour cette donne.',
  unsolved: 'Vous n’avez pas résolu cette donne.',
  waitForOthers: 'Attendez les autres.',
  waitForNext: 'L’hôte distribue la donne suivante.',
  notInHand: 'Vous êtes arrivé entre deux donnes. Vous jouez dès la prochaine.',
  place: (rank, of, total) =>
    `Vous êtes à la place ${rank} sur ${of}, avec ${plural(total, 'point', 'points')}.`,
  final: 'C’était la dernière donne.',
  again: 'Une nouvelle course commence : tous les scores sont à 0.',

  hands: 'Donne par donne',
  handsHelp: 'Chacune s’ouvre dans une autre fenêtre, avec des indices et toutes les solutions.',
  notSolved: 'non résolue',

  joinAt: 'Rejoindre à',
  leaveScreen: 'Quitter le grand écran',
  fullScreen: 'Plein écran',
  standings: 'Classement',
  finalStandings: 'Classement final',

  joined: (name) => `${name} entre.`,
  hasLeft: (name) => `${name} quitte la classe.`,
  removed: (name) => `${name} a été retiré.`,
  renamed: (name) => `Nouveau nom : ${name}.`,
  dealt: (hand) => `La donne ${hand} est distribuée.`,
  closed: 'La donne est terminée.',
  hasSolved: (name) => `${name} a trouvé.`,
  hasErred: (name) => `${name} s’est trompé.`,
  hasPassed: (name) => `${name} passe.`,
};
