// SPDX-License-Identifier: MIT
import type { RoomWords, RoomWordsOf } from '../en/room';
import { duration, lasting } from '../base/text';
import { plural } from './grammar';

const unsolved: RoomWords['unsolved'] = {
  again: 'une autre donne',
  empty: 'personne ne marque',
};

const problems: Record<Parameters<RoomWords['because']>[0][number], string> = {
  missing_card: 'une carte n’est pas utilisée',
  extra_card: 'une carte utilisée n’y est pas',
  division_by_zero: 'elle divise par 0',
  wrong_value: 'elle donne un autre nombre',
  forbidden_result: 'un résultat enfreint les règles',
  wrong_step: 'une étape ne donne pas ce qu’elle dit',
};

const reasons: RoomWords['reasons'] = {
  over: 'La partie est terminée.',
  other_game: 'Cela n’existe pas dans ce jeu.',
  begun: 'La partie a commencé et ne prend plus de joueurs. Vous pouvez regarder.',
  full: 'Toutes les places sont prises. Vous pouvez regarder.',
  bad_name: 'Ce nom ne peut pas être affiché. Prenez-en un de 1 à 24 lettres.',
  name_taken: 'Quelqu’un porte déjà ce nom. Prenez-en un autre.',
  has_left: 'Vous avez quitté cette partie.',
  too_few: 'Il y a trop peu de joueurs pour commencer.',
  in_play: 'Une donne est en jeu.',
  nothing_dealt: 'Aucune donne n’est ouverte.',
  being_explained: 'Quelqu’un a été plus rapide.',
  not_playing: 'Vous ne jouez pas cette donne.',
  not_caller: 'Ce n’est pas à vous d’expliquer.',
  unreadable: 'Cette formule est illisible. Corrigez-la : le temps court toujours.',
  too_late: 'Le temps est écoulé.',
  passed: 'Vous avez passé cette donne.',
  no_such_player: 'Ce joueur n’existe pas.',
  no_such_pile: 'Cette donne n’est plus sur la table.',
  held: 'L’autre joueur a cette donne.',
  hands_full: 'Reposez d’abord votre donne.',
  hands_empty: 'Prenez d’abord une donne.',
  open: 'La dernière donne est ouverte pour les deux.',
  not_away: 'L’autre joueur peut encore revenir. Attendez un peu.',
  no_record: 'Cette partie a été trop longue : sa feuille n’a pas été gardée.',
  no_such_room:
    'Aucune salle n’a ce code. Redemandez-le : les salles vides sont supprimées au bout d’un certain temps.',
  bad_token: 'Votre place dans cette salle ne peut plus être ouverte d’ici.',
  not_host: 'Seul l’hôte peut le faire.',
  unfit_task:
    'Cette classe ne peut pas jouer cela. Comparez avec la feuille ; « Passer à un autre jeu » permet de changer de jeu.',
  unsolvable_task: 'Cela n’a pas de solution. Choisissez autre chose.',
  ambiguous_task: 'Cette énigme a plusieurs solutions. Choisissez-en une qui n’en a qu’une.',
  hard_task: 'Cette énigme est trop longue à résoudre ici. Choisissez-en une autre.',
  other_hand: 'Cette donne est terminée.',
  too_fast: 'Trop d’actions à la fois. Attendez un instant.',
  locked: 'L’hôte a verrouillé la salle. Demandez-lui de la déverrouiller.',
  removed: 'L’hôte vous a retiré de cette classe.',
  busy: 'Le serveur est surchargé. Réessayez dans un instant.',
  fault: 'Le serveur n’a pas pu le faire. Réessayez.',
};

function because(
  kinds: Parameters<RoomWords['because']>[0],
  are: Readonly<typeof problems>,
): string {
  return `Pourquoi : ${[...new Set(kinds)].map((kind) => are[kind]).join(', ')}.`;
}

