// SPDX-License-Identifier: MIT
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, open } from './browser';
import { serveSite } from './site';
import { button, card, HAND, isSolved, takeHint } from './table';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(() => browser.close());

it('plays on when the server is gone', async () => {
  const site = await serveSite();
  const { page, complaints, close } = await open(browser, site.address + HAND, { isKept: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.locator('.difficulty-button').waitFor();
  await card(page, '14').click();
  await card(page, '8').click();
  await button(page, 'plus').click();
  await page.waitForTimeout(10_000); // The rest of the page comes when it has been used for a while.
  await site.close();
  await page.context().setOffline(true);
  await page.reload();
  await card(page, '22').waitFor();
  await page.locator('.difficulty-button').waitFor();
  for (let i = 0; i < 3; i++) {
    await takeHint(page);
    await button(page, 'Do it').click();
  }
  await isSolved(page);
  await page.getByRole('link', { name: 'Calcrostic' }).click();
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Apply hint').click();
  await button(page, 'Undo').click();
  await page.getByRole('link', { name: 'Alphametic' }).click();
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Apply hint').click();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.locator('.heat-map rect').first().waitFor();
  await page.goto(`${site.address}#/workshop`);
  await button(page, 'Create puzzles').click();
  await button(page, 'Create new puzzles').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('leads a mistyped address to the page', async () => {
  const site = await serveSite();
  const { page, close } = await open(browser, `${site.address}#/about`, { isKept: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${site.address}nimporte/quoi`);
  await page.getByText('This page does not exist.').waitFor();
  await page.getByRole('link', { name: 'Today’s puzzles' }).click();
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
  await page.goto(site.address + HAND.replace('#/', ''));
  await card(page, '14').waitFor();
  // Files that the server has are given out by it.
  await page.goto(`${site.address}empty.html`);
  expect(await page.textContent('body')).toBe('');
  const keepsAll = async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().some(({ url }) => url.includes('/later/'));
  };
  await page.goto(`${site.address}#/about`);
  await expect.poll(() => page.evaluate(keepsAll)).toBe(true);
  await site.close();
  await page.context().setOffline(true);
  await page.goto(site.address + HAND.replace('#/', ''));
  await card(page, '14').waitFor();
  await close();
});

it('says what to do when the engine cannot be loaded, and tries again', async () => {
  const site = await serveSite();
  const { page, close } = await open(browser, 'about:blank');
  const context = page.context();
  let isBroken = true;
  await context.route('**/*.wasm', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`${site.address}#/krypto`);
  await page.getByText('The engine could not be loaded').waitFor();
  isBroken = false;
  await button(page, 'Try again').click();
  await page.locator('.card').first().waitFor();
  await close();
  await site.close();
});
