// SPDX-License-Identifier: MIT
import type { DuelWords } from '../en/duel';
import { plural } from './grammar';

export const duel: DuelWords = {
  open: 'Ouvrir une partie à deux',
  openHelp:
    'Onze donnes sont posées face cachée, avec un objectif pour toutes. Chacun en prend une, la résout ou la repose. Le joueur qui en remporte le plus gagne.',
  openIt: 'Ouvrir la partie',
  rounds: 'Manches',
  penalty: 'Un faux « Krypto ! » coûte une donne',
  pauseSeconds: 'Secondes entre les manches',

  title: (code) => `Partie ${code}`,
  invite: 'Envoyez ce code ou ce lien à l’autre joueur ; d’autres peuvent regarder :',
  shareText: (code, link) => `Une partie de Krypto à deux : ${code}\n${link}`,
  needsTwo: 'La partie commence quand l’autre joueur est là.',
  begin: 'Distribuer',
  waitForHost: (name) => `Attendez que ${name} distribue.`,
  settingsAre: (rounds, explainSeconds, penalty) => [
    `${plural(rounds, 'manche', 'manches')} ; une égalité est départagée par deux manches, avec 0 puis 100 pour objectif`,
    `${explainSeconds}\u00a0s pour expliquer`,
    penalty
      ? 'Un faux « Krypto ! » coûte une donne'
      : 'Après un faux « Krypto ! », la donne revient face cachée',
  ],
  rules: [
    'Dans une manche, toutes les donnes ont le même objectif : une carte restée dans le paquet. Si les manches sont nombreuses, les dernières se jouent avec 0, puis 100, pour objectif.',
    'Seul celui qui tient une donne la voit.',
    'Qui annonce « Krypto ! » montre la donne et explique ; l’autre attend. Une réponse juste gagne la donne.',
    'Reposez une donne quand vous voulez, et prenez-en une autre.',
    'La dernière donne est ouverte pour les deux. La manche finit quand elle est gagnée, ou quand les deux abandonnent.',
  ],
  rulesTitle: 'Comment on joue',

  roundOf: (round, rounds) => `Manche ${round} sur ${rounds}`,
  roundToBreak: (round) => `Manche ${round}, pour départager`,
  next: (round) => `Ensuite : ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  hands: 'Donnes sur la table',
  pile: (pile) => `Donne ${pile}`,
  faceDown: 'face cachée',
  yours: 'à vous',
  heldBy: (name) => `${name} l’a prise`,
  wonBy: (name) => `gagnée par ${name}`,
  openForBoth: 'ouverte pour les deux',
  called: 'annoncée',
  pickOne: 'Prenez une donne.',
  solveOrPutBack: (pile) =>
    `La donne ${pile} est à vous : trouvez un calcul qui donne l’objectif, puis annoncez.`,
  lastOpen:
    'La dernière donne est ouverte pour les deux. Le premier qui voit une solution annonce.',
  watching: 'Vous voyez quelles donnes les joueurs ont prises, mais pas leurs cartes.',
  putBack: 'La reposer',
  giveUp: 'Abandonner cette manche',
  giveUpQuestion: 'Abandonner cette manche ? Vous revenez en jeu quand une donne est gagnée.',
  giveUpYes: 'L’abandonner',
  giveUpNo: 'Continuer',
  gaveUp:
    'Vous abandonnez cette manche. Elle finit quand l’autre l’abandonne aussi. Dès qu’une donne est gagnée, vous revenez en jeu.',
  otherGaveUp: (name) => `${name} abandonne cette manche.`,
  roundOver: 'La manche est terminée.',
  nextSoon: 'La manche suivante commence dans un instant.',
  nextNow: 'Commencer la manche suivante',
  rematch: 'Rejouer',
  otherLeft: 'L’autre joueur est parti. Quelqu’un d’autre peut prendre la place.',
  even: 'La partie finit à égalité.',
  wins: (name, hands) => `${name} gagne avec ${plural(hands, 'donne', 'donnes')}.`,
  winsByLeaving: (name) => `${name} gagne : l’autre joueur est parti.`,
  youWin: (hands) => `Vous gagnez, avec ${plural(hands, 'donne', 'donnes')} !`,
  youWinByLeaving: 'Vous gagnez : l’autre joueur est parti.',
  away: (name) => `${name} n’est pas connecté. Après une minute, vous pouvez remporter la partie.`,
  claim: 'Remporter la partie',

  padRound: (round) => `Manche ${round}`,

  laid: (round) => `La manche ${round} commence : les cartes sont posées.`,
  roundBegins: (round) => `La manche ${round} commence.`,
  picked: (name, pile) => `${name} prend la donne ${pile}.`,
  wasPutBack: (name) => `${name} repose sa donne.`,
  youWinHand: (formula) => `La donne est à vous ! ${formula}`,
  right: (name, formula) => `${name} : ${formula}, c’est juste, et la donne est gagnée.`,
  penaltyPaid: 'Cela coûte une donne.',
  backFaceDown: 'La donne revient face cachée.',

  leaveQuestion: 'Quitter pour de bon ? L’autre joueur gagne alors la partie.',
};