export const room: RoomWords = {
  title: 'Jouer ensemble',
  intro:
    'Jouez en direct, chacun sur son écran : un match de Krypto selon les règles des tournois internationaux, une partie à deux, ou une classe où tous résolvent les mêmes énigmes.',
  filesOnly:
    'Les salles ont besoin d’un serveur, et cette page vient d’un site qui n’a que ses fichiers. Lancez reckon serve et ouvrez la page à l’adresse indiquée, ou adressez-vous à quelqu’un qui en a un.',
  unreachable:
    'Les salles ont besoin d’un serveur, et aucun ne répond en ce moment. Vérifiez le réseau, puis réessayez.',
  noAnswer: 'Le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  tryAgain: 'Réessayer',
  reasons,

  join: 'Entrer dans une salle',
  joinRoom: (code) => `Entrer dans la salle ${code}`,
  code: 'Code de la salle',
  codeExample: 'K7QX2M ou K7QX2M9R',
  badCode:
    'Un code a six lettres et chiffres, par exemple K7QX2M. Celui d’une classe en a huit, celui d’une salle privée douze.',
  name: 'Votre nom',
  badName: 'Indiquez un nom, visible par les autres, de 1 à 24 lettres.',
  longName: 'Ce nom est trop long. Prenez-en un de 24 lettres au plus.',
  unseenInName: (sign) => `Le nom contient ${sign}, qu’on ne voit pas. Supprimez-le.`,
  found: {
    kinds: {
      match: (host) => (host === null ? 'match' : `match ouvert par ${host}`),
      class: () => 'classe',
      duel: (host) => (host === null ? 'partie à deux' : `partie à deux ouverte par ${host}`),
    },
    players: (n) => plural(n, 'joueur', 'joueurs'),
    begun: 'en cours',
    over: 'c’est fini',
  },
  takeSeat: 'Prendre place',
  watch: 'Regarder',
  kept: 'Vos salles',
  keptSeat: (code, name) => `Revenir dans la salle ${code}, sous le nom ${name}`,
  forgetSeats: 'Oublier mes places et mon nom',
  open: 'Ouvrir un match',
  openHelp:
    'À deux ou plus, tous reçoivent la même donne. Le premier qui trouve annonce « Krypto ! » et explique.',
  openIt: 'Ouvrir le match',
  moreSettings: 'Plus de réglages',
  hands: 'Donnes',
  handTime: 'Temps par donne',
  explainSeconds: 'Secondes pour expliquer',
  pauseSeconds: 'Secondes entre les donnes',
  wholeNumber: (least, most) => `Un nombre entier de ${least} à ${most}.`,
  lasting: (seconds) => lasting(seconds, plural, 'seconde'),
  ifUnsolved: 'Si personne ne résout une donne',
  unsolved,
  solvableOnly: 'Ne distribuer que des donnes qui ont une solution',
  privateRoom: (signs, usual) => `Salle privée (un code de ${signs} signes au lieu de ${usual})`,
  entering: 'Connexion…',
  backOut: 'Pas maintenant',

  room: (code) => `Salle ${code}`,
  codeIs: (signs) => `Code de la salle : ${signs}`,
  invite: 'Toute personne qui a ce code ou ce lien peut prendre place jusqu’à la première donne :',
  share: 'Partager le lien',
  shareText: (code, link) => `Un match de Krypto : salle ${code}\n${link}`,
  copied: 'Copié. Collez-le où vous voulez.',
  copyByHand: 'Copiez ce texte :',
  notReachable:
    'Les autres appareils ne peuvent pas encore ouvrir cette page. Lancez le serveur avec',
  noNetwork: 'Cette machine n’est reliée à aucun réseau pour l’instant.',
  reachableAt: (page) => `Ouvrez ensuite ${page} ici, puis la salle à cette adresse.`,
  settings: 'Ce qu’on joue',
  settingsAre: (settings) => [
    `${plural(settings.hands, 'donne', 'donnes')} de ${duration(settings.handSeconds)}, ${duration(settings.explainSeconds)} pour expliquer`,
    `Si personne ne résout une donne : ${unsolved[settings.unsolved]}`,
    settings.solvableOnly
      ? 'Chaque donne a une solution'
      : 'Une donne peut n’avoir aucune solution',
  ],
  begin: 'Distribuer la première donne',
  waitForHost: (name) => `Attendez que ${name} distribue la première donne.`,
  aloneHelp: 'Envoyez le lien à quelqu’un, ou commencez en solo.',

  table: 'Table de jeu',
  seated: 'À la table',
  host: 'hôte',
  you: 'vous',
  away: 'pas là',
  hasLeft: 'parti',
  watchers: (n) => plural(n, 'personne regarde', 'personnes regardent'),
  youWatch: 'Vous regardez.',
  handOf: (hand, hands) => `Donne ${hand} sur ${hands}`,
  additionalHand: (hand) => `Donne ${hand}, pour départager`,
  next: (hand) => `Ensuite : ${hand.charAt(0).toLowerCase()}${hand.slice(1)}`,
  clock: 'Temps restant',
  secondsLeft: (n) => plural(n, 'seconde restante', 'secondes restantes'),
  call: 'Krypto !',
  callNow: 'C’est l’objectif : annoncez maintenant.',
  callHelp: 'La barre d’espace annonce aussi.',
  pass: 'Passer cette donne',
  passed: 'Vous avez passé cette donne. Si vous trouvez quand même, annoncez.',
  outOfHand: 'Vous ne jouez pas cette donne.',
  findAWay: 'Trouvez comment atteindre l’objectif, puis annoncez.',
  watchHand: 'Qui trouvera le premier ?',
  explainNow:
    'Expliquez : assemblez les cartes ici ou écrivez la formule. Seule votre première réponse compte.',
  explains: (name) => `${name} explique…`,
  yourFormula: 'Ou écrivez la formule',
  tell: 'Répondre',
  dealNow: 'Distribuer',
  nextHandSoon: 'La prochaine donne arrive dans un instant.',
  solution: (formula) => `Une solution : ${formula}`,
  noSolution: 'Cette donne n’avait pas de solution.',
  newRoom: 'Une autre salle',
  rematch: 'Rejouer avec les mêmes personnes',
  hostBeginsAgain: (host) => `${host} peut relancer une partie avec les mêmes personnes.`,
  newGame: 'Une autre partie : tous les scores sont à 0.',

  pad: 'Feuille de marque',
  player: 'Joueur',
  hand: (hand) => `Donne ${hand}`,
  total: 'Total',
  nowPlayed: 'en jeu',
  playedNext: 'la prochaine',
  minus: (n) => `moins ${n}`,
  noScore: 'sans point',
  winner: 'gagne',

  history: 'Déroulement',
  nothingYet: 'Il ne s’est encore rien passé.',
  codeAndLink: 'Code et lien',
  earlierNotListed: 'Les événements précédents ne sont pas affichés.',
  sinceYouCame:
    'Ce qui arrive désormais s’affiche ici ; la feuille de marque dit ce qui s’est passé avant.',
  joined: (name) => `${name} prend place.`,
  left: (name) => `${name} a quitté la partie.`,
  dealt: (hand) => `La donne ${hand} est distribuée.`,
  dealtAgain: (hand) => `La donne ${hand} est redistribuée, avec d’autres cartes.`,
  dealtAdditional: (hand) => `La donne ${hand} est distribuée, pour départager.`,
  called: (name) => `${name} annonce « Krypto ! »`,
  youAreRight: (formula, points, times) =>
    `C’est gagné ! ${formula} : ${plural(points, 'point', 'points')}${times > 1 ? `, la ${times}e de suite` : ''}.`,
  right: (name, formula, points, times) =>
    `${name} : ${formula}, c’est juste : ${plural(points, 'point', 'points')}${times > 1 ? `, la ${times}e de suite` : ''}.`,
  wrong: (name, formula, why) => `${name} : ${formula}, c’est faux. ${why}`,
  because: (kinds) => because(kinds, problems),
  silent: (name) => `${name} n’a pas expliqué à temps.`,
  penalty: 'Un point en moins.',
  handPassed: (name) => `${name} passe.`,
  nobody: 'Personne n’a annoncé.',
  replayed: 'Cette donne se rejoue, avec d’autres cartes.',
  emptyBox: 'Personne ne marque sur cette donne.',
  wins: (name, points) => `${name} gagne avec ${plural(points, 'point', 'points')}.`,
  youWin: (points) => `Vous gagnez, avec ${plural(points, 'point', 'points')} !`,
  noWinner: 'Tous les joueurs sont partis. Personne ne gagne.',

  lineOpen: 'Connexion établie',
  notKept: 'Cette salle n’est pas enregistrée : si le serveur s’arrête, la partie est perdue.',
  lineLost: 'La connexion est perdue. Retour à la table…',
  replaced: 'Votre place est ouverte dans une autre fenêtre.',
  takeBack: 'Jouer ici',
  leave: 'Quitter',
  leaveQuestion: 'Quitter pour de bon ? Vous rendez votre place et ne pouvez plus gagner.',
  leaveYes: 'Quitter pour de bon',
  leaveNo: 'Rester',
};

