// SPDX-License-Identifier: MIT
import { ordinal, plural, points, seconds } from './grammar';

const progress = {
  thinking: 'thinking',
  right: 'right',
  passed: 'gave up',
  out: 'too many wrong answers',
};

const puzzles = {
  krypto: 'Numbers (Krypto, 24…)',
  calcrostic: 'Calcrostics',
  newspaper: 'Letter grids',
  alphametic: 'Alphametics',
};

export const classes = {
  // At the door
  open: 'Open a class',
  openHelp:
    'Everybody solves the same puzzles alone, on their own screen. You lead from here: deal, see how far everybody is, show the results.',
  puzzle: 'Puzzles',
  puzzles,
  level: 'Level',
  count: 'Hands',
  time: 'Time per hand',
  openIt: 'Open the class',
  keptClass: (code: string) => `Back to class ${code}, as host`,
  ended: {
    removed: 'The host has removed you from the class.',
    closed: 'The host has closed the class.',
  },

  // Everywhere in a class
  title: (code: string) => `Class ${code}`,
  handOf: (hand: number, hands: number) => `Hand ${hand} of ${hands}`,
  finishedOf: (finished: number, here: number) =>
    `${finished} of ${here} ${finished === 1 ? 'has' : 'have'} finished`,
  solvedOf: (right: number, here: number) => `${right} of ${here} solved it`,
  players: (n: number) => plural(n, 'player', 'players'),
  points,
  seconds,

  // The host
  begin: 'Deal the first hand',
  next: 'Deal the next hand',
  choose: 'Choose the hand yourself',
  chosenLabel: 'A hand such as 8 19 14 2 21 : 17, or the code printed below one',
  chosenFits:
    'A hand has five cards from 1 to 25, none more often than in the deck, and a target from 1 to 25: 8 19 14 2 21 : 17.',
  dealIt: 'Deal it',
  wholeLesson: 'The whole lesson',
  nextGame: 'Play another game',
  nextGameHelp: 'The same people play it, with the same code. This game ends.',
  otherGameHelp: 'The people who are here stay, and the code stays the same.',
  playIt: 'Play it',
  badHand: 'A hand has five cards and then the target, such as 8 19 14 2 21 : 17.',
  badCode: 'No puzzle has this code. Compare it with the sheet.',
  untitled: 'a sheet without a title',
  fromSheet: (title: string) => `From ${title}`,
  puzzleOfSheet: (number: number, title: string) => `Puzzle ${number} of ${title}`,
  endHand: 'End this hand',
  nobodyYet: 'Nobody has joined yet. Show the code, or open the big screen.',
  bigScreen: 'Open the big screen',
  playToo: 'Play too',
  invite: 'Players enter the code under “Together”, or scan it. They can join at any time.',
  qrCode: (link: string) => `QR code of ${link}`,
  playersTitle: 'Players',
  progressTitle: 'Progress',
  resultsTitle: 'Results',
  rank: 'Place',
  name: 'Name',
  state: 'This hand',
  total: 'Total',
  change: 'Edit',
  progress,
  rightIn: (ms: number) => `right in ${seconds(ms)}`,
  wrongTries: (n: number) => plural(n, 'wrong answer', 'wrong answers'),
  away: 'away',
  left: 'left',
  changeOf: (name: string) => `Edit ${name}`,
  rename: 'Rename',
  newName: (name: string) => `New name for ${name}`,
  cancel: 'Cancel',
  remove: 'Remove…',
  removeQuestion: (name: string) => `Remove ${name} from the class?`,
  removeYes: (name: string) => `Yes, remove ${name}`,
  /** Beside the button that closes the door. */
  mayReturn: (name: string) =>
    `${name} has been removed, but may join again as long as the class is open to newcomers.`,
  leaveOpen: 'Leave it open',
  doorOpen: 'Newcomers can join.',
  doorClosed: 'The class is closed to newcomers.',
  lock: 'Close the door',
  unlock: 'Open the door',
  clear: 'Empty the class…',
  clearQuestion: 'Remove everybody? The class gets a new code, which you then show to the players.',
  clearYes: 'Yes, remove everybody',
  /** The windows without a seat: big screens and onlookers, which the server does not tell apart. */
  lookingOn: (n: number) =>
    `${plural(n, 'screen looks', 'screens look')} on, big screens included.`,
  clearWatchers: 'Send watchers away…',
  clearWatchersQuestion:
    'Disconnect everyone who looks on? Your own big screen goes too: open it again afterwards.',
  clearWatchersYes: 'Yes, send them away',
  csv: 'Save results (CSV)',
  csvName: (code: string, day: string) => `class-${code}-${day}.csv`,
  /** In the place of points: why there are none; of hands before the last, that is not known. */
  csvNone: {
    passed: 'gave up',
    out: 'no tries left',
    thinking: 'unanswered',
    absent: 'not there',
    wrong: (n: number) => plural(n, 'wrong answer', 'wrong answers'),
  },
  csvHead: { rank: 'Place', name: 'Name', hand: (n: number) => `Hand ${n}`, total: 'Total' },
  print: 'Print',
  leave: 'Close the class',
  leaveQuestion:
    'Close the class for everybody? A hand in play ends now. You find the results again under “Together”, in this browser.',
  leaveYes: 'Close it',
  leaveNo: 'Keep it open',

  // A player
  seatLeaveQuestion:
    'Leave the class? Your points stay, and the same name brings you back to them.',
  seatLeaveYes: 'Leave',
  youAreIn: (name: string) => `You’re in, ${name}!`,
  waitForHost: 'The host deals the first hand in a moment.',
  solve: 'Make the target from all five cards. A wrong answer costs 100 points.',
  pass: 'Give up on this hand',
  passQuestion: 'Give up on this hand? It then counts no points.',
  passYes: 'Yes, give up',
  passNo: 'Go on',
  right: (ms: number, scored: number) => `Right, in ${seconds(ms)}: ${points(scored)}.`,
  wrong: (left: number, costs: boolean, why: string) =>
    [
      `Not quite${costs ? ': that costs 100 points' : ''}.`,
      ...(why === '' ? [] : [why]),
      ...(left === 0 ? [] : [left === 1 ? 'One more try.' : `Try again: ${left} tries left.`]),
    ].join(' '),
  /** For digits for all letters that are not the answer. */
  full: 'Every letter has a digit. Submit them, or look once more.',
  passed: 'You gave up on this hand.',
  out: 'No tries are left for this hand.',
  unsolved: 'You have not solved this hand.',
  waitForOthers: 'Wait for the others.',
  waitForNext: 'The host deals the next hand.',
  place: (rank: number, of: number, total: number) =>
    rank === 1 && total === 0
      ? 'Nobody has points.'
      : total === 0
        ? 'You have no points yet.'
        : `You’re ${ordinal(rank)} of ${of}, with ${points(total)}.`,
  final: 'That was the last hand.',
  thanks: 'The host has closed the class. Thank you for playing!',
  closedByYou: 'You have closed the class. These are its results.',
  again: 'A new race begins: all scores are 0.',

  againQuestion:
    'Play again with the same people? All points start at 0. You find the results so far under “Together”, in this browser.',
  againYes: 'Yes, play again',

  // The classes before, at the door
  lastClasses: 'Your last classes',
  lastHelp: 'Their results, with the players’ names, are kept in this browser alone.',
  handsPlayed: (n: number) => plural(n, 'hand', 'hands'),
  forgetClass: 'Delete…',
  forgetClassOf: (what: string) => `Delete… ${what}`,
  forgetClassQuestion: 'Delete the results of this class?',
  forgetClassYes: 'Yes, delete',
  forgotten: (what: string) => `Deleted: ${what}.`,
  forgetClasses: 'Delete all…',
  forgetClassesQuestion: 'Delete the results of all classes in this list?',
  forgetClassesYes: 'Yes, delete all',
  backToDoor: 'Back',

  hands: 'Hand by hand',
  handsHelp: 'Each opens in a window of its own, with hints and all solutions.',
  showSolution: 'Solution',
  showSolutionOf: (hand: string) => `Solution of ${hand}`,
  solution: (formula: string) => `A solution: ${formula}`,
  noSolution: 'This hand had no solution.',

  // The big screen
  joinAt: 'Join at',
  leaveScreen: 'Leave the big screen',
  fullScreen: 'Full screen',
  standings: 'Standings',
  finalStandings: 'Final standings',
  podium: 'Podium',
  ordinal,
  andMore: (n: number) => `and ${n} more`,

  // Said by a screen reader
  joined: (name: string) => `${name} joins.`,
  hasLeft: (name: string) => `${name} leaves.`,
  removed: (name: string) => `${name} was removed.`,
  renamed: (name: string) => `Now called ${name}.`,
  dealt: (hand: number) => `Hand ${hand} is dealt.`,
  closed: 'The hand is over.',
  hasSolved: (name: string) => `${name} has solved it.`,
  hasErred: (name: string) => `${name} was wrong.`,
  hasPassed: (name: string) => `${name} gives up on the hand.`,
};

