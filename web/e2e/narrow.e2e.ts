// SPDX-License-Identifier: MIT
/** The page on the narrowest phones, in both languages. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EQUATIONS, LONG, PRODUCT } from './alphametic-scenes';
import { NEWSPAPER, P1, type } from './calcrostic-scenes';
import { brokenWords } from './screens';
import { setStage } from './stage';
import { HAND } from './table';

const { at, visit } = setStage();

const SHEET = '#/workshop/K5P1Q-1DH1H-13BE/CC682-82489-F/N01E1-83J4Z-3DC?lang=fr';

/** Each view with an element that shows that it has loaded. */
const VIEWS: Record<string, string> = {
  '#/': '.week-day',
  '#/record': '.record-table',
  '#/krypto/run': '.run',
  '#/calcrostic/run': '.run',
  '#/krypto/learn': '.guide',
  [HAND]: '.difficulty-button',
  [P1]: '.board',
  [NEWSPAPER]: '.board',
  '#/calcrostic/today': '.board',
  [LONG]: '.paper',
  [PRODUCT]: '.paper',
  [EQUATIONS]: '.equations',
  '#/explore': '.map rect',
  [SHEET]: '.sheet-row',
  '#/room': '.room-intro',
  '#/scan': 'h1',
  '#/about': 'h1',
};

const LOCALES = ['en-GB', 'fr-FR'];
const WIDTHS = [320, 360];

const cases = LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ locale, width })));

describe.each(cases)('at $width px in $locale', ({ locale, width }) => {
  it('no view is wider than the screen, and no word is broken', async () => {
    const { page, close } = await visit('about:blank', {
      locale,
      viewport: { width, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await page.clock.setFixedTime('2026-09-30T09:00:00'); // mercredi 30 septembre
    for (const [address, selector] of Object.entries(VIEWS)) {
      await page.goto(at(address));
      await page.locator(selector).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      expect(await brokenWords(page), address).toEqual([]);
    }
    await close();
  });

  it('all places stand whole in the first line, the view that is shown in the second', async () => {
    const { page, close } = await visit('#/calcrostic', {
      locale,
      viewport: { width, height: 640 },
    });
    const shown = page.locator('.masthead-places a, .masthead-views [aria-current]');
    const links = await shown.all();
    expect(links).toHaveLength(4 + 1);
    expect(await page.locator('.masthead-views a').count()).toBe(6);
    expect((await page.locator('.masthead').boundingBox())?.height).toBeLessThan(92);
    for (const link of links) {
      const { isWhole, isSeen } = await link.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return {
          isWhole: left >= 0 && right <= innerWidth && one.scrollWidth <= one.clientWidth,
          isSeen: found === one,
        };
      });
      expect({ isWhole, isSeen }, await link.innerText()).toEqual({ isWhole: true, isSeen: true });
    }
    await close();
  });

  it('puzzles in the list of a sheet are read whole, and touch no button', async () => {
    const { page, close } = await visit(SHEET, { locale, viewport: { width, height: 640 } });
    await page.locator('.sheet-row').nth(2).waitFor();
    const gaps = await page.locator('.sheet-row').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const text = document.createRange();
        text.selectNodeContents(row.querySelector('.sheet-row-puzzle') ?? row);
        const { left, right, bottom, top } = text.getBoundingClientRect();
        // A button stands next to the text, or on another line.
        return [...row.querySelectorAll('button')].map((one) => {
          const box = one.getBoundingClientRect();
          const isBeside = box.top < bottom && box.bottom > top;
          return isBeside ? Math.max(box.left - right, left - box.right) : Infinity;
        });
      }),
    );
    expect(gaps.length).toBeGreaterThanOrEqual(15);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
    await close();
  });
});

/** The room between the letters of a word, in widths of an em. */
function gapInWord(page: Page, word: string): Promise<number> {
  return page
    .locator('.board-number')
    .filter({ hasText: new RegExp(`^${word}$`) })
    .evaluate((cell) => {
      const [first, second] = [...cell.querySelectorAll('.symbol-face')].map((face) => {
        const letter = document.createRange();
        letter.selectNodeContents(face);
        return letter.getBoundingClientRect();
      });
      const em = parseFloat(getComputedStyle(cell).fontSize);
      return ((second?.left ?? 0) - (first?.right ?? 0)) / em;
    });
}

it('narrow letters stand together in a word, and the board keeps its width', async () => {
  const { page, close } = await visit(NEWSPAPER, { viewport: { width: 360, height: 640 } });
  expect(await gapInWord(page, 'II')).toBeLessThan(0.2);
  const widthOf = async () => (await page.locator('.board').boundingBox())?.width ?? 0;
  const before = await widthOf();
  await type(page, { A: 3, E: 4, D: 1, G: 7, F: 2, H: 5, B: 6, C: 8, I: 9 });
  expect(await widthOf()).toBeCloseTo(before, 0);
  await close();
});
