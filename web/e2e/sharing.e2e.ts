// SPDX-License-Identifier: MIT
/**
 * Sharing results with friends. The tests are in one file, since all windows share the clipboard.
 */
import { expect, it } from 'vitest';
import { P1, P1_ANSWER, type } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, countCards, HAND, solveByHints } from './table';

const { at, visit } = setStage();

it('a result of Krypto is shared, and the link opens the same hand', async () => {
  const { page, close } = await visit(HAND, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByLabel('Or type a formula').fill('(14 + 8 - 21) * (19 - 2)');
  await button(page, 'Check').click();
  await page.locator('.difficulty-button').waitFor(); // before the engine has graded the hand, no level is shared
  await button(page, 'Share').click();
  await page.getByText('Copied.').first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [line, link = ''] = text.split('\n');
  expect(line).toMatch(/^reckon Krypto 8 19 14 2 21 : 17 · ★★★★ · 0:\d\d · no hints$/);
  const friend = await visit(link);
  await card(friend.page, '19').waitFor();
  expect(await countCards(friend.page)).toBe(5);
  await friend.close();
  await close();
});

it('a calcrostic is shared by a link that carries it', async () => {
  const sender = await visit(P1, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await button(sender.page, 'A has no digit').waitFor();
  await type(sender.page, P1_ANSWER);
  await button(sender.page, 'Share').click();
  await sender.page.locator('.result').getByText('Copied.').waitFor();
  const text = await sender.page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^reckon Calcrostic · ★ · \d+:\d\d · no hints\n/);
  const link = text.split('\n')[1] ?? '';
  const friend = await visit(link);
  await friend.page
    .getByRole('gridcell', { name: 'row 1, number 3: DEA, blank', exact: true })
    .waitFor();
  expect(friend.complaints).toEqual([]);
  await sender.close();
  await friend.close();
});

it('a puzzle of a day stays that of its day for a friend who opens it later', async () => {
  const { page, close } = await visit('about:blank', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/krypto'));
  await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
  await solveByHints(page);
  await button(page, 'Share').click();
  await page.getByText('Copied.').first().waitFor();
  const hand = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')[1] ?? '';
  expect(hand).toMatch(/rules=house&day=2026-11-21$/);
  await page.goto(at('#/calcrostic/today'));
  await button(page, 'Share').click();
  await page.getByText('Copied. The link leads to this puzzle.').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^reckon Calcrostic · 21 November 2026 · ★★★★★\n/);
  const friend = await visit('about:blank');
  await friend.page.clock.install({ time: '2026-11-22T18:00:00' });
  await friend.page.goto(hand);
  await friend.page.getByRole('heading', { name: /^Hand of/ }).waitFor();
  await friend.page.locator('.krypto-day', { hasText: '21 November 2026' }).waitFor();
  await friend.page.goto(shared.split('\n')[1] ?? '');
  await friend.page.locator('.dateline', { hasText: 'Saturday' }).waitFor();
  // Where the day has not begun yet, and with a wrong day, it is a puzzle as any other.
  const early = await visit('about:blank');
  await early.page.clock.install({ time: '2026-11-20T18:00:00' });
  await early.page.goto(hand);
  await early.page.getByRole('heading', { name: 'A hand of Krypto' }).waitFor();
  await early.page.goto(at(`${HAND}&day=2026-11-19`));
  await card(early.page, '19').waitFor();
  await early.page.getByRole('heading', { name: 'A hand of Krypto' }).waitFor();
  expect(friend.complaints).toEqual([]);
  await Promise.all([close(), friend.close(), early.close()]);
});
