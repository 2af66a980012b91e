// SPDX-License-Identifier: MIT
/** The scroll position of a visitor who goes elsewhere on a phone, and comes back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { P1 } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, HAND } from './table';

const { visit } = setStage();

const SMALL_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function expectScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(2);
}

/** Whether all of it is in sight. */
function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

it('a hand that is dealt is in sight and has the focus; Back leads to where one was', async () => {
  const { page, complaints, close } = await visit(HAND, SMALL_PHONE);
  const deal = button(page, 'Deal a hand');
  await deal.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await deal.tap();
  await expectScrolled(page, 0);
  expect(await isInSight(page, '.cards')).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.classList.contains('felt')))
    .toBe(true);
  await page.goBack();
  await expectScrolled(page, before);
  await page.reload();
  await expectScrolled(page, before);
  expect(complaints).toEqual([]);
  await close();
});

it('a view begins at its top, and keyboards go on there', async () => {
  const { page, close } = await visit(HAND, SMALL_PHONE);
  await button(page, 'Deal a hand').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    // A link out of sight cannot be tapped; a keyboard reaches it without scrolling.
    document.querySelector<HTMLElement>('.foot [href="#/about"]')?.click();
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectScrolled(page, 0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await close();
});

it('a game chosen in Explore is seen from its top, and Back leads to its cell', async () => {
  const { page, close } = await visit('#/explore', SMALL_PHONE);
  await page.getByRole('gridcell', { name: /^cards from 1 to 2: / }).click();
  const game = page.locator('.game-list a').nth(5);
  await game.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await game.tap();
  await page.locator('.felt').waitFor();
  await expectScrolled(page, 0);
  await page.goBack();
  await expectScrolled(page, before);
  await close();
});

it('a new calcrostic is in sight and has the focus; Back leads to where one was', async () => {
  const { page, close } = await visit(P1, SMALL_PHONE);
  await button(page, 'New puzzle…').scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(200);
  await button(page, 'New puzzle…').tap();
  await button(page, 'Create').tap();
  await expect.poll(() => page.url()).not.toContain(P1);
  await page.locator('.board').waitFor();
  // All that one plays with: the screen is too low for what is above the board.
  for (const part of ['.board', '.keypad', '.note']) {
    await expect.poll(() => isInSight(page, part)).toBe(true);
  }
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('gridcell');
  await page.goBack();
  await expectScrolled(page, before);
  await close();
});

/** Returns the unexpected layout shifts of the page, as the browser adds them up. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const moves = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(moves.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(0);
        }, 500);
      }),
  );

it('nothing moves when the maps of the census are drawn', async () => {
  for (const size of [SMALL_PHONE, { viewport: { width: 1280, height: 800 } }]) {
    const { page, close } = await visit('#/explore', size);
    await page.locator('.heat-map').nth(1).waitFor();
    expect(await shifted(page)).toBeLessThan(0.02);
    await close();
  }
});
