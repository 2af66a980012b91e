/** Scenes of the calcrostic view, for screenshots. */
import type { Page } from 'playwright-core';

export const P1 = '#/calcrostic/3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede';
export const P1_ANSWER = { A: 2, B: 4, C: 8, D: 1, E: 9, F: 6 };
export const NEWSPAPER =
  '#/calcrostic/5x5/AB-CD-AE-F-AEDG-FB-H-F-B-AB-CC-FE-F-AA-II-FE-AE-AF-HA-ACA-AGGF-CB-F-HBC-FADH/' +
  'tpmedppemmpeptpemmpeptpempdeptmeppteptpe';

/** Types letters and their digits. */
export async function type(page: Page, digits: Partial<Record<string, number>>): Promise<void> {
  for (const [letter, digit] of Object.entries(digits)) {
    await page.keyboard.press(letter.toLowerCase());
    await page.keyboard.press(String(digit));
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const CALCROSTIC_SCENES = [
  { name: 'calcrostic-3x3', address: P1 },
  {
    name: 'calcrostic-5x5',
    address: NEWSPAPER,
    act: (page: Page) => type(page, { A: 3, F: 2 }),
  },
  {
    name: 'calcrostic-hint',
    address: P1,
    act: async (page: Page) => {
      await button(page, 'Hint').click();
      await button(page, 'Apply hint').click();
      await button(page, 'Hint').click();
    },
  },
  {
    name: 'calcrostic-conflicts',
    address: P1,
    act: async (page: Page) => {
      await page.getByLabel('Show conflicts').check();
      await page.locator('h1').click();
      await type(page, { A: 2, B: 4, C: 8, D: 0, E: 4 });
    },
  },
  {
    name: 'calcrostic-solved',
    address: P1,
    act: (page: Page) => type(page, P1_ANSWER),
  },
  {
    name: 'calcrostic-dialog',
    address: P1,
    act: (page: Page) => button(page, 'New puzzle …').click(),
  },
  {
    name: 'calcrostic-french',
    address: NEWSPAPER,
    locale: 'fr-FR',
    act: async (page: Page) => {
      await page.keyboard.press('a');
      await button(page, 'Indice').click();
    },
  },
  { name: 'calcrostic-broken', address: '#/calcrostic/3x3d/AB-C' },
];
