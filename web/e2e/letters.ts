// SPDX-License-Identifier: MIT
/** Actions on boards of letters in tests. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const said = (page: Page, text: string | RegExp) =>
  page.locator('.note, .result').getByText(text);

export const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

export const digitKey = (page: Page, digit: number) =>
  page.locator('.digit').filter({ has: page.locator(`.digit-face:text-is("${digit}")`) });

/** Chooses each letter and its digit by mouse: some on the board, some in the row of letters. */
export async function solveByMouse(page: Page, answer: Record<string, number>): Promise<void> {
  for (const [letter, digit] of Object.entries(answer)) {
    const place =
      digit % 4 < 2
        ? page.locator(`.symbol:has(> .symbol-face:text-is("${letter}"))`).first()
        : button(page, `${letter} has no digit`);
    await place.click();
    await digitKey(page, digit).click();
  }
  await said(page, /^Solved!$/).waitFor();
}

/** Presses Tab until the focus is on what is called so from its beginning. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 20 && !(await focused(page)).startsWith(name); ++i) {
    await page.keyboard.press('Tab');
  }
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Waits until what has this name has the focus. */
export async function expectFocusOn(page: Page, name: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(name);
}

/** Asks for hints and takes them until the puzzle is solved; gives what they said. */
export async function solveByHints(page: Page): Promise<string[]> {
  const texts: string[] = [];
  const solved = said(page, /^Solved/);
  for (let i = 0; i < 120 && (await solved.count()) === 0; ++i) {
    await button(page, 'Hint').click();
    await button(page, 'Tell me more').or(button(page, 'Apply hint')).waitFor();
    if ((await button(page, 'Tell me more').count()) > 0) {
      const idea = await page.locator('.note').innerText();
      await button(page, 'Tell me more').click();
      await button(page, 'Apply hint').waitFor();
      expect(await page.locator('.note').innerText()).not.toBe(idea);
    }
    texts.push(await page.locator('.note').innerText());
    await button(page, 'Apply hint').click();
    await button(page, 'Apply hint').waitFor({ state: 'detached' });
  }
  await solved.waitFor();
  expect(new Set(texts).size).toBe(texts.length);
  return texts;
}
