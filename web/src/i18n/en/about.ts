// SPDX-License-Identifier: MIT
export const about = {
  title: 'About',
  paragraphs: [
    'reckon deals, solves, grades and explains three kinds of arithmetic puzzles, Krypto hands, calcrostics and alphametics, exactly: nothing is rounded, and nothing is left out.',
    'Everything happens in this browser, and once loaded the page works without a network. Only two things leave it: what you do in a match, which goes through the server of this page to the others at your table and may be kept there with your name, and pictures of sheets, which that server reads and does not keep. A browser without WebAssembly asks that server all questions.',
  ],
  krypto: 'Krypto',
  kryptoText:
    'Five cards and an objective: make the objective from all five cards, using each once, by adding, subtracting, multiplying and dividing. The game was designed by Daniel Yovich in 1963.',
  keyboard: 'With the keyboard',
  keys: [
    ['Tab, Enter', 'choose a card, then another, then the operation'],
    ['1 4', 'choose the card 14: 14 + 8 puts both together'],
    ['← →', 'move between the cards'],
    ['+ − * /', 'the operation, before or after the second card'],
    ['?', 'a hint'],
    ['N', 'the next hand'],
    ['Ctrl+Z, Ctrl+Y', 'undo, redo'],
    ['Esc', 'put the chosen cards back'],
    ['Space', 'call in a match'],
  ],
  engineVersion: (version: string) => `Engine ${version}`,
};

export type AboutWords = typeof about;
