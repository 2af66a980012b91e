// SPDX-License-Identifier: MIT
/** The puzzles of days from the list of an organiser, which its server alone knows. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayBefore, localDay } from '../src/days/calendar';
import { connect, expectAccessible, open } from './browser';
import { RECKON, startIn, type NativeServer } from './native-server';
import { button } from './table';

const TODAY = localDay(new Date());
const YESTERDAY = dayBefore(TODAY);
/** A day that the list does not have. */
const BEFORE = dayBefore(YESTERDAY);

/** The second of each kind is that of today, the third one is not out yet. */
const HANDS = ['1 2 3 4', '3 3 8 8', '1 3 4 6'];
const KRYPTO = ['4 7 5 6 1 : 8', '25 24 2 3 14 : 21'];
const GRID = 'AB − CD = E\n× . − . +\nFG + GB = CD\n= . = . =\nHIA ÷ FG = AB\n';

let browser: Browser;
let server: NativeServer;
let list = '';

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reckon-days-'));
  list = join(folder, 'days.json');
  const puzzles = [
    ...HANDS.map((cards) => ({ kind: '24', puzzle: `${cards} : 24` })),
    ...KRYPTO.map((puzzle) => ({ kind: 'krypto', puzzle })),
    ...[GRID, GRID].map((puzzle) => ({ kind: 'newspaper', puzzle })),
  ];
  await writeFile(list, JSON.stringify({ from: YESTERDAY, puzzles }));
  [browser, server] = await Promise.all([
    connect(),
    startIn(folder, ['--matches', join(folder, 'matches.sqlite'), '--days', list]),
  ]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const cards = (page: Page) => page.locator('.felt .card .number').allTextContents();

it('shows the puzzles of the organiser, with their levels, and no later ones', async () => {
  const { page, complaints, close } = await open(browser, `${server.address}#/`);
  await expect.poll(() => cards(page)).toEqual(['25', '24', '2', '3', '14']);
  const tile = page.locator('.day-puzzle[href="#/24"]');
  await tile.getByText(/5 of 5/).waitFor();
  await page.locator('.day-puzzle', { hasText: 'FG' }).waitFor();
  await expectAccessible(page);
  await tile.click();
  await expect.poll(() => cards(page)).toEqual(['3', '3', '8', '8']);
  await page.goto(`${server.address}#/24/${YESTERDAY}`);
  await expect.poll(() => cards(page)).toEqual(['1', '2', '3', '4']);
  await page.goto(`${server.address}#/calcrostic/today/newspaper`);
  await page.locator('.board', { hasText: 'HIA' }).waitFor();
  // Kinds and days that the list lacks have their usual puzzles.
  const made = JSON.parse(
    execFileSync(RECKON, ['today', '--json', '--date', BEFORE, '--kind', '24']).toString(),
  ) as { puzzles: { cards: number[] }[] };
  await page.goto(`${server.address}#/24/${BEFORE}`);
  await expect.poll(() => cards(page)).toEqual(made.puzzles[0]?.cards.map(String));
  await page.goto(`${server.address}#/calcrostic/today`);
  await page.locator('.board').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('says that the server does not answer, and goes on when it does', async () => {
  const { page, close } = await open(browser, `${server.address}#/calcrostic/${BEFORE}`);
  await page.locator('.board').waitFor();
  await server.halt('SIGTERM');
  await page.goto(`${server.address}#/calcrostic/${YESTERDAY}/newspaper`);
  await page.getByText('The server does not answer.').waitFor();
  await server.restart();
  await button(page, 'Try again').click();
  await page.locator('.board', { hasText: 'HIA' }).waitFor();
  await close();
});

it('is shown on other sites by the address of its server', async () => {
  const { page, complaints, close } = await open(browser, `${server.address}today.html`);
  await page.goto(`${server.address}today.html?kind=24&src=today.json`);
  await expect
    .poll(() => page.locator('reckon-today [part="card"]').allTextContents())
    .toEqual(['3', '3', '8', '8']);
  expect(complaints).toEqual([]);
  await close();
});
