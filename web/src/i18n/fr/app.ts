import type { Dictionary } from '..';

export const app: Dictionary['app'] = {
  title: 'reckon',
  tagline: 'Casse-tête d’arithmétique exacte',
  views: {
    krypto: 'Krypto',
    room: 'Match',
    calcrostic: 'Calcrostiche',
    explore: 'Explorer',
    workshop: 'Atelier',
    about: 'À propos',
  },
  pageTitle: (view) => `${view} · reckon`,
  mainNavigation: 'Jeux',
  settings: 'Réglages',
  skipToContent: 'Aller au jeu',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { system: 'Auto', light: 'Clair', dark: 'Sombre' },
  unknownView: 'Cette page n’existe pas.',
  backToKrypto: 'Jouer la donne du jour',
  labelled: (label, text) => `${label} : ${text}`,
  loading: 'Un instant…',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Vérifiez le réseau, puis réessayez.',
  close: 'Fermer',
  newVersion: 'Une nouvelle version de cette page est prête.',
  reload: 'La charger',
};