/** The words of all puzzles of letters. */
const letters = {
  handsPlayed: (n: number) => plural(n, 'puzzle', 'puzzles'),
  leaveQuestion:
    'Close the class for everybody? A puzzle in play ends now. You find the results again under “Together”, in this browser.',
  handOf: (puzzle: number, puzzles: number) => `Puzzle ${puzzle} of ${puzzles}`,
  begin: 'Show the first puzzle',
  next: 'Show the next puzzle',
  choose: 'Choose the puzzle yourself',
  dealIt: 'Show it',
  endHand: 'End this puzzle',
  state: 'This puzzle',
  csvHead: {
    ...classes.csvHead,
    hand: (n: number) => `Puzzle ${n}`,
  },
  waitForHost: 'The host shows the first puzzle in a moment.',
  solve: 'Find the digit of each letter. A wrong answer costs 100 points.',
  pass: 'Give up on this puzzle',
  passQuestion: 'Give up on this puzzle? It then counts no points.',
  passed: 'You gave up on this puzzle.',
  out: 'No tries are left for this puzzle.',
  unsolved: 'You have not solved this puzzle.',
  waitForNext: 'The host shows the next puzzle.',
  final: 'That was the last puzzle.',
  hands: 'Puzzle by puzzle',
  solution: (letters: string) => `The answer: ${letters}`,
  noSolution: 'This puzzle had no answer.',
  dealt: (puzzle: number) => `Here is puzzle ${puzzle}.`,
  closed: 'The puzzle is over.',
  hasPassed: (name: string) => `${name} gives up on the puzzle.`,
};

