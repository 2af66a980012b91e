// SPDX-License-Identifier: MIT
/** Actions at the Krypto table in tests. */
import type { Locator, Page } from 'playwright-core';

export const HAND = '#/krypto/8-19-14-2-21/17?rules=house';

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** A card by its number, whether dealt or made. */
export function card(page: Page, value: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^(Card|Number) ${value}(,|$)`) });
}

export const OPERATOR_NAMES = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' };

/** Steps as `14 + 8`: left card, operation, right card. */
export type Steps = readonly (readonly [string, keyof typeof OPERATOR_NAMES, string])[];

/** (14 + 8 − 21) × (19 − 2) = 17 */
export const SOLUTION: Steps = [
  ['14', '+', '8'],
  ['22', '-', '21'],
  ['19', '-', '2'],
  ['1', '*', '17'],
];

/** Has the next step of the easiest way on said in full. */
export async function takeHint(page: Page): Promise<void> {
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Tell me more').click();
  await button(page, 'Do it').waitFor();
}

/** Has the hand on the table solved by its hints. */
export async function solveByHints(page: Page): Promise<void> {
  await page.locator('.card').first().waitFor();
  for (let left = await countCards(page); left > 1; left--) {
    await takeHint(page);
    await button(page, 'Do it').click();
  }
  await isSolved(page);
}

export async function isSolved(page: Page): Promise<void> {
  await page.locator('.felt .result').waitFor();
}

/** How many cards are on the table. */
export function countCards(page: Page): Promise<number> {
  return page.locator('.card').count();
}
