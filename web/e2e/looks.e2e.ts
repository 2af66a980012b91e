// SPDX-License-Identifier: MIT
/** The face, the boards and the ring of the focus, on every device the same. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, PROJECTOR, type VisitOptions } from './browser';
import { MONEY, MONEY_ANSWER, PRODUCT, PRODUCT_ANSWER, type } from './alphametic-scenes';
import { NEWSPAPER, P1, P1_ANSWER } from './calcrostic-scenes';
import { openScene, SCENES } from './scenes';
import { setStage } from './stage';
import { HAND } from './table';

const stage = setStage();
const { visit } = stage;

/** Where each symbol on the board stands. */
function symbols(page: Page): Promise<number[][]> {
  return page.locator('.board .symbol, .letter-name').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map((value) => Math.round(10 * value));
    }),
  );
}

describe.each([
  ['phone', PHONE],
  ['desk', DESKTOP],
])('a board on a %s', (_name, viewport) => {
  it.each([P1, NEWSPAPER])('stays where it is when digits are typed: %s', async (address) => {
    const { page, close } = await visit(address, { viewport });
    await page.locator('.board').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await symbols(page);
    const letters = page.locator('.letter');
    for (let i = 0; i < (await letters.count()); i++) {
      await letters.nth(i).click();
      await page.locator('.digit').nth(i).click();
    }
    expect(await symbols(page)).toEqual(before);
    await close();
  });
});

it.each([
  [PHONE, MONEY, MONEY_ANSWER],
  [DESKTOP, PRODUCT, PRODUCT_ANSWER],
  [DESKTOP, P1, P1_ANSWER],
  [PROJECTOR, MONEY, MONEY_ANSWER],
])('digits stand exactly below their letters: %o %s', async (viewport, address, answer) => {
  const { page, close } = await visit(address, { viewport });
  await type(page, answer);
  await page.locator('.result-title').first().waitFor();
  const offsets = await page.locator('#letter-board .symbol').evaluateAll((all) =>
    all.map((symbol) => {
      const middle = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(symbol.querySelector(selector) ?? symbol);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      };
      return Math.abs(middle('.symbol-letter') - middle('.symbol-face'));
    }),
  );
  expect(offsets.length).toBeGreaterThan(0);
  expect(Math.max(...offsets)).toBeLessThanOrEqual(0.5);
  await close();
});

it.each([
  ['en-GB', PHONE],
  ['fr-FR', PHONE],
  ['fr-FR', DESKTOP],
])('names of choices stay in their fields: %s %o', async (locale, viewport) => {
  const { page, close } = await visit('#/24/1-11-12-13/24', { locale, viewport });
  await page.locator('.rules .segment').first().waitFor();
  const wide = await page
    .locator('.segment span')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(wide).toEqual([]);
  await close();
});

it('words and figures have one face, which the page brings along', async () => {
  const { page, close } = await visit(HAND);
  await page.locator('.card').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.querySelectorAll('body, h1, button, input, select, p')].map(
      (one) => getComputedStyle(one).fontFamily.split(',')[0],
    ),
  );
  expect(new Set(faces)).toEqual(new Set(['"Reckon Serif"']));
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Reckon Serif') && status === 'loaded')
      .map(({ style }) => style),
  );
  expect(loaded).toContain('normal');
  await close();
});

it('the ring around what has the focus is for those who go by the keyboard', async () => {
  const { page, close } = await visit('#/');
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle;
    });
  await page.getByRole('link', { name: 'Calcrostic', exact: true }).first().click();
  await page.locator('.board').waitFor();
  await page.locator('.board-number:focus').waitFor();
  expect(await ring()).toBe('none');
  await page.keyboard.type('5');
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowRight');
  expect(await ring()).toBe('solid');
  await page.locator('.letter').first().click();
  expect(await ring()).toBe('none');
  await close();
});

it('cards are dealt one after the other, or at once where motion is unwelcome', async () => {
  for (const [reducedMotion, names] of [
    ['no-preference', ['deal']],
    ['reduce', ['none']],
  ] as const) {
    const { page, close } = await visit('#/');
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('link', { name: 'Krypto', exact: true }).first().click();
    await page.locator('.krypto .place').first().waitFor();
    const shown = await page
      .locator('.krypto .place')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).animationName))]);
    expect(shown).toEqual(names);
    await close();
  }
});

describe('rooms', () => {
  const scene = async (name: string, options: VisitOptions) => {
    const found = SCENES.find((one) => one.name === name);
    if (found === undefined) {
      throw new Error(name);
    }
    return openScene(stage.browser(), stage.at(''), found, options);
  };
  const boxOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };

  it('have buttons of one height while players gather', async () => {
    const { page, close } = await scene('duel-gathering', { viewport: DESKTOP });
    expect((await boxOf(page, '.room-invitation .button')).height).toBeLessThan(50);
    await close();
  });

  it('have the clock beside their name on a phone', async () => {
    const { page, close } = await scene('duel-watching', { viewport: PHONE });
    const title = await boxOf(page, '.room-head h1');
    const clock = await boxOf(page, '.room-clock');
    expect(clock.y).toBeLessThan(title.y + title.height);
    expect(clock.x).toBeGreaterThan(title.x + 100);
    await close();
  });

  it.each(['room-watching', 'duel-watching'])(
    'fill a projector, in large type, for those who watch: %s',
    async (name) => {
      const { page, close } = await scene(name, { viewport: PROJECTOR });
      const room = await boxOf(page, '.room');
      expect(room.width).toBeGreaterThan(1800);
      expect((await boxOf(page, '.felt .card')).width).toBeGreaterThan(140);
      expect((await boxOf(page, '.room-clock')).height).toBeGreaterThan(60);
      expect(await page.locator('.masthead').isVisible()).toBe(false);
      await close();
    },
  );
});

it('buttons in a column do not touch', async () => {
  const { page, close } = await visit('#/record');
  const [above, below] = await Promise.all(
    ['Export', 'Delete…'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await close();
});
