// SPDX-License-Identifier: MIT
/** A contest for all: at 200 %, in large print, one question at a time, with the keyboard alone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser';
import { ANSWERS, enterContest, fillIn, goTo, tabTo } from './contest-play';
import { CODE, ContestServer, QUESTIONS } from './contest-server';
import { setServedStage } from './stage';

const stage = setServedStage(() => new ContestServer());

async function arrive(options = {}): Promise<Page> {
  const visit = await stage.open(`${stage.server.address}#${CODE}`, options);
  return visit.page;
}

/** Nothing is wider than the window, and every control can be scrolled into it as a whole. */
async function expectWithinReach(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [...document.querySelectorAll('button, input, select, [role=gridcell]')];
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const isScrolled = (element: Element) => element.closest('.numbers-frame') !== null;
    const outside = controls.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < -1 || right > window.innerWidth + 1;
      return isOutside && isSeen(element) && !isScrolled(element);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} of ${clientWidth} wide`] : []),
      ...outside.map((element) => `${element.className} ${element.textContent}`),
    ];
  });
  expect(beyond).toEqual([]);
}

/** Writes the whole contest with a pointer, and looks at each question on the way. */
async function write(page: Page): Promise<void> {
  for (const { q, number } of QUESTIONS) {
    await goTo(page, number);
    expect(await page.locator('.question').count()).toBe(1);
    await expectWithinReach(page);
    await fillIn[q]?.(page);
    await expect.poll(() => stage.server.answer(q), { timeout: 10_000 }).toBe(ANSWERS[q]);
    await expectWithinReach(page);
  }
  await page.getByRole('button', { name: 'Hand in…' }).click();
  await expectWithinReach(page);
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  await expectWithinReach(page);
}

describe('can be written one question at a time', () => {
  it('at 200 % of the browser, where 1280 x 800 are 640 x 400', async () => {
    const page = await arrive({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    await expectWithinReach(page);
    await enterContest(page);
    await write(page);
  });

  it('at twice the size by style', async () => {
    const page = await arrive();
    await page.evaluate(() => {
      document.documentElement.style.zoom = '2';
    });
    await enterContest(page);
    await write(page);
  });

  it.each([PHONE, { width: 1280, height: 800 }])(
    'in large print, $width px wide',
    async (viewport) => {
      const page = await arrive({ viewport });
      await page.getByRole('button', { name: 'Large print' }).click();
      await enterContest(page);
      const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(size).toBe('24px');
      await write(page);
      await page.reload();
      await expect.poll(size).toBe('24px');
    },
  );
});

/** The way to answer a question of each kind by keys alone, when it has just come. */
const KEYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  coins: async (page) => {
    await tabToField(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
  },
  half: (page) => typeInField(page, '1.5'),
  shape: (page) => typeInField(page, 'triangle'),
  grid: (page) => typeLetters(page, 'A2B4C8D1E9F6'),
  news: (page) => typeLetters(page, 'A1B2C3D5E4F6G7'),
  asked: async (page) => {
    await typeInField(page, '8');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
  },
  sum: (page) => typeLetters(page, 'S9E5N6D7M1O0R8Y2'),
  hand: async (page) => {
    await typeInField(page, '6 * (5 - 4) * (3 - 2)');
    await page.keyboard.press('Enter');
  },
};

async function tabToField(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; ++presses) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.question input') === true)) {
      return;
    }
  }
  throw new Error('the keyboard does not reach the field');
}

async function typeInField(page: Page, text: string): Promise<void> {
  await tabToField(page);
  await page.keyboard.type(text);
}

/** Boards hear letters and digits wherever the focus is. */
async function typeLetters(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
  }
}

it('can be written with the keyboard alone, from the code to the receipt, all kinds', async () => {
  const page = await arrive();
  await tabTo(page, /^Enter$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Autumn Contest' }).waitFor();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  for (const { q, number } of QUESTIONS) {
    const heading = page.getByRole('heading', { name: `Question ${number} of` });
    await heading.waitFor();
    // The heading has the focus, so that a screen reader begins there.
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await KEYS[q]?.(page);
    await expect.poll(() => stage.server.answer(q), { timeout: 10_000 }).toBe(ANSWERS[q]);
    await tabTo(page, number < QUESTIONS.length ? /^Next$/ : /^Hand in…$/);
    await page.keyboard.press('Enter');
  }
  await page.getByText('Every question has an answer.').waitFor();
  await tabTo(page, /^Hand in now$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  expect(stage.server.receipt?.answers).toBe(QUESTIONS.length);
});
