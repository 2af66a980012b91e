// SPDX-License-Identifier: MIT
/** Scenes of pictures, for axe and for screenshots: the scene speaks for the server. */
import type { Page } from 'playwright-core';
import type { Scene } from './scenes';

/** Grey stripes on a page. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAANIAAAEpCAAAAADD0CPwAAABLElEQVR42u3YwQ0AAAQEQXXqvw+6kGB0MC+5jTp3gYSEhISEhISEhISEhISEhDROyi2HhISEhOTVIiEhISEhISEhIckp9hISEhISEhISEpImbi8hISEhISEhISEhaeL2EhISEhISEhISkiZuLyEhISEhISEhISFp4khISEhISEhISEiauL2EhISEhISEhISEpIkjISEhISEhISEhaeL2EhISEhISEhISEpK9hISEhISEhISEhKSJ20tISEhISEhISEhI9hISEhISEhISEhKSJm4vISEhISEhISEhaeL2EhISEhISEhISEpImbi8hISEhISEhISFp4vYSEhISEhISEhISkiaOhISEhISEhISEpInbS0hISEhISEhISEj2EhISEhISEhISEhIS0mtSA3sRIiSmu3ibAAAAAElFTkSuQmCC',
  'base64',
);

/** Where the stripes are. */
const PLACE = { left: 20, top: 40, right: 190, bottom: 110 };

const PUZZLES = [
  {
    kind: 'hand',
    certain: true,
    text: '7 6 2 9 14 : 8',
    doubts: [],
    place: PLACE,
    code: 'K5762-9E8G0',
  },
  {
    kind: 'grid',
    certain: true,
    text: 'A  ÷ B  = C\n×  + ×  × +\nC  + A  = DB\n=  = =  = =\nEB − DF = DF\n',
    doubts: [],
    place: PLACE,
    code: 'CC682-82489-F',
  },
  {
    kind: 'alphametic',
    certain: true,
    text: '   ABC\n×   DE\n------\n  ADFG\n  BDG\n------\n  HEIG',
    doubts: [],
    place: PLACE,
    code: 'A0WZ2-T14G',
  },
  {
    kind: 'hand',
    certain: false,
    text: '10 7 _ 3 1 : 25',
    doubts: ['card 3: nothing could be read'],
    details: [{ part: 'card', card: 3, reason: 'unread' }],
    place: PLACE,
  },
  {
    kind: 'grid',
    certain: false,
    text: 'A × AB = CD\n+ × ÷  ÷ −\nD × E  = FG\n= = =  = =\nG × F  = HI\n',
    doubts: ['row 1, column 3, character 2: may be D or O', 'has 4 marks, not 5'],
    details: [
      { part: 'cell', row: 1, column: 3, character: 2, reason: 'choices', seen: 'DO' },
      { part: 'puzzle', reason: 'newer' },
    ],
    place: PLACE,
  },
];

const UNREAD = { left: 20, top: 200, right: 180, bottom: 260 };

function answer(status: number, json: unknown) {
  return async (page: Page) => {
    await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
    await page.route('**/api/scan', (route) => route.fulfill({ status, json }));
  };
}

async function give(page: Page, label: string): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: PICTURE });
}

export const SCAN_SCENES: Scene[] = [
  { name: 'scan', address: '#/scan', prepare: answer(200, {}) },
  {
    name: 'scan-found',
    address: '#/scan',
    prepare: answer(200, { puzzles: PUZZLES, unread: [UNREAD] }),
    act: async (page) => {
      await give(page, 'Choose a file');
      await page.getByText('5 puzzles found').first().waitFor();
    },
  },
  {
    name: 'scan-nothing',
    isOnlyDrawn: true,
    address: '#/scan',
    locale: 'fr-FR',
    prepare: answer(200, { puzzles: [], unread: [] }),
    act: async (page) => {
      await give(page, 'Choisir un fichier');
      await page.getByText('Approchez-vous').waitFor();
    },
  },
  {
    name: 'scan-refused',
    isOnlyDrawn: true,
    address: '#/scan',
    prepare: answer(422, { error: 'the picture has 1 x 1 pixels: give another one' }),
    act: async (page) => {
      await give(page, 'Choose a file');
      await page.getByText('give another one').waitFor();
    },
  },
  {
    name: 'scan-reading',
    isOnlyDrawn: true,
    address: '#/scan',
    prepare: async (page) => {
      await answer(200, {})(page);
      await page.route('**/api/scan', () => new Promise(() => undefined));
    },
    act: async (page) => {
      await give(page, 'Choose a file');
      await page.getByText('Reading the picture').first().waitFor();
    },
  },
];
