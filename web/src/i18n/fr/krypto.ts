// SPDX-License-Identifier: MIT
import type { Dictionary } from '../en';
import { counted, plural } from './grammar';

const refusals: Dictionary['krypto']['refusals'] = {
  division_by_zero: 'on ne peut pas diviser par 0',
  fraction: 'ces règles n’admettent pas de fractions',
  negative: 'ces règles n’admettent pas de nombres négatifs',
  zero: 'ces règles n’admettent pas 0',
};

const handProblems: Record<Parameters<Dictionary['krypto']['handProblem']>[0]['kind'], string> = {
  not_a_number: 'n’est pas une carte. Les cartes sont des nombres entiers à partir de 0.',
  too_large: 'est trop grand : les cartes vont jusqu’à 999.',
  comma: 'contient une virgule. Écrivez des nombres entiers, séparés par des espaces.',
  card_count: 'Une donne a 3 à 7 cartes, puis l’objectif, par exemple 2 4 3 6 5 : 6.',
  no_objective: 'Après les cartes vient un seul objectif, par exemple 2 4 3 6 5 : 6.',
  objective_too_large: 'est un objectif trop grand.',
  unknown_rules: 'n’est pas une règle. Choisissez house, integer, international ou positive.',
  unknown_use: 'ne dit pas quelles cartes utiliser. Choisissez all ou any.',
};

const formulaProblems: Dictionary['krypto']['formulaProblems'] = {
  empty: 'Écrivez une formule, par exemple (2 + 4) × 3.',
  unknown_sign: 'Ce signe n’a pas de sens ici. Utilisez les cartes, + − × ÷ et des parenthèses.',
  number_expected: 'Il manque une carte ici.',
  operator_expected: 'Il manque une opération ici : + − × ou ÷.',
  never_closed: 'Cette parenthèse n’est jamais fermée.',
  never_opened: 'Cette parenthèse n’a pas été ouverte.',
  too_deep: 'Cela fait trop de parenthèses.',
  extra_card: 'Cette carte n’est plus disponible.',
  missing_cards: 'Les cartes ne sont pas toutes utilisées. Il reste :',
  refused: 'Cette étape n’est pas permise :',
  wrong_value: 'Toutes les cartes sont utilisées, mais le résultat est',
  other_value: 'Le résultat est',
};

function saidOf(
  { kind, text }: Parameters<Dictionary['krypto']['handProblem']>[0],
  problems: typeof handProblems,
): string {
  return text === undefined ? problems[kind] : `« ${text} » ${problems[kind]}`;
}

const countdown: Dictionary['krypto']['ofGames']['countdown'] = {
  goal: (objective, numbers, isAny) =>
    isAny
      ? `Obtenez ${objective} avec des plaques parmi les ${counted(numbers)}.`
      : `Obtenez ${objective} avec les ${counted(numbers)} plaques.`,
  howToKeys: (isChallenge) =>
    `Au clavier : tapez 75 pour la plaque 75, puis + − * ou / et la plaque suivante. Ctrl+Z annule une étape, ${isChallenge ? '' : 'H donne un indice (il est compté), '}N passe au tirage suivant, « ? » montre toutes les touches.`,
  howToEnd:
    'Chaque plaque sert exactement une fois. Dans une formule écrite, × et ÷ passent avant + et − ; les parenthèses passent avant tout.',
  table: 'Table de jeu',
  howToSteps: [
    'Choisissez deux plaques et une opération ; ou faites glisser une plaque sur l’autre.',
    'Les deux deviennent une seule plaque.',
  ],
  cards: 'Plaques sur la table',
  card: (value) => `Plaque ${value}`,
  madeCard: (value, formula) => `Plaque ${value}, obtenue par ${formula}`,
  swapLabel: 'Inverser les deux plaques',
  chooseFirst:
    'Choisissez deux plaques et une opération. Ou faites glisser une plaque sur une autre.',
  chooseSecond: (first) => `${first}… choisissez la deuxième plaque.`,
  cardsLeft: (n) => `Il reste ${plural(n, 'plaque', 'plaques')}`,
  handWithoutSolution: 'Ce tirage n’a pas de solution selon ces règles.',
  formulaProblems: {
    ...formulaProblems,
    unknown_sign: 'Ce signe n’a pas de sens ici. Utilisez les plaques, + − × ÷ et des parenthèses.',
    number_expected: 'Il manque une plaque ici.',
    extra_card: 'Cette plaque n’est plus disponible.',
    missing_cards: 'Les plaques ne sont pas toutes utilisées. Il reste :',
    wrong_value: 'Toutes les plaques sont utilisées, mais le résultat est',
  },
  noSuchCard: (number) => `Il n’y a pas de ${number} parmi les plaques.`,
  dayRules: 'Le tirage du jour suit les mêmes règles pour tout le monde.',
  newHand: 'Un autre tirage',
  today: 'Le tirage du jour',
  randomHand: 'Tirer six plaques',
  levelOfNextHand: 'Niveau du tirage suivant',
  ownHand: 'Votre propre tirage',
  ownHandHelp: '3 à 7 plaques, deux-points, l’objectif',
  play: 'Jouer ce tirage',
  handProblem: (problem) =>
    saidOf(problem, {
      ...handProblems,
      not_a_number: 'n’est pas une plaque. Les plaques sont des nombres entiers à partir de 0.',
      too_large: 'est trop grand : les plaques vont jusqu’à 999.',
      card_count: 'Un tirage a 3 à 7 plaques, puis l’objectif, par exemple 2 4 3 6 5 : 6.',
      no_objective: 'Après les plaques vient un seul objectif, par exemple 2 4 3 6 5 : 6.',
      unknown_use: 'ne dit pas quelles plaques utiliser. Choisissez all ou any.',
    }),
  brokenLinkHelp: 'Redemandez-le, ou jouez un autre tirage.',
  gaveUp: 'Vous avez abandonné ce tirage.',
};