const countdown: RoomWordsOf['countdown'] = {
  nobody: 'Personne n’a donné de réponse.',
  reasons: {
    ...reasons,
    in_play: 'Un tirage est en jeu.',
    nothing_dealt: 'Aucun tirage n’est ouvert.',
    not_playing: 'Vous ne jouez pas ce tirage.',
    passed: 'Vous avez passé ce tirage.',
    other_hand: 'Ce tirage est terminé.',
  },
  hands: 'Tirages',
  handTime: 'Temps par tirage',
  pauseSeconds: 'Secondes entre les tirages',
  ifUnsolved: 'Si personne ne résout un tirage',
  solvableOnly: 'Ne faire que des tirages qui ont une solution',
  invite: 'Toute personne qui a ce code ou ce lien peut prendre place jusqu’au premier tirage :',
  shareText: (code, link) => `Un match du compte est bon : salle ${code}\n${link}`,
  settingsAre: (settings) => [
    `${plural(settings.hands, 'tirage', 'tirages')} de ${duration(settings.handSeconds)}`,
    settings.solvableOnly
      ? 'Chaque objectif peut être atteint'
      : 'Un objectif peut être hors d’atteinte',
  ],
  begin: 'Faire le premier tirage',
  waitForHost: (name) => `Attendez que ${name} fasse le premier tirage.`,
  table: 'Table de jeu',
  handOf: (round, rounds) => `Tirage ${round} sur ${rounds}`,
  additionalHand: (round) => `Tirage ${round}, pour départager`,
  pass: 'Passer ce tirage',
  passed: 'Vous avez passé ce tirage.',
  outOfHand: 'Vous ne jouez pas ce tirage.',
  dealNow: 'Faire le tirage',
  nextHandSoon: 'Le prochain tirage arrive dans un instant.',
  noSolution: 'Ce tirage n’avait pas de solution.',
  hand: (round) => `Tirage ${round}`,
  dealt: (round) => `Voici le tirage ${round}.`,
  dealtAgain: (round) => `Le tirage ${round} est refait, avec d’autres plaques.`,
  dealtAdditional: (round) => `Voici le tirage ${round}, pour départager.`,
  because: (kinds) =>
    because(kinds, {
      ...problems,
      missing_card: 'une plaque n’est pas utilisée',
      extra_card: 'une plaque utilisée n’y est pas',
    }),
  replayed: 'Ce tirage se rejoue, avec d’autres plaques.',
  emptyBox: 'Personne ne marque sur ce tirage.',
};

export const roomOf: RoomWordsOf = { countdown };
