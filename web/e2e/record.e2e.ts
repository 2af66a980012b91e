// SPDX-License-Identifier: MIT
/** The memory of games, and their rewards: result card, record. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { P1, P1_ANSWER, type } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, HAND, isSolved } from './table';

const { at, visit } = setStage();

async function solve(page: Page): Promise<void> {
  await page.getByLabel('Or type a formula').fill('(14 + 8 - 21) * (19 - 2)');
  await button(page, 'Check').click();
  await isSolved(page);
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

it('says of a solved hand how it went, and how rare the solution is', async () => {
  const { page, complaints, close } = await visit(HAND);
  await card(page, '19').waitFor();
  await solve(page);
  const facts = page.locator('.result-facts');
  await facts.getByText(/^Time 0:\d\d$/).waitFor();
  await facts.getByText('no hints').waitFor();
  await facts.getByText(/^(the easiest of )?\d+ solutions$/).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('has the same seconds as the result on the board', async () => {
  for (const tenths of [3, 14, 25]) {
    const { page, close } = await visit('about:blank');
    await page.clock.install({ time: '2026-11-21T18:00:00' });
    await page.goto(at(P1));
    await button(page, 'A has no digit').waitFor();
    for (const [letter, digit] of Object.entries(P1_ANSWER)) {
      await page.clock.runFor(tenths * 100);
      await type(page, { [letter]: digit });
    }
    const note = page.locator('.result-facts');
    await note.getByText('Time').waitFor();
    await page.clock.runFor(3000);
    const shown = /\d+:\d\d/.exec((await note.textContent()) ?? '')?.[0];
    await page.goto(at('#/record'));
    await page.locator('.record-history').getByText(`Solved in ${shown}`).waitFor();
    await close();
  }
});

it('keeps a record, which is exported, and imported elsewhere once', async () => {
  const { page, complaints, close } = await visit(HAND);
  await card(page, '19').waitFor();
  await solve(page);
  await page.goto(at(P1));
  await button(page, 'A has no digit').waitFor();
  await type(page, P1_ANSWER);
  await page
    .getByText(/^Solved/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'Statistics and history' }).click();
  expect(await row(page, 'Krypto').locator('td').first().textContent()).toBe('1');
  expect(await row(page, 'Calcrostic').locator('td').first().textContent()).toBe('1');
  const names = page.locator('.record-history a');
  expect(await names.allInnerTexts()).toEqual([
    expect.stringMatching(/^Calcrostic: 3 × 3, /),
    'Krypto: 8 19 14 2 21 : 17',
  ]);
  const coming = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await text(await (await coming).createReadStream());
  expect(complaints).toEqual([]);
  await close();

  const other = await visit('#/record');
  const give = (name: string, content: string) =>
    other.page
      .getByLabel('Import…')
      .last()
      .setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
  await give('other.json', '{"format":"something else"}');
  await other.page.getByText('This file is not a record of reckon.').waitFor();
  await give('reckon.json', file);
  await other.page.getByText('2 puzzles have been added.').waitFor();
  await give('reckon.json', file);
  await other.page.getByText('0 puzzles have been added.').waitFor();
  expect(await row(other.page, 'Krypto').locator('td').first().textContent()).toBe('1');
  await other.page.reload();
  await expect.poll(() => other.page.locator('.record-history a').count()).toBe(2);
  await button(other.page, 'Delete…').click();
  await button(other.page, 'Keep them').click();
  await button(other.page, 'Delete…').click();
  await button(other.page, 'Yes, delete them').click();
  await other.page.getByText('The record is empty now.').waitFor();
  await other.page.reload();
  await other.page.getByText(/^Nothing has been solved in this browser yet\./).waitFor();
  await other.page.getByRole('link', { name: 'Play today’s puzzles' }).click();
  await other.page.getByRole('heading', { name: 'Today' }).waitFor();
  expect(other.complaints).toEqual([]);
  await other.close();
});