const countdown = {
  chosenFits:
    'A round has six tiles, of 1 to 10 twice each and 25, 50, 75 and 100, and a target from 101 to 999: 75 6 3 2 1 10 : 460.',
  count: 'Rounds',
  handsPlayed: (n: number) => plural(n, 'round', 'rounds'),
  leaveQuestion:
    'Close the class for everybody? A round in play ends now. You find the results again under “Together”, in this browser.',
  time: 'Time per round',
  handOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  begin: 'Draw the first numbers',
  next: 'Draw the next numbers',
  choose: 'Choose the numbers yourself',
  chosenLabel: 'Numbers such as 25 50 75 100 3 6 : 952, or the code printed below them',
  badHand:
    'A round has six numbers from 1 to 100 and then a target from 100 to 999, such as 25 50 75 100 3 6 : 952.',
  dealIt: 'Draw them',
  endHand: 'End this round',
  state: 'This round',
  csvHead: {
    ...classes.csvHead,
    hand: (n: number) => `Round ${n}`,
  },
  waitForHost: 'The host draws the first numbers in a moment.',
  pass: 'Give up on this round',
  passQuestion: 'Give up on this round? It then counts no points.',
  passed: 'You gave up on this round.',
  out: 'No tries are left for this round.',
  unsolved: 'You have not solved this round.',
  waitForNext: 'The host draws the next numbers.',
  final: 'That was the last round.',
  hands: 'Round by round',
  noSolution: 'This round had no solution.',
  dealt: (round: number) => `The numbers of round ${round} are drawn.`,
  closed: 'The round is over.',
  hasPassed: (name: string) => `${name} gives up on the round.`,
};

/** The words that differ from game to game. */
export const classesOf = {
  calcrostic: {
    ...letters,
    count: 'Calcrostics',
    time: 'Time per calcrostic',
    chosenLabel: 'The lines of a calcrostic, or the code printed below it',
  },
  newspaper: {
    ...letters,
    count: 'Letter grids',
    time: 'Time per grid',
    chosenLabel: 'The lines of a letter grid, or the code printed below it',
  },
  alphametic: {
    ...letters,
    count: 'Alphametics',
    time: 'Time per alphametic',
    chosenLabel: 'An alphametic such as SEND + MORE = MONEY, or the code printed below it',
  },
  countdown,
};

export type ClassWords = typeof classes;
export type ClassWordsOf = typeof classesOf;
