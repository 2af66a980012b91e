// SPDX-License-Identifier: MIT
/** Data that former versions of the page kept in the browser, or exported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setStage } from './stage';
import { button, card, countCards } from './table';

const { at, visit } = setStage();

const FORMER = JSON.parse(readFileSync(join(import.meta.dirname, 'former.json'), 'utf8')) as {
  storage: Record<string, unknown>;
  exported: object;
};

it('reads hands, boards, the diary and runs', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/about'));
  await page.evaluate((storage) => {
    for (const [key, value] of Object.entries(storage)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, FORMER.storage);
  await page.goto(at('#/'));
  await page.reload();
  await page.getByRole('heading', { name: '2-day streak' }).waitFor();
  await page.getByRole('link', { name: 'Krypto: 8 19 14 2 21 : 17' }).click();
  await card(page, '22').waitFor();
  expect(await countCards(page)).toBe(4);
  await button(page, 'Redo').click();
  await expect.poll(() => countCards(page)).toBe(3);
  await page.goto(at('#/calcrostic/3x3d/AB-C-DEA-AB-B-EF-BC-A-EF/tetetepedemetede'));
  await button(page, 'A: 2').waitFor();
  await page.goto(at('#/record'));
  await page.getByRole('row', { name: 'Krypto, 5-minute challenge Any level 2' }).waitFor();
  expect(await page.locator('.record-history a').count()).toBe(3);
  await page
    .getByLabel('Import…')
    .last()
    .setInputFiles({
      name: 'reckon.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(FORMER.exported)),
    });
  await page.getByText('0 puzzles have been added. One best run has been added.').waitFor();
  // All that was kept is there after the first change, too.
  const kept = await page.evaluate(() => localStorage.getItem('reckon.diary') ?? '');
  expect((JSON.parse(kept) as { value: unknown[] }).value).toHaveLength(3);
  expect(complaints).toEqual([]);
  await close();
});
