// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';

export const engine: Dictionary['engine'] = {
  bad_request: (message) => `Le moteur ne peut pas lire ceci : ${message}`,
  too_much: 'C’est plus que le moteur ne peut calculer ici. Prenez des nombres plus petits.',
  not_found: 'Cette page et son moteur ne vont pas ensemble. Rechargez la page.',
  no_webassembly:
    'Ce navigateur ne peut pas exécuter le moteur : WebAssembly manque ou est désactivé. Autorisez-le, changez de navigateur, ou lancez reckon serve et ouvrez sa page.',
  load_failed: 'Le moteur n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.',
  crashed: 'Le moteur s’est arrêté sur cette question et a été relancé. Réessayez.',
  server_gone: 'Le serveur ne répond pas. Relancez-le (reckon serve), puis réessayez.',
  server_busy: 'Le serveur est surchargé. Réessayez dans un instant.',
  cancelled: 'Annulé.',
  tryAgain: 'Réessayer',
};
