// SPDX-License-Identifier: MIT
/**
 * Board, messages and keys fit on one screen when a game is opened: on every screen from a
 * projector to a phone in landscape, with the bars of its browser.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FOUR_BY_FOUR, NEWSPAPER, P1 } from './calcrostic-scenes';
import { HAND_OF_24, ROUND } from './game-scenes';
import { excess, SCREENS } from './screens';
import { setStage } from './stage';
import { HAND } from './table';

const { at, forgetVisits, visit } = setStage();

const PLAYED_WITH = ['.letters', '.keypad', '.actions-help', '.note'];
const SUM = '#/alphametic/SENDpMOREeMONEY';
const GAMES: Record<
  string,
  { address: string; parts: string[]; act?: (page: Page) => Promise<unknown> }
> = {
  krypto: {
    address: HAND,
    parts: ['.objective', '.cards', '.message', '.operations', '.tools'],
  },
  '24': {
    address: HAND_OF_24,
    parts: ['.objective', '.cards', '.message', '.operations', '.tools'],
  },
  countdown: {
    address: ROUND,
    parts: ['.objective', '.cards', '.message', '.operations', '.tools'],
    act: start,
  },
  calcrostic: { address: P1, parts: ['.board', ...PLAYED_WITH] },
  'newspaper grid': { address: FOUR_BY_FOUR, parts: ['.board', ...PLAYED_WITH] },
  'large newspaper grid': { address: NEWSPAPER, parts: ['.board', ...PLAYED_WITH] },
  'run of calcrostics': {
    address: '#/calcrostic/run',
    parts: ['.run-state', '.board', ...PLAYED_WITH],
    act: start,
  },
  'run of hands': {
    address: '#/krypto/run',
    parts: ['.run-state', '.objective', '.cards', '.message', '.operations', '.finished-buttons'],
    act: start,
  },
  alphametic: { address: SUM, parts: ['.paper, .equations', ...PLAYED_WITH] },
};

function start(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^(Start|Commencer)/ }).click();
}

/** How far the parts stick out of the screen, in whole pixels: 0 if nothing does. */
function outOfSight(page: Page, parts: readonly string[]): Promise<Record<string, number>> {
  return page.evaluate((selectors) => {
    const found = selectors.map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const out =
        box === undefined || box.height === 0
          ? Infinity
          : Math.max(0, -box.top, box.bottom - innerHeight, -box.left, box.right - innerWidth);
      return [selector, Math.floor(out)] as const;
    });
    return Object.fromEntries(found);
  }, parts);
}

for (const [game, { address, parts, act }] of Object.entries(GAMES)) {
  it(`${game}: all that one plays with is in sight on every screen`, async () => {
    const none = Object.fromEntries(parts.map((part) => [part, 0]));
    for (const locale of ['en-GB', 'fr-FR']) {
      const { page, complaints, close } = await visit('#/about', { locale });
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        if (act !== undefined) {
          await forgetVisits(page); // what was started goes on otherwise
        }
        await page.setViewportSize(viewport);
        await page.goto(at('#/about'));
        await page.locator('dl.keys').first().waitFor(); // otherwise the game may never have been left
        await page.goto(at(address));
        await act?.(page);
        await page
          .locator(parts[0] ?? '')
          .first()
          .waitFor();
        await expect
          .poll(() => outOfSight(page, parts), { message: `${screen}, ${locale}` })
          .toEqual(none);
        expect(await excess(page, 'Width')).toBe(0);
        expect(complaints).toEqual([]);
      }
      await close();
    }
  });
}

it('figures stand in a face of their own, all as wide as each other', async () => {
  const { page, complaints, close } = await visit(HAND);
  await page.locator('.card').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() => {
    const digits = Array.from({ length: 10 }, (_, digit) => {
      const shown = document.createElement('span');
      shown.textContent = String(digit).repeat(20);
      shown.style.font = '600 40px "Reckon Serif"';
      document.body.append(shown);
      const { width } = shown.getBoundingClientRect();
      shown.remove();
      return width;
    });
    return {
      digits,
      isLoaded: document.fonts.check('600 40px "Reckon Serif"', '0123456789+−×÷'),
    };
  });
  expect(widths.isLoaded).toBe(true);
  expect(new Set(widths.digits).size).toBe(1);
  expect(widths.digits[0]).toBeGreaterThan(0);
  const family = await page
    .locator('.card')
    .first()
    .evaluate((card) => getComputedStyle(card).fontFamily);
  expect(family).toMatch(/^"?Reckon Serif/);
  expect(complaints).toEqual([]);
  await close();
});
