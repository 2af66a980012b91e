// SPDX-License-Identifier: MIT
/** The games beside Krypto in every state that looks different. */
import type { Page } from 'playwright-core';
import type { Scene } from './scenes';
import { button, card } from './table';

export const HAND_OF_24 = '#/krypto/3-3-8-8/24';
export const ROUND = '#/countdown/25-50-75-100-3-6/952';

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Commencer)/ }).click();
  await page.locator('.card').first().waitFor();
}

/** Gives 927 as the answer, which is 25 away. */
async function answerNear(page: Page): Promise<void> {
  await begin(page);
  await page.locator('.input-formula').fill('75 × 6 ÷ 50 × (100 + 3)');
  await page.locator('.input-formula').press('Enter');
  await page.locator('.message .felt-button').click();
  await page.locator('.result').waitFor();
}

export const GAME_SCENES: Scene[] = [
  { name: '24-hand', address: HAND_OF_24 },
  {
    name: '24-reasons',
    address: HAND_OF_24,
    locale: 'fr-FR',
    act: (page) => page.locator('.difficulty-button').click(),
  },
  {
    name: '24-solutions',
    address: HAND_OF_24,
    act: async (page) => {
      await button(page, 'Give up').click();
      await button(page, 'Show them').click();
      await page.locator('.solution-list li').first().waitFor();
    },
  },
  { name: '24-today', address: '#/24', locale: 'fr-FR' },
  { name: '24-run', address: '#/24/run' },
  { name: 'countdown-ready', address: '#/countdown' },
  {
    name: 'countdown-choosing',
    address: ROUND,
    act: async (page) => {
      await begin(page);
      await card(page, '75').click();
    },
  },
  { name: 'countdown-near', address: ROUND, act: answerNear },
  { name: 'countdown-near-french', address: ROUND, locale: 'fr-FR', act: answerNear },
  {
    name: 'countdown-how-to',
    address: ROUND,
    locale: 'fr-FR',
    act: async (page) => {
      await begin(page);
      await page.getByText('Comment jouer').click();
    },
  },
  { name: 'own-new', address: '#/krypto/own', locale: 'fr-FR' },
  { name: 'own-seven', address: '#/krypto/1-2-3-4-5-6-7/1000?use=any' },
  { name: 'own-three', address: '#/krypto/100-200-999/123456' },
  { name: 'game-broken-link', address: '#/24/1-2-3/24' },
];
