// SPDX-License-Identifier: MIT
/** Two windows of one browser, which play side by side. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { P1 } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, countCards, HAND, solveByHints } from './table';

const { at, visit } = setStage();

/** Opens two windows of one visitor, on a day. */
async function visitTwice(day: string, address: string) {
  const visited = await visit('about:blank');
  const second = await visited.page.context().newPage();
  const setDay = (date: string) => visited.page.clock.setSystemTime(`${date}T18:00:00`);
  await visited.page.clock.install({ time: `${day}T18:00:00` });
  await visited.page.goto(at(address));
  return { ...visited, second, setDay };
}

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(`reckon.${key}`) ?? '', name);

async function solveToday(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('.day-puzzle', { hasText: 'Krypto' }).click();
  await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
  await solveByHints(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
}

it('keep the days of each other', async () => {
  const { page, second, complaints, setDay, close } = await visitTwice('2026-11-16', '#/');
  await solveToday(page);
  await page.getByRole('heading', { name: '1-day streak' }).waitFor();
  await setDay('2026-11-17');
  await second.goto(at('#/'));
  await solveToday(second);
  await second.getByRole('heading', { name: '2-day streak' }).waitFor();
  // The first window hears of it, without being loaded again.
  await page.getByRole('heading', { name: '2-day streak' }).waitFor();
  await second.close();
  await setDay('2026-11-18');
  await page.reload();
  await solveToday(page);
  await page.getByRole('heading', { name: '3-day streak' }).waitFor();
  const kept = JSON.parse(await stored(page, 'diary')) as { value: { day: string }[] };
  expect(kept.value.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(complaints).toEqual([]);
  await close();
});

it('keep the games of each other, and go on with one game together', async () => {
  const { page, second, complaints, close } = await visitTwice('2026-11-16', HAND);
  const other = '#/krypto/1-2-3-4-5/15?rules=house';
  await second.goto(at(other));
  await card(page, '19').waitFor();
  await card(second, '2').waitFor();
  const add = async (on: Page, a: string, b: string) => {
    await card(on, a).click();
    await card(on, b).click();
    await button(on, 'plus').click();
    await expect.poll(() => countCards(on)).toBe(4);
  };
  await Promise.all([add(page, '14', '8'), add(second, '1', '2')]);
  const games = async (on: Page) =>
    Object.keys((JSON.parse(await stored(on, 'krypto.games')) as { value: object }).value).sort();
  for (const one of [page, second]) {
    await expect.poll(() => games(one)).toEqual([other, HAND].sort());
  }
  // The same hand in both windows is one game.
  await second.goto(at(HAND));
  await expect.poll(() => countCards(second)).toBe(4);
  await button(second, 'Undo').click();
  await expect.poll(() => countCards(page)).toBe(5);
  await second.goto(at(P1));
  await second.locator('.letter').first().click();
  await page.goto(at(P1));
  await page.locator('.letter').first().click();
  await page.locator('.digit').nth(3).click();
  await second.getByRole('button', { name: 'A: 4' }).first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});
