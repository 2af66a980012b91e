import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launch, open, PHONE } from './browser';
import { serveSite, type Site } from './site';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const VIEWS = ['#/krypto', '#/calcrostic', '#/explore', '#/about', '#/nowhere'];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(VIEWS)('%s has nothing that axe objects to', async (view) => {
    const { page, complaints, close } = await open(browser, site.address + view, { colorScheme });
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('speaks the language of the browser, and another one when told', async () => {
  const { page, close } = await open(browser, `${site.address}#/about`, { locale: 'fr-FR' });
  await page.getByRole('heading', { name: 'À propos' }).waitFor();
  expect(await page.title()).toBe('À propos · reckon');
  await page.getByLabel('Langue').selectOption('en');
  await page.getByRole('heading', { name: 'About' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await close();
});
