import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, launch, open } from './browser';
import { serveSite, type Site } from './site';
import { button } from './table';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const cell = '.explore-maps .map:last-child .heat';

it('shows the games behind a cell, and plays one of them', async () => {
  const { page, complaints, close } = await open(browser, `${site.address}#/explore`);
  await page.locator(cell).nth(324).waitFor();
  await page.locator('.map').first().locator('.heat').nth(99).waitFor();
  await page.getByRole('gridcell', { name: /^cards from 1 to 2: / }).click();
  expect(await page.locator('.choices').getByLabel('Largest card').inputValue()).toBe('2');
  const games = page.locator('.game-list a');
  await games.first().waitFor();
  const firstPage = await games.allTextContents();
  await button(page, 'More').click();
  await page.getByText('Page 2').waitFor();
  const secondPage = await games.allTextContents();
  expect(firstPage.some((game) => secondPage.includes(game))).toBe(false);
  await expectAccessible(page);
  await games.first().click();
  await page.locator('.card').first().waitFor();
  await button(page, 'Hint').click();
  await page.getByText('This hand has no solution').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('is explored by the keyboard', async () => {
  const { page, close } = await open(browser, `${site.address}#/explore`);
  await page.locator(cell).nth(324).waitFor();
  await page.locator(`${cell}[tabindex="0"]`).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.locator('.choices').getByLabel('Smallest card').inputValue()).toBe('2');
  expect(await page.locator('.choices').getByLabel('Largest card').inputValue()).toBe('3');
  await close();
});

it('has the figures of the census in a table', async () => {
  const { page, close } = await open(browser, `${site.address}#/explore`);
  await page.getByText('The same as a table').click();
  const rows = page.getByRole('table').first().getByRole('row');
  // docs/krypto-census.md: 1,785 games of objective 1 under house rules.
  expect(await rows.nth(1).textContent()).toBe('1118,7551,7851.50%');
  await close();
});

it('looks a hand up', async () => {
  const { page, close } = await open(browser, `${site.address}#/explore`);
  await page.getByLabel('Five cards, a colon, the objective').fill('2 4 3 6 5 : 6');
  await button(page, 'Look up').click();
  await page.getByText('175 solutions.').waitFor();
  await expectAccessible(page);
  await close();
});
