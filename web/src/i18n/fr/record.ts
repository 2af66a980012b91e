// SPDX-License-Identifier: MIT
import type { RecordWords } from '../en/record';
import { plural } from './grammar';

export const record: RecordWords = {
  title: 'Votre bilan',
  empty: 'Rien n’a encore été résolu dans ce navigateur.',
  coming:
    'Chaque énigme que vous terminez compte ici, avec son temps et l’aide reçue. Comptent aussi les jours d’affilée où vous résolvez l’énigme du jour.',
  playToday: 'Jouer les énigmes du jour',
  statistics: 'Statistiques',
  columns: ['Résolues', 'Sans aide', 'Meilleur temps', 'Temps habituel'],
  timesOf:
    'Les temps sont ceux des énigmes résolues sans aide. La moitié d’entre elles n’a pas demandé plus que le temps habituel.',
  breakdown: (game) => `${game} : par niveau et par jour`,
  byLevel: 'Par niveau',
  byWeekday: 'Énigmes du jour, par jour de la semaine',
  level: (level) => `Niveau ${level}`,
  longest: (days) => `Plus longue série : ${plural(days, 'jour', 'jours')}.`,
  bestRuns: 'Vos records aux défis',
  noRuns: 'Vous n’avez pas encore de record aux défis.',
  keeping: 'Sauvegarder ou transférer le bilan',
  keepingHelp:
    'Le bilan reste dans ce navigateur et n’est envoyé nulle part. Exportez-le dans un fichier, et importez ce fichier dans un autre navigateur.',
  exportFile: 'Exporter',
  importFile: 'Importer…',
  notADiary: 'Ce fichier n’est pas un bilan de reckon. Choisissez-en un qui a été exporté ici.',
  imported: (entries) =>
    entries < 2 ? `${entries} énigme a été ajoutée.` : `${entries} énigmes ont été ajoutées.`,
  importedRuns: (runs) =>
    runs < 2 ? `${runs} record a été ajouté.` : `${runs} records ont été ajoutés.`,
  remove: 'Effacer…',
  removeQuestion: 'Effacer toutes les énigmes et tous les records de ce navigateur ?',
  removeYes: 'Oui, les effacer',
  removeNo: 'Les garder',
  removed: 'Le bilan est vide désormais.',
  history: 'Historique',
};
