// SPDX-License-Identifier: MIT
export const about = {
  title: 'About',
  paragraphs: [
    'reckon makes, solves, grades and explains number puzzles: hands of Krypto, 24 and Countdown, calcrostics, letter grids and alphametics. Its arithmetic is exact: nothing is rounded.',
    'The page works in this browser and, once loaded, without a network. What you do in a room goes through the server of this page to the others there, and may be kept there with your name. Pictures of sheets are read on that server and not kept. If your browser cannot do the calculations itself, that server does them instead.',
  ],
  games: 'The games',
  gamesAre: [
    ['Krypto', 'Make the target from all five cards. Daniel Yovich designed the game in 1963.'],
    ['24', 'Make 24 from all four cards.'],
    [
      'Countdown',
      'Come as near to the target as you can in 30 seconds, from any of the six numbers.',
    ],
    [
      'Calcrostics and letter grids',
      'Find the digit of each letter, so that every equation of the grid is true.',
    ],
    ['Alphametics', 'The same for a calculation with words, most often an addition.'],
  ],
  keyboard: 'Keys for cards',
  keys: [
    ['Tab, Enter', 'choose a card, then another, then the operation'],
    ['1 0', 'choose the card 10: 10 + 8 puts both together'],
    ['← →', 'move between the cards'],
    ['+ − * /', 'the operation, before or after the second card'],
    ['H', 'a hint, which counts'],
    ['N', 'the next hand'],
    ['Ctrl+Z, Ctrl+Y', 'undo, redo'],
    ['Esc', 'put the chosen cards back'],
    ['Space', 'call in a room'],
    ['?', 'these keys'],
  ],
  letterKeyboard: 'Keys for letters',
  letterKeys: [
    ['A, B, C…', 'choose a letter'],
    ['0 to 9', 'give it a digit'],
    ['Shift and a digit', 'rule the digit out'],
    ['← → ↑ ↓', 'move over the board'],
    ['Backspace', 'erase'],
    ['Ctrl+Z, Ctrl+Y', 'undo, redo'],
    ['Shift+H', 'a hint, which counts'],
    ['?', 'these keys'],
  ],
  engineVersion: (version: string) => `Engine ${version}`,
};

export type AboutWords = typeof about;
