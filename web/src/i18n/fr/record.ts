// SPDX-License-Identifier: MIT
import type { RecordWords } from '../en/record';

export const record: RecordWords = {
  title: 'Votre bilan',
  empty: 'Rien n’a encore été résolu dans ce navigateur.',
  statistics: 'Statistiques',
  columns: ['Résolus', 'Sans aide', 'Meilleur temps', 'Temps médian'],
  longest: (days) => `Plus longue suite de jours avec un jeu du jour résolu : ${days}.`,
  bestRuns: 'Meilleures courses',
  keeping: 'Le garder, ou l’emporter',
  keepingHelp:
    'Le bilan reste dans ce navigateur et n’est envoyé nulle part. Exportez-le dans un fichier, et importez ce fichier dans un autre navigateur.',
  exportFile: 'Exporter',
  importFile: 'Importer…',
  notADiary: 'Ce fichier n’est pas un bilan de reckon. Choisissez-en un qui a été exporté ici.',
  imported: (entries) =>
    entries < 2 ? `${entries} jeu a été ajouté.` : `${entries} jeux ont été ajoutés.`,
  importedRuns: (runs) =>
    runs < 2
      ? `${runs} meilleure course a été ajoutée.`
      : `${runs} meilleures courses ont été ajoutées.`,
  remove: 'Effacer…',
  removeQuestion: 'Effacer tous les jeux et toutes les meilleures courses de ce navigateur ?',
  removeYes: 'Oui, les effacer',
  removeNo: 'Les garder',
  removed: 'Le bilan est vide désormais.',
  history: 'Historique',
};
