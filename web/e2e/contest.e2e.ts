// SPDX-License-Identifier: MIT
/** A pupil writes a contest: questions of all kinds, from the code to the result. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, expectAccessible, open, PHONE, type WatchedPage } from './browser';
import { enterContest, fillIn, goTo, ANSWERS } from './contest-play';
import { CODE, ContestServer, QUESTIONS } from './contest-server';

let browser: Browser;
let server: ContestServer;
let visit: WatchedPage | undefined;

beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = new ContestServer();
  await server.start();
});
afterEach(async () => {
  await visit?.close();
  visit = undefined;
  await server.stop();
});

async function arrive(hash = '', options = {}): Promise<Page> {
  visit = await open(browser, server.address + hash, options);
  return visit.page;
}

it('leads from the code to the result', async () => {
  const page = await arrive(`#${CODE}`);
  await enterContest(page);
  for (const { q, number } of QUESTIONS) {
    await goTo(page, number);
    await fillIn[q]?.(page);
    await expect.poll(() => server.answer(q), { timeout: 10_000 }).toBe(ANSWERS[q]);
  }
  await expect.poll(() => page.locator('.contest-status').textContent()).toContain('✓');
  await page.getByRole('button', { name: 'Hand in …' }).click();
  await page.getByText('Every question has an answer.').waitFor();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  await page.getByText('7KQ2').waitFor();
  server.isPublished = true;
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByText('3 of 31 points').waitFor();
  expect(visit?.complaints).toEqual([]);
});

it('knows a mistyped code by itself, and asks the server for none', async () => {
  const page = await arrive();
  const wrong = page.locator('[role=alert]').filter({ hasText: 'mistyped' });
  await page.getByLabel('Your code').fill('0000-0000-0001');
  await page.getByRole('button', { name: 'Enter' }).click();
  await wrong.waitFor();
  expect(server.refused).toEqual([]);
  await page.getByLabel('Your code').fill('oooo oooo ooo0');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('heading', { name: 'Autumn Contest' }).waitFor();
});

it('goes on without a network, and sends all when it is back', async () => {
  const page = await arrive(`#${CODE}`, { isKept: true });
  await enterContest(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  server.isDown = true;
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await page.getByText('writing on is safe').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2 of' }).waitFor();
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.5');
  expect(server.answer('half')).toBe('');
  server.isDown = false;
  await expect.poll(() => server.answer('half'), { timeout: 15_000 }).toBe('1.5');
});

it('sends all that it has to a restored backup', async () => {
  const page = await arrive(`#${CODE}`);
  await enterContest(page);
  const backup = server.answers.backup();
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await expect.poll(() => server.answer('half'), { timeout: 10_000 }).toBe('1.5');
  server.answers.restore(backup, 'b000000000000000');
  expect(server.answer('half')).toBe('');
  await goTo(page, 3);
  await page.getByLabel('Your answer').fill('triangle');
  await expect.poll(() => server.answer('shape'), { timeout: 15_000 }).toBe('triangle');
  await expect.poll(() => server.answer('half'), { timeout: 15_000 }).toBe('1.5');
});

it('locks when the time is over, and shows the receipt', async () => {
  const page = await arrive(`#${CODE}`);
  server.minutes = 0.05;
  server.grace = 0;
  await enterContest(page);
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  await page.getByText('The time was over').waitFor();
});

it('offers a file and a code when the server cannot be reached at the end', async () => {
  const page = await arrive(`#${CODE}`);
  server.minutes = 0.1;
  server.grace = 1;
  await enterContest(page);
  server.isDown = true;
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await page.getByText('cannot be reached').waitFor();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'rescue file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('contest-rescue.json');
});

describe('axe objects to nothing', () => {
  it('on the way through a contest, light and dark, large print, in French', async () => {
    const page = await arrive(`#${CODE}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('heading', { name: 'Autumn Contest' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start' }).click();
    for (const { number } of QUESTIONS) {
      await goTo(page, number);
      await expectAccessible(page);
    }
    await page.getByLabel('Language').selectOption('fr');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Gros caractères' }).click();
    for (const { number } of QUESTIONS) {
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
      await page.getByRole('heading', { name: `Question ${number} sur` }).waitFor();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Rendre …' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rendre maintenant' }).click();
    await page.getByRole('heading', { name: 'Copie rendue' }).waitFor();
    await expectAccessible(page);
    server.isPublished = true;
    await page.getByRole('button', { name: 'Voir le résultat' }).click();
    await page.getByRole('heading', { name: 'Ton résultat' }).waitFor();
    await expectAccessible(page);
  });
});
