// SPDX-License-Identifier: MIT
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectFocused, PHONE } from './browser';
import { setStage } from './stage';
import { button } from './table';

const { visit } = setStage();

const cell = '.explore-maps .map:last-child rect';

it('shows the games behind a cell, and plays one of them', async () => {
  const { page, complaints, close } = await visit('#/explore');
  await page.locator(cell).nth(324).waitFor();
  await page.locator('.map').first().locator('rect').nth(99).waitFor();
  await page.getByRole('gridcell', { name: /^cards from 1 to 2: / }).click();
  expect(await page.locator('.choices').getByLabel('Largest card').inputValue()).toBe('2');
  const games = page.locator('.game-list a');
  await games.first().waitFor();
  const firstPage = await games.allTextContents();
  await button(page, 'Next').click();
  await page.getByText('Page 2').waitFor();
  const secondPage = await games.allTextContents();
  expect(firstPage.some((game) => secondPage.includes(game))).toBe(false);
  await games.first().click();
  await page.locator('.card').first().waitFor();
  await button(page, 'Hint').click();
  await page.getByText('This hand has no solution').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

/** docs/krypto-census.md: of 2,968,875 games, so many have no solution. */
const UNSOLVABLE = {
  House: 54_864,
  Integer: 61_910,
  International: 61_910,
  Positive: 101_668,
};

it('shows its maps without the engine, from the tables that come with the page', async () => {
  const { page, complaints, close } = await visit('#/about');
  await page.getByText(/^Engine /).waitFor();
  await page.route('**/*.wasm', () => undefined); // asked for, and never answered
  await page.reload();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.locator(cell).nth(324).waitFor();
  for (const [rules, unsolvable] of Object.entries(UNSOLVABLE)) {
    await page.locator('.choices').getByLabel('Rules').selectOption(rules);
    await page.getByText(`By the smallest and the largest card, ${rules} rules`).first().waitFor();
    const inAll = { games: 2_968_875, unsolvable };
    expect(await sumOfCells(page, `${rules}, target `), rules).toEqual({ cells: 25, ...inAll });
    expect(await sumOfCells(page, 'cards from '), rules).toEqual({ cells: 325, ...inAll });
  }
  await page.locator('.games-waiting').waitFor(); // for the engine, which still says nothing
  expect(complaints).toEqual([]);
  await close();
});

/** Adds up the numbers in the cells whose labels begin like this. */
async function sumOfCells(page: Page, beginning: string) {
  const labels = await page
    .locator(`.map [role="gridcell"][aria-label^="${beginning}"]`)
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  const counts = labels.map(
    (label) => /: ([\d,]+) of ([\d,]+) without/.exec(label)?.slice(1) ?? [],
  );
  const sum = (which: number) =>
    counts.reduce((all, count) => all + Number(count[which]?.replaceAll(',', '')), 0);
  return { cells: counts.length, games: sum(1), unsolvable: sum(0) };
}

it('is explored by the keyboard', async () => {
  const { page, close } = await visit('#/explore');
  await page.locator(cell).nth(324).waitFor();
  await page.locator(`${cell}[tabindex="0"]`).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await page.locator('.choices').getByLabel('Smallest card').inputValue()).toBe('2');
  expect(await page.locator('.choices').getByLabel('Largest card').inputValue()).toBe('3');
  await close();
});

it('has the figures of the census in a table', async () => {
  const { page, close } = await visit('#/explore');
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('table').first().getByRole('row');
  // docs/krypto-census.md: 1,785 games of objective 1 under house rules.
  expect(await rows.nth(1).textContent()).toBe('1118,7551,7851.50%');
  await close();
});

it('looks a hand up', async () => {
  const { page, close } = await visit('#/explore');
  await page.getByLabel('3 to 7 cards, a colon, the target').fill('2 4 3 6 5 : 6');
  await button(page, 'Look up').click();
  await page.getByText('175 solutions.').waitFor();
  await close();
});

it('looks up hands of 24 and rounds of Countdown, by their own rules', async () => {
  const { page, complaints, close } = await visit('#/explore');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('24');
  await page.getByLabel('Four cards from 1 to 13').fill('3 3 8 8');
  await button(page, 'Look up').click();
  await page.getByText('One solution.', { exact: true }).waitFor();
  await button(page, 'Show the solutions').click();
  await page.locator('.solutions').getByText('8 ÷ (3 − 8 ÷ 3)').waitFor();
  const play = page.locator('.lookup-acts').getByRole('link', { name: 'Play it' });
  expect(await play.getAttribute('href')).toBe('#/24/3-3-8-8/24');

  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Countdown');
  const field = page.getByLabel('Six numbers from 1 to 100, a colon, the target');
  await field.fill('25 50 75 100 3 6 : 952');
  await button(page, 'Look up').click();
  await button(page, 'Show the solutions').click();
  await page.locator('.solutions').getByRole('listitem').first().waitFor();
  expect(await play.getAttribute('href')).toBe('#/countdown/25-50-75-100-3-6/952');
  await expectAccessible(page);
  await field.fill('1 1 2 2 3 3 : 999');
  await button(page, 'Look up').click();
  await page.getByText('This round has no solution').waitFor();
  await button(page, 'Show the nearest results').click();
  await page
    .locator('.solutions')
    .getByText(/ away\)$/)
    .first()
    .waitFor();
  await field.fill('1 2 3 : 999');
  await button(page, 'Look up').click();
  await page.getByText('Countdown has six numbers from 1 to 100').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('lists the solutions of a hand that was looked up, until it is another', async () => {
  const { page, complaints, close } = await visit('#/explore');
  const field = page.getByLabel('3 to 7 cards, a colon, the target');
  await field.fill('3 7 11 13 25 : 24');
  await button(page, 'Look up').click();
  await page.getByText('7 solutions.').waitFor();
  expect(await page.locator('.solutions').count()).toBe(0);
  await button(page, 'Show the solutions').click();
  const list = page.locator('.solutions');
  await expectFocused(list.getByRole('heading'));
  expect(await list.getByRole('listitem').count()).toBeLessThan(7);
  await list.getByRole('button').click();
  await expectFocused(list.getByRole('heading', { name: '7 solutions, the easiest first' }));
  expect(await list.getByRole('listitem').count()).toBe(7);
  await list.getByText('(25 − (13 + 11) + 7) × 3').waitFor();
  await expectAccessible(page);
  await page.locator('.choices').getByLabel('Rules').selectOption('International');
  await expect.poll(() => list.count()).toBe(0);
  await button(page, 'Show the solutions').click();
  await list.waitFor();
  await field.fill('1 1 1 1 1 : 25');
  await button(page, 'Look up').click();
  await page.getByText('This hand has no solution').waitFor();
  await page.locator('.lookup-acts').getByRole('link', { name: 'Try it anyway' }).waitFor();
  expect(await list.count()).toBe(0);
  expect(await button(page, 'Show the solutions').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('is explored by touch: cells are as large as a finger wants them, and lead to their games', async () => {
  const { page, complaints, close } = await visit('#/explore', {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const chosen = page.getByRole('gridcell', { name: /^cards from 20 to 25: / });
  await chosen.waitFor();
  const { width = 0, height = 0 } = (await chosen.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(22);
  await chosen.tap(); // the map scrolls there
  await page
    .locator('.map-said')
    .getByText(/^cards from 20 to 25: /)
    .waitFor();
  await page.getByRole('button', { name: 'See its games' }).tap();
  await page.locator('.game-list a, .games p').first().waitFor();
  expect(
    await page.locator('.games h2').evaluate((h2) => h2.getBoundingClientRect().top),
  ).toBeLessThan(PHONE.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(complaints).toEqual([]);
  await close();
});
