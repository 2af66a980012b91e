// SPDX-License-Identifier: MIT
import type { Rules } from '#reckon/api.ts';
import { counted, or, plural } from './grammar';

const refusals = {
  division_by_zero: 'nothing can be divided by 0',
  fraction: 'these rules allow no fractions',
  negative: 'these rules allow nothing below 0',
  zero: 'these rules allow no 0',
};

const formulaProblems = {
  empty: 'Type a formula, such as (2 + 4) × 3.',
  unknown_sign: 'This sign cannot be used here. Use cards, + − × ÷ and brackets.',
  number_expected: 'A card is missing here.',
  operator_expected: 'An operation is missing here: + − × or ÷.',
  never_closed: 'This bracket is never closed.',
  never_opened: 'This bracket was never opened.',
  too_deep: 'There are too many nested brackets.',
  extra_card: 'The hand has no such card left.',
  missing_cards: 'Not all cards are used. Left over:',
  refused: 'This step is not allowed:',
  wrong_value: 'All cards are used, but the result is',
  other_value: 'The result is',
};

const handProblems = {
  not_a_number: 'is not a card. Cards are whole numbers, 0 or more.',
  too_large: 'is too large: cards go up to 999.',
  comma: 'has a comma inside. Write whole numbers, with blanks between them.',
  card_count: 'A hand has 3 to 7 cards and then the target, such as 2 4 3 6 5 : 6.',
  no_objective: 'The cards are followed by one target, such as 2 4 3 6 5 : 6.',
  objective_too_large: 'is too large for a target.',
  unknown_rules: 'is not a rule set. Choose house, integer, international or positive.',
  unknown_use: 'is no use of cards. Choose all or any.',
};

const rules: Record<Rules, { name: string; says: string }> = {
  house: {
    name: 'House',
    says: 'Every result may be any number: fractions and negative ones too.',
  },
  integer: { name: 'Integer', says: 'Every result is a whole number; negative ones are allowed.' },
  international: {
    name: 'International',
    says: 'Every result is a whole number, 0 or more, as in tournaments.',
  },
  positive: { name: 'Positive', says: 'Every result is a whole number, 1 or more.' },
};

function saidOf(
  { kind, text }: { kind: keyof typeof handProblems; text?: string },
  problems: typeof handProblems,
): string {
  return text === undefined ? problems[kind] : `“${text}” ${problems[kind]}`;
}

/** The keys, with a card that the game has. A challenge has no hints. */
const keysWith = (card: number) => (isChallenge: boolean) =>
  `Keys: type ${card} for the card ${card}, then + − * or / and the next card. Ctrl+Z takes a step back, ${isChallenge ? 'N skips the hand' : 'H is a hint that counts, N is the next hand'}, ? shows all keys.`;

