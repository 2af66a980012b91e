// SPDX-License-Identifier: MIT
import { joined } from '../base/lists';

/** A line and a character in it, both from 1. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

export const scan = {
  title: 'Scan a sheet',
  intro:
    'Do you have a printed sheet of puzzles? Scan it or take a picture of it, then play or solve its puzzles here: hands of Krypto, 24 and Countdown, calcrostics, letter grids and alphametics.',
  dropHere: 'Drop a picture of the sheet here, paste it, or',
  take: 'Take a picture',
  choose: 'Choose a file',
  another: 'Another picture',
  whatWorks: 'What works',
  advice: [
    'Sheets printed by reckon, in the workshop or with reckon sheet',
    'The whole page in view, flat and sharp, or a PDF of a scan',
    'Even light, without shadows',
    'The code below each puzzle in view: it makes the reading certain',
  ],
  privacy:
    'The picture goes to the server of this page to be read, and nowhere else. It is not kept.',
  preparing: 'Preparing the picture…',
  reading: 'Reading the picture… This takes some seconds.',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  picture: 'Your picture',
  found: (n: number) => (n === 1 ? '1 puzzle found' : `${n} puzzles found`),
  names: {
    krypto: (number: number) => `${number}. Krypto hand`,
    '24': (number: number) => `${number}. Hand of 24`,
    countdown: (number: number) => `${number}. Countdown`,
    own: (number: number) => `${number}. Hand of cards`,
    calcrostic: (number: number) => `${number}. Calcrostic`,
    newspaper: (number: number) => `${number}. Letter grid`,
    alphametic: (number: number) => `${number}. Alphametic`,
  },
  /** Before it is known which kind it is. */
  newName: (number: number) => `${number}. Your puzzle`,
  certain: 'Certain',
  notCertain: 'Not certain: compare it with the sheet.',
  corrected: 'Corrected by you',
  typed: 'Typed by you',
  code: (code: string) => `Code ${code}`,
  open: {
    krypto: 'Open in Krypto',
    '24': 'Open in 24',
    countdown: 'Open in Countdown',
    own: 'Open in Krypto',
    calcrostic: 'Open in Calcrostic',
    newspaper: 'Open the letter grid',
    alphametic: 'Open in Alphametic',
    /** Before it is known which kind it is. */
    unknown: 'Open the puzzle',
  },
  which: (action: string, number: number) => `${action}: puzzle ${number}`,
  change: 'Change',
  undo: 'Undo my changes',
  textOf: (number: number) => `Text of puzzle ${number}`,
  typedHelp:
    'A hand such as 2 4 3 6 5 : 6, an alphametic such as SEND + MORE = MONEY, the lines of a grid with spaces between its parts, or the code below a puzzle. Several codes or hands stand one a line.',
  yours: 'Your puzzles',
  noPicture: 'No picture? Type a puzzle, or the code printed below it.',
  addToSheet: 'Put on my sheet',
  added: (n: number) => `Your sheet has it, with ${n === 1 ? '1 puzzle' : `${n} puzzles`} in all.`,
  onSheetBefore: 'Your sheet has this puzzle.',
  sheetIsFull: 'Your sheet has as many puzzles as it can hold.',
  notForSheets: 'Sheets take puzzles with exactly one answer, and hands of the usual size.',
  addAll: 'Put all on my sheet',
  addedAll: (n: number, all: number) =>
    `${n === 1 ? '1 puzzle' : `${n} puzzles`} added: your sheet has ${all} in all.`,
  allOnSheetBefore: 'Your sheet has these puzzles.',
  leftOut: (n: number, why: string) =>
    `${n === 1 ? '1 puzzle was' : `${n} puzzles were`} left out. ${why}`,
  faultyLeftOut: (n: number) =>
    n === 1
      ? '1 puzzle is left out until it is corrected.'
      : `${n} puzzles are left out until they are corrected.`,
  openSheet: 'Open the sheet',
  seen: (number: number) => `Puzzle ${number} in your picture`,
  turn: 'Turn',
  seenOnPage: (page: number) => `Compare it with page ${page} of your file.`,
  verdict: {
    nothing: 'Nothing has been typed yet.',
    together: (n: number) => `These are ${n} puzzles: each gets a field of its own.`,
    badCode: 'No puzzle has this code. Compare it with the sheet.',
    unread: ({ line, column }: Spot) =>
      `Line ${line}, character ${column}: replace _ with what is printed there.`,
    asks: 'This grid asks for numbers and cannot be played here; reckon scan --solve fills it in.',
    at: ({ line, column }: Spot, says: string) => `Line ${line}, character ${column}: ${says}`,
    hand: 'This is a hand that can be played.',
    unknown: 'This is a puzzle that can be played.',
    one: 'This is a puzzle with exactly one answer.',
    several: 'This is a puzzle with several answers: look for a wrong character.',
    none: 'This is a puzzle without an answer: look for a wrong character.',
  },
  doubts: {
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    sign: (line: number, place: number) => `Line ${line}, place ${place}`,
    card: (number: number) => `Card ${number}`,
    puzzle: 'The puzzle',
    objective: 'The target',
    before_objective: 'Before the target',
    line: (line: number) => `Line ${line}`,
    line_sign: (line: number) => `The sign in line ${line}`,
    character: (place: string, character: number) => `${place}, character ${character}`,
    says: (place: string, reason: string) => `${place}: ${reason}`,
    unread: 'could not be read',
    unclear: 'is unclear',
    off_centre: 'is not in the middle of its frame, so a figure may be covered',
    choices: (of: readonly string[]) => `may be ${joined(of, ' or ')}`,
    seen: (as: string) => `looks like ${as}`,
    taken: {
      answer: (reason: string, taken: string) =>
        `${reason}; taken for ${taken}, which leaves one answer`,
      code: (reason: string, taken: string) => `${reason}; the code below says ${taken}`,
    },
    whole: {
      no_answer: 'It has no answer as it was read.',
      several_answers: 'It has several answers as it was read.',
      only_code: 'Only the code below it could be read.',
      damaged_frame: 'It stands in frames, and one of them is damaged.',
      lines_beside: 'Lines beside it were not read.',
      no_code: 'Its code could not be read, and words may be others.',
      odd_signs: 'Its signs and rules are not as sheets print them: one may be misread.',
      read_once: 'There is so much print that it was read only once.',
    },
    noColon: 'No colon or equals sign was read before the target.',
    cardCount: (n: number) => (n === 1 ? 'It has 1 card, not 5.' : `It has ${n} cards, not 5.`),
    letterCount: (letters: number, boxes: number) =>
      `It has ${letters} different letters, but ${boxes} boxes for them.`,
    letterOrder: (letters: string) =>
      `Its letters come as ${letters}, not in the order of the alphabet: one may be another.`,
    changed: 'changed',
  },
  all: 'All puzzles',
  print: 'Print',
  save: 'Save as text',
  fileName: 'puzzles.txt',
  unread: (n: number) => (n === 1 ? '1 place was not read' : `${n} places were not read`),
  unreadHelp:
    'Something printed there looks like a puzzle. Take a closer, sharper picture, or type it in.',
  codesRead: (read: number, all: number) =>
    read === 0
      ? 'No code was read. Sheets of reckon have one below each puzzle: take a closer, sharper picture of it.'
      : `${read} of ${all} codes ${read === 1 ? 'was' : 'were'} read. Take a closer, sharper picture to read the others.`,
  typeIn: 'Type it in',
  typeInWhich: (place: number) => `Type it in: place ${place}`,
  typeInAny: 'Type a puzzle in',
  unreadPlace: (number: number, where: string) => `${number}. ${where}`,
  where: {
    top: { left: 'At the top left', middle: 'At the top', right: 'At the top right' },
    middle: { left: 'On the left', middle: 'In the middle', right: 'On the right' },
    bottom: { left: 'At the bottom left', middle: 'At the bottom', right: 'At the bottom right' },
  },
  onPage: (page: number) => `On page ${page}`,
  reversals: {
    mirrored: 'The picture is mirrored. Flip it from left to right, and give it again.',
    negative: 'The picture is a negative. Invert its colours, and give it again.',
    'mirrored negative':
      'The picture is a mirrored negative. Flip it from left to right, invert its colours, and give it again.',
  },
  nothing: 'No puzzle was found in this picture.',
  nothingHelp:
    'Move closer, so that the page fills the picture, keep it flat, and avoid shadows. Only printed puzzles are found, not handwriting.',
  unreadable:
    'This browser cannot show that file as a picture. Choose a photo or a scan in JPEG, PNG or PDF.',
  refused: 'The server could not read this picture:',
  notReady:
    'This server is not ready to read pictures. Your picture is not the reason. Tell the owner of this site:',
  busy: 'The server is too busy. Try again in a moment.',
  gone: 'The server did not answer. Check the network, then try again.',
  tryAgain: 'Try again',
  filesOnly:
    'Pictures are read by a server, but this page comes from a place that only serves files. Start reckon serve and open the address that it prints, or read a picture with reckon scan.',
  unreachable:
    'Pictures are read by a server, but none can be reached. Check the network, then try again.',
};

export type ScanWords = typeof scan;
