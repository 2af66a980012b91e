// SPDX-License-Identifier: MIT
import type { ScanWords } from '../en/scan';

export const scan: ScanWords = {
  title: 'Lire une feuille',
  intro:
    'Une feuille d’énigmes imprimée devant vous ? Montrez-la, et jouez et résolvez ici ses énigmes : donnes de Krypto, calcrostiches, grilles de journal et cryptarithmes.',
  dropHere: 'Déposez ici une image de la feuille, collez-la, ou',
  take: 'Prendre une photo',
  choose: 'Choisir un fichier',
  another: 'Une autre image',
  whatWorks: 'Ce qui marche',
  advice: [
    'Les feuilles imprimées par reckon, à l’atelier ou avec reckon sheet',
    'La page entière, à plat et nette, ou un PDF d’un scan',
    'Une lumière égale, et peu d’ombre',
    'Le code sous une énigme dans l’image aussi : avec lui, la lecture est sûre',
  ],
  privacy:
    'L’image va au serveur de cette page pour y être lue, et nulle part ailleurs. Elle n’est pas gardée.',
  preparing: 'Préparation de l’image…',
  reading: 'Lecture de l’image… Cela prend quelques secondes.',
  cancel: 'Annuler',
  cancelled: 'Annulé.',
  picture: 'Votre image',
  found: (n) => (n === 1 ? '1 énigme trouvée' : `${n} énigmes trouvées`),
  names: {
    hand: (number) => `${number}. Donne de Krypto`,
    grid: (number) => `${number}. Calcrostiche`,
    alphametic: (number) => `${number}. Cryptarithme`,
  },
  certain: 'Sûr',
  notCertain: 'Pas sûr : comparez avec la feuille.',
  code: (code) => `Code ${code}`,
  open: {
    hand: 'Ouvrir dans Krypto',
    grid: 'Ouvrir dans Calcrostiche',
    alphametic: 'Ouvrir dans Cryptarithme',
  },
  openWhich: (open, number) => `${open} : énigme ${number}`,
  notToOpen: {
    unread: 'Ce qui n’a pas pu être lu est marqué _. Prenez une photo plus proche et plus nette.',
    asks: 'Cette grille demande des nombres. reckon scan --solve la remplit ; elle ne se joue pas ici.',
    unplayable: 'Telle qu’elle a été lue, cette énigme ne peut pas être jouée ici.',
  },
  unread: (n) => (n === 1 ? '1 endroit n’a pas été lu' : `${n} endroits n’ont pas été lus`),
  unreadHelp:
    'Ce qui y est imprimé ressemble à une énigme. Prenez une photo plus proche et plus nette.',
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
    'Ce navigateur ne peut pas montrer ce fichier comme une image. Donnez une photo ou un scan en JPEG, PNG ou PDF.',
  refused: 'Le serveur n’a pas pu lire cette image :',
  notReady:
    'Ce serveur n’est pas prêt à lire des images. La vôtre n’y est pour rien. Dites au responsable de ce site :',
  busy: 'Le serveur a trop à faire. Réessayez dans un instant.',
  gone: 'Le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  tryAgain: 'Réessayer',
  filesOnly:
    'Les images sont lues par un serveur, et cette page vient d’un lieu qui n’en a que les fichiers. Démarrez reckon serve et ouvrez la page à l’adresse qu’il donne, ou lisez une image avec reckon scan.',
  unreachable:
    'Les images sont lues par un serveur, et aucun ne répond. Vérifiez le réseau, puis réessayez.',
};
