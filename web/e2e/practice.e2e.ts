// SPDX-License-Identifier: MIT
/** The questions of a contest are played again, from a folder of any site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, expectAccessible, open, PHONE, type WatchedPage } from './browser';
import { fillIn, goTo, tabTo } from './contest-play';
import { serveFolder, type Served } from './static-server';

let browser: Browser;
let site: Served;
let visit: WatchedPage | undefined;

const FOLDER = join(import.meta.dirname, '../dist/contest');
const FILE = '/practice/practice.json';

beforeAll(async () => {
  browser = await connect();
  const edition = await readFile(join(import.meta.dirname, 'practice.json'), 'utf8');
  site = await serveFolder(FOLDER, (path) => (path === FILE ? { content: edition } : {}));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(async () => {
  await visit?.close();
  visit = undefined;
});

async function arrive(options = {}): Promise<Page> {
  visit = await open(browser, `${site.address}practice/index.html`, options);
  return visit.page;
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Grades 3 and 4' }).click();
  await page.getByRole('heading', { name: 'Question 1 of 8' }).waitFor();
}

const said = (page: Page) => page.locator('.practice-said');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('judges answers of all kinds, and compares the points', async () => {
  const page = await arrive();
  await choose(page);
  const answered = ['coins', 'half', 'shape', 'grid', 'asked', 'sum', 'hand'];
  for (const [index, q] of answered.entries()) {
    await goTo(page, index + 1);
    await (q === 'asked' ? fillAsked(page) : fillIn[q]?.(page));
    await press(page, 'Check');
    await expect.poll(() => said(page).textContent()).toBe('Right!');
  }
  await page.getByText('27 of 27 points').waitFor();
  await press(page, 'Compare my points');
  await page.getByRole('heading', { name: 'Your points' }).waitFor();
  await page.getByText('40 pupils wrote this level, with 12.3 points').waitFor();
  await page.getByRole('row', { name: '25 to 27 2 ← you' }).waitFor();
  expect(visit?.complaints).toEqual([]);
});

async function fillAsked(page: Page): Promise<void> {
  await page.getByLabel('row 1, number 2').fill('8');
  await page.getByLabel('row 2, number 1').fill('24');
}

it('goes on where the browser was left, and starts again only if asked twice', async () => {
  const page = await arrive();
  await choose(page);
  await page.getByRole('radio', { name: 'five' }).check();
  await press(page, 'Check');
  await page.getByText('That is not right').waitFor();
  await page.getByText('-1 of 27 points').waitFor();
  await page.waitForTimeout(300);
  await page.reload();
  await choose(page);
  expect(await page.getByRole('radio', { name: 'five' }).isChecked()).toBe(true);
  await page.getByText('-1 of 27 points').waitFor();
  await press(page, 'Start this level again');
  await press(page, 'Keep my answers');
  expect(await page.getByRole('radio', { name: 'five' }).isChecked()).toBe(true);
  await press(page, 'Start this level again');
  await press(page, 'Start again');
  await page.getByText('0 of 27 points').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'five' }).isChecked()).toBe(false);
});

it.each([
  [4, 'Hint', 30],
  [6, 'Hint', 60],
] as const)('leads by hints to the solution of question %d', async (number, hint, most) => {
  const page = await arrive();
  await choose(page);
  await goTo(page, number);
  for (let i = 0; i < most; ++i) {
    if (await page.getByRole('button', { name: hint, exact: true }).isVisible()) {
      await press(page, hint);
      await expect.poll(async () => (await said(page).textContent()) ?? '').not.toBe('');
    }
    if ((await said(page).textContent())?.startsWith('There is no further hint') === true) {
      break;
    }
    await press(page, 'Write that down');
  }
  await press(page, 'Check');
  await page.getByText('Right! With help it earns no points.').waitFor();
  await page.getByText('0 of 27 points').waitFor();
  await page.getByText('Explanation, step by step').click();
  await page.locator('.practice-solution li').first().waitFor();
});

it('asks before it shows a solution that costs the points', async () => {
  const page = await arrive();
  await choose(page);
  await goTo(page, 7);
  await press(page, 'Hint');
  await page.getByText('5 − 4 = 1', { exact: true }).waitFor();
  await press(page, 'Hint');
  await page.getByText('5 − 4 = 1; 3 − 2 = 1').waitFor();
  await press(page, 'Solution');
  await page.getByText('6 × (5 − 4) × (3 − 2) = 6').waitFor();
  await goTo(page, 2);
  await press(page, 'Solution');
  await page.getByText('then earns no points').waitFor();
  await press(page, 'Play on');
  expect(await page.locator('.practice-solution').count()).toBe(0);
  await press(page, 'Solution');
  await press(page, 'Show it');
  await page.getByText('3/2').waitFor();
});

it('says that the points of fewer than five are not shown', async () => {
  const page = await arrive();
  await page.getByRole('button', { name: 'Grades 5 and 6' }).click();
  await press(page, 'Compare my points');
  await page.getByText('Fewer than five').waitFor();
  await press(page, 'Back to the questions');
  await press(page, 'Another level');
  await page.getByRole('heading', { name: 'Choose a level' }).waitFor();
});

it('says that the questions are not there', async () => {
  const bare = await serveFolder(FOLDER);
  visit = await open(browser, `${bare.address}practice/index.html`);
  await visit.page.getByText('The questions are not here').waitFor();
  await bare.close();
});

it('can be played with the keyboard alone', async () => {
  const page = await arrive();
  await tabTo(page, /^Grades 3 and 4$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Question 1 of' }).waitFor();
  await tabTo(page, /^Question 4,/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Question 4 of' }).waitFor();
  for (const key of 'A2B4C8D1E9F6') {
    await page.keyboard.press(key);
  }
  await tabTo(page, /^Check$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page).textContent()).toBe('Right!');
});

describe('axe objects to nothing', () => {
  it.each([
    { colorScheme: 'light', viewport: null },
    { colorScheme: 'dark', viewport: PHONE },
  ] as const)('in English and in French, $colorScheme', async ({ colorScheme, viewport }) => {
    const page = await arrive({ colorScheme, ...(viewport !== null && { viewport }) });
    await expectAccessible(page);
    await choose(page);
    for (let number = 1; number <= 8; ++number) {
      await goTo(page, number);
      await press(page, 'Solution');
      await press(page, 'Show it');
      await press(page, 'Check');
      await expectAccessible(page);
    }
    await page.getByLabel('Language').selectOption('fr');
    await expectAccessible(page);
    await press(page, 'Comparer mes points');
    await page.getByRole('heading', { name: 'Tes points' }).waitFor();
    await expectAccessible(page);
  });
});