const common = {
  objective: 'Target',
  goal: (objective: string, cards: number, isAny: boolean) =>
    `Make ${objective} from ${isAny ? 'any of the' : 'all'} ${counted(cards)} cards.`,
  howTo: 'How to play',
  howToSteps: [
    'Pick two cards and an operation; or drag one card onto the other.',
    'The two become one card.',
  ],
  howToKeys: keysWith(14),
  howToEnd:
    'Every card is used exactly once. In a formula that you type, × and ÷ come before + and −; brackets come before both.',
  guide: {
    goal: (objective: number) => `Make ${objective} from all four cards.`,
    steps: [
      (left: number, sign: string, right: number) => `Choose ${left}, then ${sign}, then ${right}.`,
      (left: number, sign: string, right: number) =>
        `That makes ${left}. Choose ${left}, then ${sign}, then ${right}.`,
      (left: number, sign: string, right: number) =>
        `Two cards are left: ${left} ${sign} ${right} makes one of them.`,
    ],
    otherCards: (wrong: readonly string[], left: number, right: number) =>
      `Not ${or(wrong)}: choose ${left} and ${right}.`,
    astray: 'That step is allowed, but it does not help here.',
    done: 'The last card is the target: Krypto! A real hand has five cards.',
    play: 'Play today’s hand',
  },
  objectiveIs: (value: string) => `Target ${value}`,
  table: 'Card table',
  cards: 'Cards on the table',
  card: (value: string) => `Card ${value}`,
  madeCard: (value: string, formula: string) => `Card ${value}, made as ${formula}`,
  negative: (value: string) => `minus ${value}`,
  over: (top: string, bottom: string) => `${top} over ${bottom}`,
  operations: 'Operations',
  operatorNames: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' },
  swap: 'Swap',
  swapLabel: 'Swap the two cards',
  chooseFirst: 'Pick two cards and an operation. Or drag a card onto another.',
  chooseSecond: (first: string) => `${first}… pick the second card.`,
  chooseOperator: (first: string, second: string) =>
    `${first}\u00a0…\u00a0${second}: which operation?`,
  done: (step: string) => step,
  cardsLeft: (n: number) => plural(n, 'card left', 'cards left'),
  refused: (step: string, refusal: keyof typeof refusals) =>
    `${step} is not allowed: ${refusals[refusal]}.`,
  refusals,
  notTheObjective: (value: string, objective: string) =>
    `That makes ${value}, not ${objective}. Undo a step and try another way.`,
  solved: 'Krypto!',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  giveUp: 'Give up',
  hintNudge: {
    '+': 'Try adding first.',
    '-': 'Try subtracting first.',
    '*': 'Try multiplying first.',
    '/': 'Try dividing first.',
  },
  hintLast: {
    '+': 'One addition is left.',
    '-': 'One subtraction is left.',
    '*': 'One multiplication is left.',
    '/': 'One division is left.',
  },
  hintKeep: (card: string, end: string) => `Keep ${card} for the end: ${end}.`,
  hintOfTwo: {
    '+': (objective: string) => `At the end, two results are added to make ${objective}.`,
    '-': (objective: string) => `At the end, two results are subtracted to make ${objective}.`,
    '*': (objective: string) => `At the end, two results are multiplied to make ${objective}.`,
    '/': (objective: string) => `At the end, two results are divided to make ${objective}.`,
  },
  hintPair: (left: string, right: string) => `Combine ${left} and ${right}.`,
  hintMore: 'Tell me more',
  hintIs: (step: string) => `Try ${step}.`,
  hintThen: (step: string) => ` Then ${step}.`,
  hintDo: 'Do it',
  noWayOn: 'The target cannot be reached from here. Undo a step.',
  handWithoutSolution: 'This hand has no solution under these rules.',
  nearest: (numbers: string) => `The nearest reachable: ${numbers}.`,
  giveUpQuestion: 'Give up and see all solutions?',
  giveUpYes: 'Show them',
  giveUpNo: 'Keep trying',
  /** Behind the sentence that a hand has no solution. */
  seeNearestQuestion: 'Give up and see how near you can get?',
  seeNearestYes: 'Show me',
  allSolutions: 'Solutions',
  solutionsOf: (n: number, text: string) =>
    n === 1 ? 'One solution' : `${text} solutions, the easiest first`,
  /** The heading where some solutions are folded below others. */
  waysOf: (n: number, ways: string, solutions: string) =>
    n === 1
      ? `One way (${solutions} solutions with equal forms)`
      : `${ways} ways, the easiest first (${solutions} solutions with equal forms)`,
  /** The heading of the first ways that are not the same in another order. */
  differentWays: (shown: number, all: number) =>
    all === 1
      ? 'One way, apart from its order'
      : shown === all
        ? `${all} really different ways, the easiest first`
        : `${shown} of ${all} really different ways, the easiest first`,
  everySolution: (text: string) => `All solutions (${text})`,
  solutionsRange: (from: number, to: number, all: string) => `${from} to ${to} of ${all}`,
  waysRange: (from: number, to: number, all: string) => `Ways ${from} to ${to} of ${all}`,
  /** Solutions that are folded below another one. */
  folded: (n: number, hasOnes: boolean, hasZeros: boolean) => {
    const [scales, shifts] =
      n === 1
        ? ['multiplies or divides', 'adds or subtracts']
        : ['multiply or divide', 'add or subtract'];
    return `and ${n} more that ${[
      ...(hasOnes ? [`${scales} by 1`] : []),
      ...(hasZeros ? [`${shifts} 0`] : []),
    ].join(', or ')}`;
  },
  solutionsCut: (n: string) => `Only the ${n} easiest solutions are listed.`,
  earlier: 'Easier ones',
  later: 'More',
  worksheet: 'Worksheet',
  noStepsYet: 'Your steps will be written here.',
  formula: 'Or type a formula',
  formulaExample: 'such as (2 + 4) × 3 − 6',
  formulaCheck: 'Check',
  formulaProblems,
  leaveOutEquals: 'Leave out this = sign. A result may follow one at the end.',
  noSuchCard: (number: string) => `There is no ${number} among the cards.`,
  rules: 'Rules',
  ruleSets: rules,
  dayRules:
    'The hand of a day is played by house rules, so that it is the same for everybody. Other hands can have other rules.',
  time: (text: string) => `Time ${text}`,
  difficulty: (level: number) => `Difficulty ${level} of 5`,
  whyThisLevel: 'Why this difficulty',
  reasons: {
    counts: (distinct: number, text: string) =>
      distinct === 1
        ? 'There is only one solution.'
        : `There are ${text} solutions, not counting the same one in another order.`,
    features: {
      real_steps: (n: number, cards: number) =>
        n + 1 === cards
          ? 'No solution has an easy step with 0, 1 or −1.'
          : `The shortest way takes ${plural(n, 'step', 'steps')}, not counting those with 0, 1 or −1.`,
      comfortable: (digits: number) =>
        digits === 1
          ? 'Only one way of writing it stays with whole numbers from 0 to 50.'
          : `${digits < 4 ? 'Only a few' : 'Many'} ways of writing it stay with whole numbers from 0 to 50.`,
      products: (digits: number): string =>
        digits === 0
          ? 'None of these ways ends with a multiplication, except by 1.'
          : 'Many of these ways end with a multiplication, not counting by 1.',
      uncomfortable: () => 'No way stays with whole numbers from 0 to 50.',
      fraction: () => 'Every solution goes through a fraction.',
      division: () => 'Every solution needs a division.',
      equal_cards: (equal: number, cards: number) =>
        equal === 0
          ? 'All cards are different.'
          : `The cards have only ${plural(cards - equal, 'different number', 'different numbers')}.`,
      missing_cards: (_missing: number, cards: number) =>
        `There are only ${plural(cards, 'card', 'cards')}.`,
    },
    uncomfortableTarget: 'The target is not from 0 to 50.',
    negative: 'Every solution goes through a negative number.',
    largest: (n: string) => `Every solution goes through a number of ${n} or more.`,
    effort: (n: number) =>
      `The easiest solution takes ${n < 22 ? 'little' : n < 30 ? 'some' : 'much'} calculation.`,
  },
  newHand: 'Another hand',
  today: 'Today’s hand',
  randomHand: 'Deal a hand',
  levelOfNextHand: 'Level of the next hand',
  anyLevel: 'Any level',
  levelNames: {
    1: 'Level 1, easiest',
    2: 'Level 2',
    3: 'Level 3',
    4: 'Level 4',
    5: 'Level 5, hardest',
  },
  deck: 'Deck',
  decks: { '56': '56 cards', '52': '52 cards' },
  ownHand: 'Your own hand',
  ownHandHelp: '3 to 7 cards, a colon, the target',
  play: 'Play it',
  handProblem: (problem: { kind: keyof typeof handProblems; text?: string }) =>
    saidOf(problem, handProblems),
  brokenLink: 'This link is broken.',
  brokenLinkHelp: 'Ask for it again, or play another hand.',
  solutionRank: (isEasiest: boolean, count: number, text: string) =>
    count === 1
      ? 'the only solution'
      : isEasiest
        ? `the easiest of ${text} solutions`
        : `${text} solutions`,
  gaveUp: 'You gave up on this hand.',
};