const keysWith =
  (card: number): Dictionary['krypto']['howToKeys'] =>
  (isChallenge) =>
    `Au clavier : tapez ${card} pour la carte ${card}, puis + − * ou / et la carte suivante. Ctrl+Z annule une étape, ${isChallenge ? '' : 'H donne un indice (il est compté), '}N passe à la donne suivante, « ? » montre toutes les touches.`;

export const krypto: Dictionary['krypto'] = {
  ofGames: { countdown, '24': { howToKeys: keysWith(12) } },
  objective: 'Objectif',
  goal: (objective, cards, isAny) =>
    isAny
      ? `Obtenez ${objective} avec des cartes parmi les ${counted(cards)}.`
      : `Obtenez ${objective} avec les ${counted(cards)} cartes.`,
  howTo: 'Comment jouer',
  howToSteps: [
    'Choisissez deux cartes et une opération ; ou faites glisser une carte sur l’autre.',
    'Les deux deviennent une seule carte.',
  ],
  howToKeys: keysWith(14),
  howToEnd:
    'Chaque carte sert exactement une fois. Dans une formule écrite, × et ÷ passent avant + et − ; les parenthèses passent avant tout.',
  guide: {
    goal: (objective) => `Obtenez ${objective} avec les quatre cartes.`,
    steps: [
      (left, sign, right) => `Choisissez ${left}, puis ${sign}, puis ${right}.`,
      (left, sign, right) => `Cela fait ${left}. Choisissez ${left}, puis ${sign}, puis ${right}.`,
      (left, sign, right) =>
        `Il reste deux cartes : ${left} ${sign} ${right} n’en fait plus qu’une.`,
    ],
    otherCards: (wrong, left, right) =>
      `${wrong.length === 1 ? `Pas ${wrong.join('')}` : `Ni ${wrong.join(' ni ')}`} : choisissez ${left} et ${right}.`,
    astray: 'Ce calcul est permis, mais il ne mène pas au but.',
    done: 'La dernière carte est l’objectif : Krypto ! Une vraie donne a cinq cartes.',
    play: 'Jouer la donne du jour',
  },
  objectiveIs: (value) => `Objectif ${value}`,
  table: 'Table de jeu',
  cards: 'Cartes sur la table',
  card: (value) => `Carte ${value}`,
  madeCard: (value, formula) => `Carte ${value}, obtenue par ${formula}`,
  negative: (value) => `moins ${value}`,
  over: (top, bottom) => `${top} sur ${bottom}`,
  operations: 'Opérations',
  operatorNames: { '+': 'plus', '-': 'moins', '*': 'fois', '/': 'divisé par' },
  swap: 'Inverser',
  swapLabel: 'Inverser les deux cartes',
  chooseFirst:
    'Choisissez deux cartes et une opération. Ou faites glisser une carte sur une autre.',
  chooseSecond: (first) => `${first}… choisissez la deuxième carte.`,
  chooseOperator: (first, second) => `${first}\u00a0…\u00a0${second} : quelle opération ?`,
  done: (step) => step,
  cardsLeft: (n) => `Il reste ${plural(n, 'carte', 'cartes')}`,
  refused: (step, refusal) => `${step} n’est pas permis : ${refusals[refusal]}.`,
  refusals,
  notTheObjective: (value, objective) =>
    `Cela fait ${value}, et non ${objective}. Annulez une étape et essayez autrement.`,
  solved: 'Krypto !',
  undo: 'Annuler',
  redo: 'Rétablir',
  hint: 'Indice',
  giveUp: 'Abandonner',
  hintNudge: {
    '+': 'Essayez d’abord une addition.',
    '-': 'Essayez d’abord une soustraction.',
    '*': 'Essayez d’abord une multiplication.',
    '/': 'Essayez d’abord une division.',
  },
  hintLast: {
    '+': 'Il ne reste qu’une addition.',
    '-': 'Il ne reste qu’une soustraction.',
    '*': 'Il ne reste qu’une multiplication.',
    '/': 'Il ne reste qu’une division.',
  },
  hintKeep: (card, end) => `Gardez ${card} pour la fin\u00A0: ${end}.`,
  hintOfTwo: {
    '+': (objective) => `À la fin, la somme de deux résultats fait ${objective}.`,
    '-': (objective) => `À la fin, la différence de deux résultats fait ${objective}.`,
    '*': (objective) => `À la fin, le produit de deux résultats fait ${objective}.`,
    '/': (objective) => `À la fin, le quotient de deux résultats fait ${objective}.`,
  },
  hintPair: (left, right) => `Combinez ${left} et ${right}.`,
  hintMore: 'En dire plus',
  hintIs: (step) => `Essayez ${step}.`,
  hintThen: (step) => ` Puis ${step}.`,
  hintDo: 'Appliquer',
  noWayOn: 'L’objectif ne peut plus être atteint. Annulez une étape.',
  handWithoutSolution: 'Cette donne n’a pas de solution selon ces règles.',
  nearest: (numbers) => `Au plus près, on atteint : ${numbers}.`,
  giveUpQuestion: 'Abandonner et voir toutes les solutions ?',
  giveUpYes: 'Voir les solutions',
  giveUpNo: 'Continuer',
  seeNearestQuestion: 'Abandonner et voir les résultats les plus proches ?',
  seeNearestYes: 'Les voir',
  allSolutions: 'Solutions',
  solutionsOf: (n, text) =>
    n === 1 ? 'Une seule solution' : `${text} solutions, les plus faciles d’abord`,
  waysOf: (n, ways, solutions) =>
    n === 1
      ? `Une façon (${solutions} solutions avec les formes équivalentes)`
      : `${ways} façons, les plus faciles d’abord (${solutions} solutions avec les formes équivalentes)`,
  differentWays: (shown, all) =>
    all === 1
      ? 'Une seule façon, à l’ordre près'
      : shown === all
        ? `${all} façons vraiment différentes, les plus faciles d’abord`
        : `${shown} façons vraiment différentes sur ${all}, les plus faciles d’abord`,
  everySolution: (text) => `Toutes les solutions (${text})`,
  solutionsRange: (from, to, all) => `${from} à ${to} sur ${all}`,
  waysRange: (from, to, all) => `Façons ${from} à ${to} sur ${all}`,
  folded: (n, hasOnes, hasZeros) => {
    const s =
      n === 1
        ? ['multiplie ou divise', 'ajoute ou retranche']
        : ['multiplient ou divisent', 'ajoutent ou retranchent'];
    return `et ${n} ${n === 1 ? 'autre' : 'autres'} qui ${[
      ...(hasOnes ? [`${s[0]} par 1`] : []),
      ...(hasZeros ? [`${s[1]} 0`] : []),
    ].join(', ou ')}`;
  },
  solutionsCut: (n) => `Seules les ${n} solutions les plus faciles sont énumérées.`,
  earlier: 'Plus faciles',
  later: 'Suite',
  worksheet: 'Brouillon',
  noStepsYet: 'Vos étapes s’écriront ici.',
  formula: 'Ou écrivez une formule',
  formulaExample: 'par ex. (2 + 4) × 3 − 6',
  formulaCheck: 'Vérifier',
  formulaProblems,
  leaveOutEquals: 'Retirez ce signe =. Il ne peut servir qu’à la fin, devant le résultat.',
  noSuchCard: (number) => `Il n’y a pas de ${number} parmi les cartes.`,
  rules: 'Règles',
  ruleSets: {
    house: {
      name: 'Maison',
      says: 'Tout résultat intermédiaire est permis : fractions et négatifs aussi.',
    },
    integer: {
      name: 'Nombres entiers',
      says: 'Tout résultat intermédiaire est un entier ; les négatifs sont permis.',
    },
    international: {
      name: 'Internationales',
      says: 'Tout résultat intermédiaire est un entier supérieur ou égal à 0, comme en tournoi.',
    },
    positive: {
      name: 'Entiers positifs',
      says: 'Tout résultat intermédiaire est un entier supérieur ou égal à 1.',
    },
  },
  dayRules:
    'La donne du jour se joue selon les règles maison : elle est ainsi la même pour tout le monde. Les autres donnes peuvent suivre d’autres règles.',
  time: (text) => `Temps ${text}`,
  difficulty: (level) => `Difficulté ${level} sur 5`,
  whyThisLevel: 'Pourquoi cette difficulté',
  reasons: {
    counts: (distinct, text) =>
      distinct === 1 ? 'Il n’y a qu’une solution.' : `Il y a ${text} solutions, à l’ordre près.`,
    features: {
      real_steps: (n, cards) =>
        n + 1 === cards
          ? 'Aucune solution n’a d’étape facile, avec 0, 1 ou −1.'
          : `La solution la plus courte demande ${plural(n, 'étape', 'étapes')}, sans compter celles avec 0, 1 ou −1.`,
      comfortable: (digits) =>
        digits === 1
          ? 'Une seule façon d’écrire une solution n’utilise que des nombres entiers de 0 à 50.'
          : `${digits < 4 ? 'Peu' : 'Beaucoup'} de façons d’écrire une solution n’utilisent que des nombres entiers de 0 à 50.`,
      products: (digits) =>
        digits === 0
          ? 'Aucune de ces façons ne finit par une multiplication, sauf par 1.'
          : 'Beaucoup de ces façons finissent par une multiplication, sans compter celles par 1.',
      uncomfortable: () => 'Toute solution passe par un nombre qui n’est pas un entier de 0 à 50.',
      fraction: () => 'Toute solution passe par une fraction.',
      division: () => 'Toute solution exige une division.',
      equal_cards: (equal, cards) =>
        equal === 0
          ? 'Toutes les cartes sont différentes.'
          : `Les cartes ne portent que ${plural(cards - equal, 'nombre différent', 'nombres différents')}.`,
      missing_cards: (_missing, cards) => `Il n’y a que ${plural(cards, 'carte', 'cartes')}.`,
    },
    uncomfortableTarget: 'L’objectif n’est pas entre 0 et 50.',
    negative: 'Toute solution passe par un nombre négatif.',
    largest: (n) => `Toute solution passe par un nombre de ${n} ou plus.`,
    effort: (n) =>
      `La solution la plus facile demande ${n < 22 ? 'peu' : n < 30 ? 'un peu' : 'beaucoup'} de calcul.`,
  },
  newHand: 'Une autre donne',
  today: 'La donne du jour',
  randomHand: 'Distribuer',
  levelOfNextHand: 'Niveau de la donne suivante',
  anyLevel: 'Tous niveaux',
  levelNames: {
    1: 'Niveau 1, le plus facile',
    2: 'Niveau 2',
    3: 'Niveau 3',
    4: 'Niveau 4',
    5: 'Niveau 5, le plus difficile',
  },
  deck: 'Paquet',
  decks: { '56': '56 cartes', '52': '52 cartes' },
  ownHand: 'Votre propre donne',
  ownHandHelp: '3 à 7 cartes, deux-points, l’objectif',
  play: 'Jouer cette donne',
  handProblem: (problem) => saidOf(problem, handProblems),
  brokenLink: 'Ce lien est incorrect ou incomplet.',
  brokenLinkHelp: 'Redemandez-le, ou jouez une autre donne.',
  solutionRank: (isEasiest, count, text) =>
    count === 1
      ? 'la seule solution'
      : isEasiest
        ? `la plus facile des ${text} solutions`
        : `${text} solutions`,
  gaveUp: 'Vous avez abandonné cette donne.',
};
