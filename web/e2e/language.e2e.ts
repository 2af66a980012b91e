// SPDX-License-Identifier: MIT
/** English and French, chosen by the browser or by the player. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { P1 } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, countCards, HAND, takeHint } from './table';

const { visit } = setStage();

/** Chooses another language in the settings. */
async function choose(page: Page, settings: string, language: string): Promise<void> {
  await button(page, settings).click();
  await page.getByRole('radio', { name: language }).check();
}

it('is that of the browser, and another one when told, over a reload too', async () => {
  const { page, close } = await visit('#/about', { locale: 'fr-FR' });
  await page.getByRole('heading', { name: 'À propos' }).waitFor();
  expect(await page.title()).toBe('À propos · reckon');
  await choose(page, 'Réglages', 'English');
  await page.getByRole('heading', { name: 'About' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'About' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await close();
});

it('is changed in the midst of a hand, which stays as it is', async () => {
  const { page, complaints, close } = await visit(HAND);
  await card(page, '14').click();
  await card(page, '8').click();
  await button(page, 'plus').click();
  await takeHint(page);
  const message = page.locator('.message p');
  const hint = /^Try (.*)\.$/.exec((await message.getByText('Try ').textContent()) ?? '')?.[1];
  await choose(page, 'Settings', 'Français');
  await page.keyboard.press('Escape');
  expect(await message.textContent()).toBe(`Essayez ${hint ?? ''}.`);
  await button(page, 'Appliquer').click();
  expect(await countCards(page)).toBe(3);
  expect(await page.locator('.felt').getAttribute('aria-label')).toBe('Table de jeu');
  expect(complaints).toEqual([]);
  await close();
});

it('is changed in the midst of a calcrostic, hint included', async () => {
  const { page, close } = await visit(P1);
  await button(page, 'Hint').click();
  await button(page, 'Tell me more').click();
  await page.getByText(/^No number begins with\s0\. So /).waitFor();
  await choose(page, 'Settings', 'Français');
  await page.keyboard.press('Escape');
  await page.getByText(/^Aucun nombre ne commence par\s0\. Donc /).waitFor();
  await page.getByRole('gridcell', { name: 'ligne 1, nombre 1 : AB, vide' }).waitFor();
  await close();
});
