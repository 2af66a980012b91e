// SPDX-License-Identifier: MIT
/** The hand on the table, its rules, and the way to share it with a friend. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from './stage';
import { button, card, countCards, HAND } from './table';

const { at, visit } = setStage();

const message = (page: Page) => page.locator('.message');

describe('the rules', () => {
  it('refuse a step, say why, and leave the hand as it is', async () => {
    const address = '#/krypto/8-19-14-2-21/17?rules=international';
    const { page, close } = await visit(address);
    await card(page, '8').click();
    await card(page, '19').click();
    await button(page, 'minus').click();
    // The equation stays in one line.
    expect(await message(page).textContent()).toBe(
      '8\u00a0−\u00a019 is not allowed: these rules allow nothing below 0.',
    );
    expect(await countCards(page)).toBe(5);
    await close();
  });

  it('can be changed, and the game goes on', async () => {
    const { page, close } = await visit(HAND);
    await card(page, '14').click();
    await card(page, '8').click();
    await button(page, 'plus').click();
    await page.getByLabel('International').check();
    await page.getByText('as in tournaments').waitFor();
    expect(await countCards(page)).toBe(4);
    expect(page.url()).toContain('rules=international');
    await close();
  });
});

describe('the hand', () => {
  it('of today is the same wherever it is opened, and solvable', async () => {
    const clock = '2026-11-21T09:00:00';
    const hands: string[] = [];
    for (const locale of ['en-GB', 'fr-FR']) {
      const { page, close } = await visit('about:blank', { locale });
      await page.clock.setFixedTime(clock);
      await page.goto(at('#/krypto'));
      await page.locator('.card').first().waitFor();
      hands.push((await page.locator('.felt .number').allTextContents()).join(' '));
      await page.locator('.difficulty-button').waitFor();
      await close();
    }
    expect(hands[0]).toBe(hands[1]);
  });

  it('is kept with its moves and its clock when the page is loaded again', async () => {
    const { page, close } = await visit(HAND);
    await card(page, '14').click();
    await card(page, '8').click();
    await button(page, 'plus').click();
    await page.getByText('0:02').waitFor();
    await page.reload();
    await card(page, '22').waitFor();
    expect(await countCards(page)).toBe(4);
    expect(await page.locator('.clock-time').textContent()).toMatch(/^0:0[2-9]$/);
    await page.getByRole('switch', { name: 'Clock' }).click();
    await page.reload();
    expect(await page.locator('.clock-time').textContent()).toBe('–:––');
    await close();
  });

  it('can be typed, and dealt by chance under the rules of the table', async () => {
    const { page, close } = await visit(HAND);
    await page.getByLabel('Your own hand').fill('1 2 3');
    await button(page, 'Play it').click();
    await page.getByText('A hand has 3 to 7 cards').waitFor();
    await page.getByLabel('Your own hand').fill('3 25 9 8 1 : 4');
    await button(page, 'Play it').click();
    await card(page, '25').waitFor();
    await page.getByLabel('Positive').check();
    await page.getByLabel('Deck').selectOption('52');
    await button(page, 'Deal a hand').click();
    await page.waitForURL(/rules=positive/);
    await page.locator('.difficulty-button').waitFor();
    await close();
  });

  it('in a broken link is told, with a way out', async () => {
    const { page, close } = await visit('#/krypto/8-19-14/x');
    await page.getByText('This link is broken.').waitFor();
    await page.getByRole('link', { name: 'Today’s hand' }).click();
    await page.locator('.card').first().waitFor();
    await close();
  });
});
