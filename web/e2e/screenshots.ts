/** `npm run screenshots` draws every view into screenshots/, for eyes to judge. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { DESKTOP, launch, open, PHONE } from './browser';
import { CALCROSTIC_SCENES } from './calcrostic-scenes';
import { serveSite } from './site';

const FOLDER = join(import.meta.dirname, '..', 'screenshots');
const HAND = '#/krypto/8-19-14-2-21/17?rules=house';

interface Scene {
  name: string;
  address: string;
  locale?: string;
  act?: (page: Page) => Promise<void>;
}

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const SCENES: Scene[] = [
  { name: 'krypto-today', address: '#/krypto' },
  {
    name: 'krypto-choosing',
    address: HAND,
    act: async (page) => {
      await card(page, 'Card 14').click();
      await card(page, 'Card 8').click();
    },
  },
  {
    name: 'krypto-fraction',
    address: HAND,
    act: async (page) => {
      await card(page, 'Card 8').click();
      await card(page, 'divided by').click();
      await card(page, 'Card 14').click();
      await card(page, 'Card 21').click();
      await card(page, 'times').click();
      await card(page, 'Card 19').click();
      await page.getByLabel('Or type a formula').fill('8 + (19 ^ 2)');
      await card(page, 'Check').click();
    },
  },
  {
    name: 'krypto-solved',
    address: HAND,
    act: async (page) => {
      await page.getByLabel('Or type a formula').fill('(14 + 8 - 21) * (19 - 2)');
      await card(page, 'Check').click();
    },
  },
  {
    name: 'krypto-given-up',
    address: HAND,
    act: async (page) => {
      await card(page, 'Give up').click();
      await card(page, 'Show them').click();
      await page.locator('.solution-list').waitFor();
    },
  },
  {
    name: 'krypto-reasons',
    address: HAND,
    locale: 'fr-FR',
    act: (page) => page.locator('.difficulty-button').click(),
  },
  { name: 'krypto-broken-link', address: '#/krypto/8-19-14/17' },
  { name: 'calcrostic', address: '#/calcrostic' },
  ...CALCROSTIC_SCENES,
  { name: 'explore', address: '#/explore' },
  { name: 'about', address: '#/about' },
];

it('draws every view', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const [browser, site] = await Promise.all([launch(), serveSite()]);
  const only = process.env['SCENES'];
  for (const { name, address, locale = 'en-GB', act } of SCENES) {
    if (only !== undefined && !name.includes(only)) {
      continue;
    }
    for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const options = { viewport, colorScheme, locale };
        const { page, close } = await open(browser, site.address + address, options);
        await page.waitForLoadState('networkidle');
        await act?.(page);
        await page.waitForTimeout(200);
        const path = join(FOLDER, `${name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: size === 'phone' });
        await close();
      }
    }
  }
  await browser.close();
  await site.close();
});
