// SPDX-License-Identifier: MIT
/** The settings of the whole page, in one sheet. */
import { expect, it } from 'vitest';
import { PHONE, expectAccessible } from './browser';
import { P1 } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, HAND } from './table';

const { at, visit } = setStage();

it('hold colours, clock, sounds and rules, which are remembered', async () => {
  const { page, complaints, close } = await visit(HAND);
  const open = async () => {
    await button(page, 'Settings').click();
    await page.getByRole('switch', { name: 'Sounds' }).waitFor();
  };
  await open();
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
  await page.getByRole('switch', { name: 'Sounds' }).check();
  await page.getByRole('dialog').getByLabel('Clock').uncheck();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.locator('dialog').getByRole('radio', { name: 'Positive' }).check({ force: true });
  await expectAccessible(page);
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await open();
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(true);
  expect(await page.getByRole('dialog').getByRole('radio', { name: 'Positive' }).isChecked()).toBe(
    true,
  );
  await page.goto(at(P1));
  await page.locator('.board').waitFor();
  expect(await page.locator('.clock').getAttribute('aria-checked')).toBe('false');
  expect(complaints).toEqual([]);
  await close();
});

it('are closed by Back, by Escape and by their button; the page below stays', async () => {
  const { page, close } = await visit(HAND, { viewport: PHONE });
  const sheet = page.locator('dialog[open]');
  for (const leave of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => button(page, 'Close').click(),
  ]) {
    await button(page, 'Settings').click();
    await sheet.waitFor();
    await leave();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(HAND);
    await page.locator('.card').first().waitFor();
  }
  await close();
});