/** The texts that differ for Countdown, where numbers are drawn, and no cards dealt. */
const countdown = {
  goal: (objective: string, numbers: number, isAny: boolean) =>
    `Make ${objective} from ${isAny ? 'any of the' : 'all'} ${counted(numbers)} numbers.`,
  howToSteps: [
    'Pick two numbers and an operation; or drag one number onto the other.',
    'The two become one number.',
  ],
  howToKeys: (isChallenge: boolean) =>
    `Keys: type 75 for the number 75, then + − * or / and the next number. Ctrl+Z takes a step back, ${isChallenge ? 'N skips the round' : 'H is a hint that counts, N is the next round'}, ? shows all keys.`,
  howToEnd:
    'Every number is used exactly once. In a formula that you type, × and ÷ come before + and −; brackets come before both.',
  table: 'Table',
  cards: 'Numbers on the table',
  card: (value: string) => `Number ${value}`,
  madeCard: (value: string, formula: string) => `Number ${value}, made as ${formula}`,
  swapLabel: 'Swap the two numbers',
  chooseFirst: 'Pick two numbers and an operation. Or drag a number onto another.',
  chooseSecond: (first: string) => `${first}… pick the second number.`,
  cardsLeft: (n: number) => plural(n, 'number left', 'numbers left'),
  handWithoutSolution: 'This round has no solution under these rules.',
  formulaProblems: {
    ...formulaProblems,
    unknown_sign: 'This sign cannot be used here. Use numbers, + − × ÷ and brackets.',
    number_expected: 'A number is missing here.',
    extra_card: 'There is no such number left.',
    missing_cards: 'Not all numbers are used. Left over:',
    wrong_value: 'All numbers are used, but the result is',
  },
  noSuchCard: (number: string) => `There is no ${number} among the numbers.`,
  dayRules: 'The round of a day has the same rules for everybody.',
  newHand: 'Another round',
  today: 'Today’s round',
  randomHand: 'Draw six numbers',
  levelOfNextHand: 'Level of the next round',
  ownHand: 'Your own round',
  ownHandHelp: '3 to 7 numbers, a colon, the target',
  play: 'Play it',
  handProblem: (problem: { kind: keyof typeof handProblems; text?: string }) =>
    saidOf(problem, {
      ...handProblems,
      not_a_number: 'is not a number that can be drawn. Those are whole, 0 or more.',
      too_large: 'is too large: numbers go up to 999.',
      card_count: 'A round has 3 to 7 numbers and then the target, such as 2 4 3 6 5 : 6.',
      no_objective: 'The numbers are followed by one target, such as 2 4 3 6 5 : 6.',
      unknown_use: 'is no use of numbers. Choose all or any.',
    }),
  brokenLinkHelp: 'Ask for it again, or play another round.',
  gaveUp: 'You gave up on this round.',
};

export const krypto = { ...common, ofGames: { countdown, '24': { howToKeys: keysWith(12) } } };
