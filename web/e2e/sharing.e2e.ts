// SPDX-License-Identifier: MIT
/**
 * Sharing results with friends. The tests are in one file, since all windows share the clipboard.
 */
import { expect, it } from 'vitest';
import { P1, P1_ANSWER, type } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, countCards, HAND } from './table';

const { visit } = setStage();

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
  await button(sender.page, 'Share the result').click();
  await sender.page.getByText('Copied. The link carries the puzzle itself.').waitFor();
  const text = await sender.page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^A calcrostic \(level 1 of 5\): solved in \d+:\d\d, without help\n/);
  const link = text.split('\n')[1] ?? '';
  const friend = await visit(link);
  await friend.page
    .getByRole('gridcell', { name: 'row 1, number 3: DEA, blank', exact: true })
    .waitFor();
  expect(friend.complaints).toEqual([]);
  await sender.close();
  await friend.close();
});
