// SPDX-License-Identifier: MIT
/** A newer page on the server waits until the player takes it, and loses nothing. */
import { expect, it } from 'vitest';
import { connect, expectAccessible, open } from './browser';
import { serveSite } from './site';
import { button, card, countCards, HAND } from './table';

it('is offered, waits, and is taken with the game as it was', async () => {
  const [browser, site] = await Promise.all([connect(), serveSite()]);
  const { page, complaints, close } = await open(browser, site.address + HAND, {
    isKept: true,
  });
  // The first visit is not an update.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await page.locator('.toast').count()).toBe(0);
  await card(page, '14').click();
  await card(page, '8').click();
  await button(page, 'plus').click();

  site.change('/index.html', (text) => text.replace('<html', '<html data-newer'));
  site.change('/service-worker.js', (text) => text.replace(/[0-9a-f]{16}/, '0123456789abcdef'));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.getByText('A new version of this page is ready.').waitFor();
  await expectAccessible(page);
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('.toast').count()).toBe(0);

  // It still waits, and until it is taken the page stays what it was.
  await page.reload();
  await page.getByText('A new version of this page is ready.').waitFor();
  expect(await page.locator('html[data-newer]').count()).toBe(0);
  await button(page, 'Reload').click();
  await page.locator('html[data-newer]').waitFor();
  await card(page, '22').waitFor();
  expect(await countCards(page)).toBe(4);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches).toEqual([expect.stringContaining('0123456789abcdef')]);
  expect(complaints).toEqual([]);
  await close();
  await browser.close();
  await site.close();
});
