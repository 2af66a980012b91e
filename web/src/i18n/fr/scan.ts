// SPDX-License-Identifier: MIT
import { joined } from '../base/lists';
import type { ScanWords } from '../en/scan';

export const scan: ScanWords = {
  title: 'Scanner une feuille',
  intro:
    'Vous avez une feuille d’énigmes imprimée ? Scannez-la ou prenez-la en photo, puis jouez ou résolvez ici ses énigmes : donnes de Krypto et du jeu du 24, tirages « Le compte est bon », calcrostiches, grilles de lettres et cryptarithmes.',
  dropHere: 'Déposez ici une image de la feuille, collez-la, ou',
  take: 'Prendre une photo',
  choose: 'Choisir un fichier',
  another: 'Une autre image',
  whatWorks: 'Ce qui fonctionne',
  advice: [
    'Les feuilles de reckon, imprimées depuis l’atelier ou par la commande reckon sheet',
    'La page entière, à plat et nette, ou un PDF numérisé',
    'Un éclairage uniforme, sans ombres marquées',
    'Le code imprimé sous chaque énigme, bien visible : il rend la lecture sûre',
  ],
  privacy:
    'L’image va au serveur de cette page pour y être lue, et nulle part ailleurs. Elle n’est pas conservée.',
  preparing: 'Préparation de l’image…',
  reading: 'Lecture de l’image… Cela prend quelques secondes.',
  cancel: 'Annuler',
  cancelled: 'Annulé.',
  picture: 'Votre image',
  found: (n) => (n === 1 ? '1 énigme trouvée' : `${n} énigmes trouvées`),
  names: {
    krypto: (number) => `${number}. Donne de Krypto`,
    '24': (number) => `${number}. Donne du jeu du 24`,
    countdown: (number) => `${number}. Le compte est bon`,
    own: (number) => `${number}. Donne de cartes`,
    calcrostic: (number) => `${number}. Calcrostiche`,
    newspaper: (number) => `${number}. Grille de lettres`,
    alphametic: (number) => `${number}. Cryptarithme`,
  },
  newName: (number) => `${number}. Votre énigme`,
  certain: 'Sûr',
  notCertain: 'Pas sûr : comparez avec la feuille.',
  corrected: 'Votre correction',
  typed: 'Votre saisie',
  code: (code) => `Code ${code}`,
  open: {
    krypto: 'Ouvrir dans Krypto',
    '24': 'Ouvrir dans le jeu du 24',
    countdown: 'Ouvrir dans Le compte est bon',
    own: 'Ouvrir dans Krypto',
    calcrostic: 'Ouvrir dans Calcrostiche',
    newspaper: 'Ouvrir la grille de lettres',
    alphametic: 'Ouvrir dans Cryptarithme',
    unknown: 'Ouvrir l’énigme',
  },
  which: (action, number) => `${action} : énigme ${number}`,
  change: 'Modifier',
  undo: 'Annuler mes changements',
  textOf: (number) => `Texte de l’énigme ${number}`,
  typedHelp:
    'Une donne comme 2 4 3 6 5 : 6, un cryptarithme comme UN + UN + NEUF = ONZE, les lignes d’une grille avec des espaces entre ses éléments, ou le code imprimé sous une énigme. Plusieurs codes ou donnes : un par ligne.',
  yours: 'Vos énigmes',
  noPicture: 'Pas d’image ? Saisissez une énigme, ou le code imprimé dessous.',
  addToSheet: 'Mettre sur ma feuille',
  added: (n) => `Elle est sur votre feuille, qui compte ${n === 1 ? '1 énigme' : `${n} énigmes`}.`,
  onSheetBefore: 'Cette énigme est déjà sur votre feuille.',
  sheetIsFull: 'Votre feuille est pleine.',
  notForSheets:
    'Une feuille prend les énigmes qui ont une seule solution, et les donnes de taille habituelle.',
  addAll: 'Tout mettre sur ma feuille',
  addedAll: (n, all) =>
    `${n === 1 ? '1 énigme ajoutée' : `${n} énigmes ajoutées`} : votre feuille en compte ${all}.`,
  allOnSheetBefore: 'Ces énigmes sont déjà sur votre feuille.',
  leftOut: (n, why) => `${n === 1 ? '1 énigme laissée' : `${n} énigmes laissées`} de côté. ${why}`,
  faultyLeftOut: (n) =>
    n === 1
      ? '1 énigme est laissée de côté : corrigez-la d’abord.'
      : `${n} énigmes sont laissées de côté : corrigez-les d’abord.`,
  openSheet: 'Ouvrir la feuille',
  seen: (number) => `L’énigme ${number} dans votre image`,
  turn: 'Tourner',
  seenOnPage: (page) => `Comparez avec la page ${page} de votre fichier.`,
  verdict: {
    nothing: 'Rien n’est encore saisi.',
    together: (n) => `Ce sont ${n} énigmes : chacune aura son champ.`,
    badCode: 'Aucune énigme n’a ce code. Comparez-le avec la feuille.',
    unread: ({ line, column }) =>
      `Ligne ${line}, caractère ${column} : remplacez _ par ce qui y est imprimé.`,
    asks: 'Cette grille demande des nombres. La commande reckon scan --solve la remplit ; elle ne se joue pas ici.',
    at: ({ line, column }, says) => `Ligne ${line}, caractère ${column} : ${says}`,
    hand: 'Cette donne est jouable.',
    unknown: 'Cette énigme est jouable.',
    one: 'Cette énigme a une solution unique.',
    several: 'Cette énigme a plusieurs solutions : cherchez un caractère faux.',
    none: 'Cette énigme n’a pas de solution : cherchez un caractère faux.',
  },
  doubts: {
    cell: (row, column) => `Rangée ${row}, colonne ${column}`,
    sign: (line, place) => `Ligne ${line}, position ${place}`,
    card: (number) => `Carte ${number}`,
    puzzle: 'L’énigme',
    objective: 'L’objectif',
    before_objective: 'Avant l’objectif',
    line: (line) => `Ligne ${line}`,
    line_sign: (line) => `Le signe de la ligne ${line}`,
    character: (place, character) => `${place}, caractère ${character}`,
    says: (place, reason) => `${place} : ${reason}`,
    unread: 'illisible',
    unclear: 'peu lisible',
    off_centre: 'n’est pas au milieu de son cadre : un chiffre est peut-être caché',
    choices: (of) => `peut être ${joined(of, ' ou ')}`,
    seen: (as) => `ressemble à ${as}`,
    taken: {
      answer: (reason, taken) => `${reason} ; lu ${taken}, qui laisse une seule solution`,
      code: (reason, taken) => `${reason} ; le code en dessous dit ${taken}`,
    },
    whole: {
      no_answer: 'Telle qu’elle a été lue, elle n’a pas de solution.',
      several_answers: 'Telle qu’elle a été lue, elle a plusieurs solutions.',
      only_code: 'Seul le code en dessous a pu être lu.',
      damaged_frame: 'Elle est dans des cadres, et l’un d’eux est abîmé.',
      lines_beside: 'Des lignes à côté n’ont pas été lues.',
      no_code: 'Son code n’a pas pu être lu, et ses mots ont pu être mal lus.',
      odd_signs:
        'Ses signes et ses traits ne sont pas comme sur les feuilles : l’un peut être mal lu.',
      read_once: 'Il y a tant à lire que l’énigme n’a été lue qu’une fois.',
    },
    noColon: 'Ni deux-points ni signe égal n’ont été lus avant l’objectif.',
    cardCount: (n) =>
      n === 1 ? 'Elle a 1 carte au lieu de 5.' : `Elle a ${n} cartes au lieu de 5.`,
    letterCount: (letters, boxes) =>
      `Elle a ${letters} lettres différentes, mais ${boxes} cases pour elles.`,
    letterOrder: (letters) =>
      `Ses lettres viennent dans l’ordre ${letters}, qui n’est pas celui de l’alphabet : l’une d’elles est peut-être mal lue.`,
    changed: 'modifié',
  },
  all: 'Toutes les énigmes',
  print: 'Imprimer',
  save: 'Enregistrer le texte',
  fileName: 'enigmes.txt',
  unread: (n) => (n === 1 ? '1 endroit n’a pas été lu' : `${n} endroits n’ont pas été lus`),
  unreadHelp:
    'Ce qui y est imprimé ressemble à une énigme. Prenez une photo plus nette, de plus près, ou saisissez l’énigme.',
  codesRead: (read, all) =>
    read === 0
      ? 'Aucun code n’a été lu. Les feuilles de reckon en ont un sous chaque énigme : prenez-le en photo de plus près, bien net.'
      : `${read === 1 ? '1 code lu' : `${read} codes lus`} sur ${all}. Prenez une photo plus nette, de plus près, pour lire les autres.`,
  typeIn: 'La saisir',
  typeInWhich: (place) => `La saisir : endroit ${place}`,
  typeInAny: 'Saisir une énigme',
  unreadPlace: (number, where) => `${number}. ${where}`,
  where: {
    top: { left: 'En haut à gauche', middle: 'En haut', right: 'En haut à droite' },
    middle: { left: 'À gauche', middle: 'Au milieu', right: 'À droite' },
    bottom: { left: 'En bas à gauche', middle: 'En bas', right: 'En bas à droite' },
  },
  onPage: (page) => `À la page ${page}`,
  reversals: {
    mirrored: 'L’image est inversée comme dans un miroir. Retournez-la, puis donnez-la de nouveau.',
    negative: 'L’image est un négatif. Inversez ses couleurs, puis donnez-la de nouveau.',
    'mirrored negative':
      'L’image est un négatif vu dans un miroir. Retournez-la, inversez ses couleurs, puis donnez-la de nouveau.',
  },
  nothing: 'Aucune énigme n’a été trouvée dans cette image.',
  nothingHelp:
    'Approchez-vous, pour que la page remplisse l’image, gardez-la à plat, et sans ombre. Seules les énigmes imprimées sont trouvées, pas celles écrites à la main.',
  unreadable:
    'Ce navigateur ne peut pas afficher ce fichier comme une image. Choisissez une photo ou un scan en JPEG, PNG ou PDF.',
  refused: 'Le serveur n’a pas pu lire cette image :',
  notReady:
    'Ce serveur n’est pas prêt à lire des images. La vôtre n’y est pour rien. Dites au responsable de ce site :',
  busy: 'Le serveur est surchargé. Réessayez dans un instant.',
  gone: 'Le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  tryAgain: 'Réessayer',
  filesOnly:
    'Les images sont lues par un serveur, et cette page vient d’un site qui n’a que ses fichiers. Lancez reckon serve et ouvrez la page à l’adresse indiquée, ou lisez une image avec la commande reckon scan.',
  unreachable:
    'Les images sont lues par un serveur, et aucun ne répond. Vérifiez le réseau, puis réessayez.',
};
