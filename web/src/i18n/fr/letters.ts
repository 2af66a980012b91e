// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { and, or } from './grammar';
import { hints } from './letters-hints';

/** « ni 7 ni 8 », « ni 7, ni 8, ni 9 » */
const neither = (digits: readonly (string | number)[]) =>
  digits.map((digit) => `ni ${digit}`).join(digits.length > 2 ? ', ' : ' ');
const value = (letters: readonly string[]) => (letters.length > 1 ? 'valent' : 'vaut');

export const letters: Dictionary['letters'] = {
  level: (level) => `niveau ${level} sur 5`,
  levelUnknown: 'niveau inconnu',
  levelNames: { 1: 'très facile', 2: 'facile', 3: 'moyen', 4: 'difficile', 5: 'très difficile' },
  letters: {
    title: 'Lettres',
    digit: (letter, digit) => `${letter} vaut ${digit}`,
    open: (letter) => `${letter} n’a pas de chiffre`,
    shown: (letter, digit) => `${letter} : ${digit}`,
    isOneOf: (letter, digits) =>
      `${letter} : ${digits.join(', ')} ${digits.length > 1 ? 'possibles' : 'possible'}`,
    isNot: (letter, digits) =>
      `${letter} : ${digits.join(', ')} ${digits.length > 1 ? 'exclus' : 'exclu'}`,
    told: 'révélé',
  },
  keypad: {
    title: (letter) => (letter === undefined ? 'Chiffres' : `Chiffres pour ${letter}`),
    takenBy: (letters) => `${letters.join(', ')} ${letters.length > 1 ? 'l’ont' : 'l’a'} déjà`,
    crossed: 'exclu',
    mark: 'Exclure',
    markHelp: 'Les chiffres s’excluent (ou appui long, ou Maj)',
    erase: 'Effacer',
    undo: 'Annuler',
    redo: 'Rétablir',
  },
  actions: {
    help: 'Aide',
    check: 'Vérifier',
    hint: 'Indice',
    hintMore: 'En dire plus',
    applyHint: 'Appliquer',
    remove: () => 'Retirer',
    reveal: 'Révéler une lettre',
    board: 'Plateau',
    startAgain: 'Recommencer',
    solution: 'Solution',
    share: 'Partager',
    newPuzzle: 'Autre énigme…',
    showConflicts: 'Montrer les conflits',
  },
  notes: {
    rule: 'Chaque lettre remplace un chiffre.',
    start: 'Choisissez une lettre, puis son chiffre.',
    chosen: (letter) => `Quel chiffre pour ${letter} ?`,
    marking: (letter) =>
      letter === undefined
        ? 'Choisissez une lettre, puis les chiffres qu’elle n’est pas.'
        : `Chiffres exclus pour ${letter}.`,
    fullButWrong: 'Chaque lettre a un chiffre, mais il y a une erreur. « Vérifier » dit laquelle.',
    wrongLetters: (letters) =>
      letters.length === 1 ? `${and(letters)} est faux.` : `${and(letters)} sont faux.`,
    wrongMarks: (letters) => `Le bon chiffre est exclu pour ${and(letters)}.`,
    withoutMistakes: (n) =>
      n === 1
        ? 'Retirez cette erreur, et les indices vous feront avancer.'
        : 'Retirez ces erreurs, et les indices vous feront avancer.',
    taken: (letters, digit) =>
      `${and(letters)} ${letters.length > 1 ? 'valent' : 'vaut'} déjà ${digit}.`,
    checking: 'Vérification…',
    alreadyRight: (letter) => `${letter} est déjà juste.`,
    confirmSolution: 'Montrer toute la solution et finir cette énigme ?',
    showSolution: 'Voir la solution',
    playOn: 'Continuer',
    givenUp: 'Voici la solution.',
    solved: 'Résolu !',
    copied: 'Copié. Le lien mène à cette énigme.',
    copyYourself: 'Copiez ceci :',
  },
  said: {
    choose_letter: 'Choisissez d’abord une lettre.',
    all_well: 'Tout va bien jusqu’ici.',
    nothing_to_check: 'Il n’y a pas encore de chiffre à vérifier.',
    still_fits: 'Tout va bien jusqu’ici : une solution a encore ces chiffres.',
    fits_nothing: 'Aucune solution n’a ces chiffres. Retirez-en un.',
    no_answer: 'Cette énigme n’a pas de solution : rien à vérifier, pas d’indice.',
    cannot_tell:
      'Cette énigme dépasse le moteur de cette page : ni vérification, ni indice ne sont possibles.',
    no_hint: 'Rien d’autre n’est certain. Essayez un chiffre.',
    no_reasons: 'Cette énigme a trop d’égalités pour des indices. On peut révéler une lettre.',
    several_answers:
      'Les indices mènent à une solution, et cette énigme en a plusieurs. « Vérifier » dit si vos chiffres conviennent à l’une d’elles.',
  },
  way: {
    title: 'Comment la trouver',
    asking: 'Recherche du raisonnement…',
    why: 'Pourquoi ?',
  },
  conflicts: {
    shared: (letters, digit) => `${and(letters)} valent toutes ${digit}.`,
    leadingZero: (letter) => `Un nombre commence par ${letter}, qui ne peut donc valoir 0.`,
  },
  judgement: {
    none: 'Cette énigme n’a pas de solution.',
    several: 'Cette énigme a plusieurs solutions : toutes sont acceptées.',
    beyond:
      'Cette énigme dépasse le moteur de cette page : on ne sait pas si elle a une solution. On peut y jouer, sans vérification ni indice.',
    playAnyway: 'Jouer quand même',
  },
  howTo: 'Comment jouer',
  howToKeys: (isChallenge) =>
    `Au clavier : tapez une lettre pour la choisir, un chiffre pour le lui donner, Maj et un chiffre pour l’exclure (sur un clavier AZERTY : bouton « Exclure ») ; les flèches parcourent le plateau, Retour arrière efface, Ctrl+Z annule un coup, ${isChallenge ? 'N passe à l’énigme suivante' : 'Maj+H demande un indice'} et « ? » montre toutes les touches.`,
  laying: 'Préparation de l’énigme…',
  cancel: 'Annuler',
  noneFound:
    'De telles énigmes sont rares, et une longue recherche n’en a trouvé aucune. Réessayez, ou choisissez un autre niveau.',
  brokenLink: 'Ce lien vers une énigme est incorrect ou incomplet :',
  brokenLinkMend: 'Redemandez le lien et copiez-le en entier.',
  noDigit: 'vide',
  newPuzzle: {
    title: 'Autre énigme',
    close: 'Fermer',
    level: 'Niveau',
    make: 'Créer',
    own: 'Votre propre énigme',
    play: 'Jouer cette énigme',
  },
  follows: {
    isOneOf: (letters, digits) => `${and(letters)} ${value(letters)} ${or(digits)}`,
    isNot: (letters, digits) =>
      `${and(letters)} ne ${value(letters)} ${digits.length > 1 ? neither(digits) : `pas ${or(digits)}`}`,
    nothingLeft: (letters) => `il ne reste aucun chiffre pour ${and(letters)}`,
    impossible: 'c’est impossible',
    join: (statements) => statements.join(' ; '),
  },
  hints,
};
