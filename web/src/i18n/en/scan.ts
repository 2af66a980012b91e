// SPDX-License-Identifier: MIT
export const scan = {
  title: 'Read a sheet',
  intro:
    'Do you have a printed sheet of puzzles? Take a picture of it, then play or solve its puzzles here: Krypto hands, calcrostics, newspaper grids and alphametics.',
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
  preparing: 'Preparing the picture …',
  reading: 'Reading the picture … This takes some seconds.',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  picture: 'Your picture',
  found: (n: number) => (n === 1 ? '1 puzzle found' : `${n} puzzles found`),
  names: {
    hand: (number: number) => `${number}. Krypto hand`,
    grid: (number: number) => `${number}. Calcrostic`,
    alphametic: (number: number) => `${number}. Alphametic`,
  },
  certain: 'Certain',
  notCertain: 'Not certain: compare it with the sheet.',
  code: (code: string) => `Code ${code}`,
  open: {
    hand: 'Open in Krypto',
    grid: 'Open in Calcrostic',
    alphametic: 'Open in Alphametic',
  },
  openWhich: (open: string, number: number) => `${open}: puzzle ${number}`,
  notToOpen: {
    unread: 'What could not be read is marked _. Take a closer, sharper picture.',
    asks: 'This grid asks for numbers and cannot be played here; reckon scan --solve fills it in.',
    unplayable: 'As it was read, this puzzle cannot be played here.',
  },
  unread: (n: number) => (n === 1 ? '1 place was not read' : `${n} places were not read`),
  unreadHelp: 'Something printed there looks like a puzzle. Take a closer, sharper picture.',
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
