// SPDX-License-Identifier: MIT
/** How a pupil goes through a contest, and answers a question of each kind. */
import type { Page } from 'playwright-core';

/** From the code, which stands in the field, to the first question. */
export async function enterContest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Question 1 of' }).waitFor();
}

export async function goTo(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await page.getByRole('heading', { name: `Question ${number} of` }).waitFor();
}

/** Presses Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; ++presses) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(label)) {
      return;
    }
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

/** Types letters and digits for them: `A2B7`. */
async function typeLetters(page: Page, text: string): Promise<void> {
  await page.getByRole('grid').getByRole('gridcell').first().click();
  for (const key of text) {
    await page.keyboard.press(key);
  }
}

/** The answers that `fillIn` gives. */
export const ANSWERS: Readonly<Record<string, string>> = {
  coins: 'B',
  half: '1.5',
  shape: 'triangle',
  grid: 'A=2, B=4, C=8, D=1, E=9, F=6',
  news: 'A=1, B=2, C=3, D=5, E=4, F=6, G=7',
  asked: '8, 12',
  sum: 'S=9, E=5, N=6, D=7, M=1, O=0, R=8, Y=2',
  hand: '6 × (5 − 4) × (3 − 2)',
};

/** Answers the question that is shown, by its name. */
export const fillIn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  coins: (page) => page.getByRole('radio', { name: 'seven' }).check(),
  half: (page) => page.getByLabel('Your answer').fill('1.5'),
  shape: (page) => page.getByLabel('Your answer').fill(' triangle '),
  grid: (page) => typeLetters(page, 'A2B4C8D1E9F6'),
  news: (page) => typeLetters(page, 'A1B2C3D5E4F6G7'),
  asked: async (page) => {
    await page.getByLabel('row 1, number 2').fill('8');
    await page.getByLabel('row 2, number 1').fill('12');
  },
  sum: (page) => typeLetters(page, 'S9E5N6D7M1O0R8Y2'),
  hand: async (page) => {
    await page.getByRole('textbox').fill('6 * (5 - 4) * (3 - 2)');
    await page.getByRole('button', { name: 'Take it' }).click();
  },
};
