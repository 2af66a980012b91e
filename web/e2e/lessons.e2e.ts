// SPDX-License-Identifier: MIT
/** The lessons of puzzles of letters: three steps on a tiny one. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, PHONE } from './browser';
import { digitKey } from './letters';
import { excess } from './screens';
import { setStage } from './stage';
import { button } from './table';

const { at, visit } = setStage();

const pointed = (page: Page) => page.locator('[data-pointed="true"]');

/** Does what the lesson points at: a letter, then its digit. */
async function follow(page: Page): Promise<void> {
  for (const kind of ['letter', 'digit']) {
    await page.locator(`.${kind}[data-pointed="true"]`).click();
  }
}

describe.each([
  ['calcrostic', 'en-GB', ['A', 'B', 'C'], /^Step 1 of 3\. Look at row 1: A \+ A = 8\./],
  ['alphametic', 'en-GB', ['B', 'A', 'C'], /^Step 1 of 3\. AA and B make a little more than 100/],
])('the lesson of the %s', (view, locale, letters, first) => {
  it('is offered to who has never played, followed step by step, and leads to today', async () => {
    const { page, complaints, close } = await visit(`#/${view}/today`, { locale, viewport: PHONE });
    await page.locator('.note').getByRole('link', { name: 'Learn it in three steps' }).click();
    await page.locator('.guide-message').getByText(first).waitFor();
    expect(await excess(page, 'Width')).toBe(0);
    await expectAccessible(page);
    for (const [index, letter] of letters.entries()) {
      await page.getByText(`Step ${index + 1} of 3.`).waitFor();
      expect(await pointed(page).count()).toBe(1);
      expect(await pointed(page).locator('.letter-name').textContent()).toBe(letter);
      await follow(page);
    }
    await page.getByText('solved!').first().waitFor();
    expect(await page.locator('.keypad').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Play today’s ${view}` }).click();
    await page.locator('.dateline').waitFor();
    await page.locator('.keypad').waitFor();
    expect(page.url()).toBe(at(`#/${view}/today`));
    // It is known now, and has left nothing behind.
    expect(await page.locator('.note').getByRole('link').count()).toBe(0);
    await page.goto(at('#/record'));
    await page.getByText(/^Nothing has been solved in this browser yet\./).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('says which letter to tap before a digit', async () => {
    const { page, complaints, close } = await visit(`#/${view}/learn`, { locale, viewport: PHONE });
    const [first = ''] = letters;
    const help = page.getByText(`First tap the letter ${first}, then its digit.`);
    await pointed(page).waitFor();
    expect(await help.count()).toBe(0);
    await digitKey(page, 4).click();
    await help.waitFor();
    expect(await excess(page, 'Width')).toBe(0);
    await pointed(page).click();
    await help.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('says what does not fit, and is skipped', async () => {
    const { page, complaints, close } = await visit(`#/${view}/learn`, { locale });
    await pointed(page).click();
    await digitKey(page, 7).click();
    await page.getByText('That digit does not fit.').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('Step 1 of 3.').waitFor();
    await page.keyboard.press('Shift+H'); // no hints here
    await button(page, 'Skip').click();
    await page.locator('.dateline').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

it('the lessons are there in French', async () => {
  const { page, close } = await visit('#/calcrostic/learn', { locale: 'fr-FR' });
  await page.getByText('Étape 1 sur 3.').waitFor();
  await page.goto(at('#/alphametic/learn'));
  await page.getByText('AA et B font à peine plus de 100').waitFor();
  await close();
});
