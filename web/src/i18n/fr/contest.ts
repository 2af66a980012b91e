// SPDX-License-Identifier: MIT
import type { contest as english } from '../en/contest';
import { plural } from './grammar';

/** The words of the page on which pupils write a contest. */
export const contest: typeof english = {
  title: 'Concours',
  skip: 'Aller à la question',
  settings: 'Réglages',
  largePrint: 'Gros caractères',
  enter: {
    title: 'Entrer au concours',
    code: 'Ton code',
    help: 'Le code est sur ton bulletin : douze lettres et chiffres. Les minuscules et les tirets oubliés ne gênent pas.',
    go: 'Entrer',
    goOn: 'Continuer avec ce que ce navigateur a gardé',
    faults: {
      sign: (sign: string) =>
        `Aucun code n’a le signe ${sign} : les codes ont des chiffres, et des lettres sauf I, L, O et U.`,
      length: (length: number) =>
        `Un code a douze lettres et chiffres, et ici il y en a ${length}. Compare-le avec le bulletin.`,
      mistyped: 'Le code est mal tapé. Compare-le avec le bulletin, signe par signe.',
    },
  },
  refusals: {
    unreached: 'Le serveur est hors d’atteinte. Vérifie le réseau, puis réessaie.',
    unknown_code:
      'Ce code n’est celui d’aucun concours ici. Compare-le avec le bulletin, ou demande à ton enseignant.',
    mistyped: 'Le code est mal tapé. Compare-le avec le bulletin, signe par signe.',
    wait: 'Trop de codes étaient faux. Attends un instant, puis réessaie.',
    token: 'Le serveur ne connaît plus cette page. Tape de nouveau ton code : rien n’est perdu.',
    not_open: 'Le concours n’est pas ouvert en ce moment.',
    over: 'Cette participation est terminée. Demande à ton enseignant.',
    not_found: 'Ce concours n’existe pas pour toi. Demande à ton enseignant.',
    not_published: 'Les résultats ne sont pas encore publiés.',
    busy: 'Le serveur est occupé. Réessaie dans un instant : rien n’est perdu.',
    other: (code: string) =>
      `Le serveur refuse cela (${code}). Réessaie, ou demande à ton enseignant.`,
  },
  choose: 'Quel concours ?',
  welcome: {
    who: (group: string, seat: number) => `Groupe ${group}, place ${seat}`,
    name: 'Ton nom',
    nameHelp: 'Il figure sur ton diplôme. Tu peux ne pas le donner.',
    saved: 'Le nom est gardé.',
    save: 'Garder le nom',
    rules: 'Règles',
    facts: (questions: number, minutes: number, most: number) =>
      `${plural(questions, 'question', 'questions')}, ${minutes} minutes, ${plural(most, 'point', 'points')} au plus.`,
    lines: [
      'Tu peux répondre aux questions dans l’ordre que tu veux, et changer tes réponses jusqu’à la fin.',
      'Le temps commence quand tu appuies sur Commencer. Il continue quand la page est fermée.',
      'Chaque réponse est gardée tout de suite sur cet appareil, et en quelques secondes sur le serveur. Si le réseau tombe, continue.',
      'La page ne donne pas d’indice, et ne dit pas si une réponse est juste.',
      'Travaille seul. Une autre fenêtre du navigateur pourrait aider, et rien sur cette page ne l’empêche : ton enseignant y veille.',
    ],
    penalty: (points: number) => `Une réponse fausse coûte ${plural(points, 'point', 'points')}.`,
    noPenalty: 'Une réponse fausse ne coûte rien.',
    start: 'Commencer',
    goOn: 'Continuer',
    receipt: 'Voir le reçu',
    soon: (time: string) => `Le concours ouvre le ${time}.`,
    closed: 'Le concours est fermé.',
    result: 'Voir le résultat',
    stranger:
      'Je ne suis pas sur mon propre appareil : tout effacer ici quand j’aurai rendu ma copie',
    privacy: 'Ce qui est gardé sur toi',
    other: 'Un autre code',
  },
  moved: {
    title: 'Continuer ici ?',
    text: 'Un autre appareil écrit cette copie. Si tu continues ici, l’autre ne fait plus que la montrer. Ce qu’il n’a pas envoyé compte encore.',
    here: 'Continuer ici',
    notHere: 'Pas ici',
  },
  otherWindow: {
    title: 'Ouvert dans une autre fenêtre',
    text: 'Ce concours est ouvert dans une autre fenêtre de ce navigateur.',
    here: 'Écrire dans cette fenêtre',
  },
  reader: 'Un autre appareil écrit maintenant. Cette page ne fait que montrer tes réponses.',
  map: 'Questions',
  question: (number: number) => `Question ${number}`,
  of: (number: number, count: number) => `Question ${number} sur ${count}`,
  points: (points: number) => plural(points, 'point', 'points'),
  progress: { blank: 'vide', begun: 'commencée', answered: 'répondue' },
  kept: {
    server: 'sur le serveur',
    device: 'seulement sur cet appareil',
    late: 'arrivée après la fin',
  },
  flagged: 'marquée',
  flag: 'Marquer',
  next: 'Suivante',
  previous: 'Précédente',
  status: {
    server: 'Tout est sur le serveur ✓',
    device: (count: number) =>
      `${plural(count, 'réponse', 'réponses')} seulement sur cet appareil : tu peux continuer sans risque.`,
    offline:
      'Le serveur est hors d’atteinte. Tes réponses sont gardées sur cet appareil : tu peux continuer sans risque.',
    forgets: 'Ce navigateur ne garde rien : ne ferme pas cette page.',
  },
  clock: {
    label: 'Temps restant',
    minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
    last: 'moins d’une minute',
    over: 'le temps est écoulé',
    hide: 'Cacher le temps',
    show: 'Montrer le temps',
    ten: 'Il reste 10 minutes.',
    one: 'Il reste 1 minute.',
    grace: (seconds: number) =>
      `Le temps est écoulé. Sans le serveur, la page reste ouverte encore ${plural(seconds, 'seconde', 'secondes')}.`,
  },
  conflict: {
    text: 'Un autre appareil a répondu à cette question entre-temps. Cette réponse-là est montrée, et compte.',
    own: (answer: string) => `La réponse de cet appareil : ${answer}`,
    noAnswer: 'incomplète',
    takeOwn: 'Prendre la réponse de cet appareil',
    letGo: 'Garder celle qui est montrée',
  },
  boards: {
    answer: 'Ta réponse',
    choice: 'Choisis-en une',
    clear: 'Effacer le choix',
    number: 'Un nombre, comme 12, 3/4 ou 0,75',
    text: 'Un mot ou quelques-uns',
    readAloud: 'Lire à voix haute',
    picture: 'Image',
    numbers: 'Nombres demandés',
    cell: (row: number, column: number) => `ligne ${row}, nombre ${column}`,
    given: (row: number, column: number, number: string) =>
      `ligne ${row}, nombre ${column} : ${number}`,
    formulaTake: 'La prendre',
    handFound: 'Ta réponse :',
    notRead:
      'Cette question ne peut pas être montrée. Dis-le à ton enseignant, et passe à la suivante.',
    full: 'Chaque lettre a un chiffre : la réponse est gardée.',
  },
  handIn: {
    button: 'Rendre …',
    title: 'Rendre ta copie ?',
    empty: (numbers: string) => `Sans réponse : ${numbers}.`,
    allThere: 'Chaque question a une réponse.',
    yes: 'Rendre maintenant',
    no: 'Continuer',
    sending: 'Un instant : les dernières réponses sont envoyées.',
  },
  locked: {
    title: 'Le temps est écoulé',
    waiting: 'Le serveur rend ce qu’il a. Le reçu arrive dans un instant.',
    unreached: 'Le serveur est hors d’atteinte. Tes réponses sont gardées sur cet appareil.',
    rescue:
      'Reste sur cette page jusqu’à ce que ton enseignant te libère. Il peut prendre tes réponses dans ce fichier, ou dans le code ci-dessous.',
    file: 'Enregistrer le fichier de secours',
    qr: 'Code QR avec tes réponses',
    again: 'Réessayer',
  },
  receipt: {
    title: 'Copie rendue',
    by: {
      pupil: 'Tu as rendu ta copie.',
      time: 'Le temps était écoulé, et tes réponses ont été rendues.',
    },
    facts: (answers: number, time: string) =>
      `${plural(answers, 'réponse', 'réponses')}, à ${time}.`,
    check: 'Contrôle',
    checkHelp: 'Ton enseignant voit les quatre mêmes caractères.',
    late: 'Des réponses sont arrivées après la fin. Ton enseignant les voit, et décide.',
    stranger: 'Je ne suis pas sur mon propre appareil',
    forget: 'Tout effacer ici',
    forgotten: 'Tout ce qui touche ce concours a été effacé de cet appareil.',
  },
  result: {
    title: 'Ton résultat',
    points: (points: number, most: number) => `${points} sur ${plural(most, 'point', 'points')}`,
    rank: (rank: number, of: number) => `Rang ${rank} sur ${of}`,
    question: 'Question',
    verdict: 'Résultat',
    got: 'Points',
    answer: 'Ta réponse',
    solution: 'Solution',
    verdicts: { right: 'juste', wrong: 'faux', incomplete: 'incomplet', blank: 'vide' },
    voided: { all: 'compte pour tous', none: 'ne compte pas' },
    practise: 'S’entraîner avec ces questions',
    back: 'Retour',
  },
};
