// SPDX-License-Identifier: MIT
/** Actions of players of matches and classes in tests. */
import type { Locator, Page } from 'playwright-core';
import type { NativeServer } from './native-server';
import { button } from './table';

/** The hand on the table. */
async function handOnTable(page: Page): Promise<{ cards: number[]; objective: number }> {
  const number = (one: string | null) => Number(/\d+/.exec(one ?? '')?.[0]);
  const labels = page.locator('.felt .card');
  await labels.nth(4).waitFor();
  const cards = await Promise.all(
    (await labels.all()).map(async (card) => number(await card.getAttribute('aria-label'))),
  );
  const objective = number(await page.locator('.objective').getAttribute('aria-label'));
  return { cards, objective };
}

/** A formula of all cards on the table that makes another number than the target. */
export async function wrongOnTable(page: Page): Promise<string> {
  const { cards, objective } = await handOnTable(page);
  const isSum = cards.reduce((sum, card) => sum + card, 0) !== objective;
  return isSum ? cards.join(' + ') : `${cards.slice(1).join(' + ')} - ${cards[0]}`;
}

/** A solution of the hand on the table, as the server knows it. */
export async function solutionOnTable(server: NativeServer, page: Page): Promise<string> {
  const { cards, objective } = await handOnTable(page);
  const response = await fetch(`${server.address}api/krypto/solve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cards, objective, rules: 'house', limit: 1 }),
  });
  const { solutions } = (await response.json()) as { solutions: string[] };
  return solutions[0] ?? '';
}

/** Unfolds the card of a kind of room at the door, and gives its form. */
export async function unfolded(page: Page, title: string): Promise<Locator> {
  const card = page.locator('.room-opening', { hasText: title });
  await card.locator('summary').first().click();
  return card.locator('form');
}

export async function submit(page: Page, formula: string): Promise<void> {
  await page.locator('.input-formula').fill(formula);
  await button(page, 'Submit').click();
}

/** Waits until a page says that it reaches the server again; others may be "not connected" on the same page. */
export async function connectedAgain(page: Page, words = 'Connected'): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor();
}
