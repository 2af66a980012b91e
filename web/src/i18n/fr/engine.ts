// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const engine: Dictionary['engine'] = {
  badRequest: (message) => `Le moteur ne peut pas lire ceci : ${message}`,
  tooMuch: 'C’est plus que le moteur ne calcule ici. Prenez des nombres plus petits.',
  notFound: 'Cette page et son moteur ne vont pas ensemble. Rechargez la page.',
  noWebAssembly:
    'Ce navigateur ne peut pas exécuter le moteur : WebAssembly manque ou est désactivé. Autorisez-le, changez de navigateur, ou lancez reckon serve et ouvrez sa page.',
  loadFailed: 'Le moteur n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.',
  crashed: 'Le moteur s’est arrêté sur cette question et a été relancé. Réessayez.',
  serverGone: 'Le serveur ne répond pas. Relancez-le (reckon serve), puis réessayez.',
  serverBusy: 'Le serveur a trop à faire. Réessayez dans un instant.',
  cancelled: 'Annulé.',
  tryAgain: 'Réessayer',
};
