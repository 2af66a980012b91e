// SPDX-License-Identifier: MIT
/** Scenes of the calcrostic view, for axe and for screenshots. */
import type { Page } from 'playwright-core';
import type { Scene } from './scenes';

export const P1 = '#/calcrostic/3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede';
export const P1_ANSWER = { A: 2, B: 4, C: 8, D: 1, E: 9, F: 6 };
export const NEWSPAPER =
  '#/calcrostic/5x5/AB-CD-AE-F-AEDG-FB-H-F-B-AB-CC-FE-F-AA-II-FE-AE-AF-HA-ACA-AGGF-CB-F-HBC-FADH/' +
  'tpmedppemmpeptpemmpeptpempdeptmeppteptpe';
export const FOUR_BY_FOUR =
  '#/calcrostic/4x4/AB-CADC-EF-GD-EH-EF-I-FEC-I-B-CD-BE-BHIF-CJFJ-CI-EAE/' +
  'pdeptempempetmeppemmeppe';

/** Types letters and their digits. */
export async function type(page: Page, digits: Partial<Record<string, number>>): Promise<void> {
  for (const [letter, digit] of Object.entries(digits)) {
    await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press(String(digit));
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const CALCROSTIC_SCENES: Scene[] = [
  { name: 'calcrostic-today', address: '#/calcrostic' },
  { name: 'calcrostic-3x3', address: P1 },
  {
    name: 'calcrostic-how-to',
    address: P1,
    act: (page) => page.getByText('How to play').click(),
  },
  {
    name: 'calcrostic-marks',
    address: P1,
    act: async (page) => {
      await page.keyboard.press('c');
      for (const digit of [0, 1, 9]) {
        await page.keyboard.press(`Shift+Digit${digit}`);
      }
      await button(page, 'Rule out').click();
    },
  },
  {
    name: 'calcrostic-4x4',
    address: FOUR_BY_FOUR,
    act: (page) => type(page, { A: 1 }),
  },
  {
    name: 'calcrostic-5x5',
    address: NEWSPAPER,
    act: (page) => type(page, { A: 3, F: 2 }),
  },
  {
    name: 'calcrostic-hint',
    address: P1,
    act: async (page) => {
      await button(page, 'Hint').click();
      await button(page, 'Tell me more').click();
      await button(page, 'Apply hint').click();
      await button(page, 'Hint').click();
      await button(page, 'Tell me more').click();
      await button(page, 'Apply hint').waitFor();
    },
  },
  {
    name: 'calcrostic-conflicts',
    address: P1,
    act: async (page) => {
      await page.getByLabel('Show conflicts').check();
      await page.locator('h1').click();
      await type(page, { A: 2, B: 4, C: 8, D: 0, E: 4 });
    },
  },
  {
    name: 'calcrostic-checked',
    address: P1,
    act: async (page) => {
      await type(page, { A: 2, B: 2 });
      await button(page, 'Check').click();
      await page.getByText('B is wrong.').waitFor();
    },
  },
  {
    name: 'calcrostic-turned',
    address: P1,
    act: async (page) => {
      await type(page, { A: 2, B: 4 });
      await button(page, 'Turn').click();
      await button(page, 'Mirror').click();
    },
  },
  {
    name: 'calcrostic-giving-up',
    address: P1,
    act: (page) => button(page, 'Solution').click(),
  },
  {
    name: 'calcrostic-solved',
    address: P1,
    act: async (page) => {
      await type(page, P1_ANSWER);
      await page.getByText('How to find it').click();
    },
  },
  {
    name: 'calcrostic-dialog',
    address: P1,
    act: (page) => button(page, 'New puzzle…').click(),
  },
  {
    name: 'calcrostic-dialog-fault',
    address: P1,
    act: async (page) => {
      await button(page, 'New puzzle…').click();
      await page.getByLabel('The grid').fill('A + B = C\n+ ? +\nA + B = C\n= = =\nA + B = C');
      await button(page, 'Play it').click();
      await page.getByText('Line 2, character 3').waitFor();
    },
  },
  {
    name: 'calcrostic-french',
    address: NEWSPAPER,
    locale: 'fr-FR',
    act: async (page) => {
      await page.keyboard.press('a');
      await button(page, 'Indice').click();
      await button(page, 'En dire plus').click();
      await button(page, 'Appliquer').waitFor();
    },
  },
  {
    name: 'calcrostic-several',
    address: '#/calcrostic/3x3/A-A-C-A-A-C-C-C-D/pepepepepepe',
    act: (page) => page.getByText('several answers').waitFor(),
  },
  { name: 'calcrostic-broken', address: '#/calcrostic/3x3d/AB-C' },
];
