// SPDX-License-Identifier: MIT
/** Scenes of the alphametic view, for axe and for screenshots. */
import type { Page } from 'playwright-core';
import { type as typeAnywhere } from './calcrostic-scenes';
import type { Scene } from './scenes';

export const MONEY = '#/alphametic/SENDpMOREeMONEY';
export const MONEY_ANSWER = { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 };
/** 162 × 49 = 7938, drawn. */
export const PRODUCT = '#/alphametic/___ABCnt___DEn------n__ADFGn__BDGn------n__HEIG';
export const PRODUCT_ANSWER = { A: 1, B: 6, C: 2, D: 4, E: 9, F: 5, G: 8, H: 7, I: 3 };
/** 138 × 54 = 7452 with five digits shown. */
export const SKELETON = '#/alphametic/___q3qnt___5qn------n___552n__qqqn------n__qqqq';
/** 12128316 ÷ 124 = 97809 with one digit shown. */
export const DIVISION =
  '#/alphametic/_______y7yyyn____--------nyyyzyyyyyyyyn____yyyyn____----n______yyyn______yyyn_____-----n______yyyyn_______yyyn______------n________yyyyn________yyyy';
/** X + Y = Z in digits that rise: several answers. */
export const SEVERAL = '#/alphametic/ApBeCsAlBlC';
export const LONG = '#/alphametic/TWOpFOURTEENpFIFTEENpTWENTYeFIFTYONE';
export const EQUATIONS = '#/alphametic/ABtCeDEsDEpFGeHIsJeA?share=J';

/** Types letters and their digits, once there is a board that takes them. */
export async function type(page: Page, digits: Partial<Record<string, number>>): Promise<void> {
  await page.locator('#letter-board').waitFor();
  await typeAnywhere(page, digits);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const ALPHAMETIC_SCENES: Scene[] = [
  { name: 'alphametic-sum', address: MONEY, act: (page) => type(page, { M: 1, O: 0 }) },
  { name: 'alphametic-product', address: PRODUCT, act: (page) => type(page, { A: 1, G: 8 }) },
  {
    name: 'alphametic-skeleton',
    address: SKELETON,
    act: async (page) => {
      await page.locator('#letter-board .symbol').first().click();
      await page.keyboard.press('1');
    },
  },
  { name: 'alphametic-long', address: LONG },
  { name: 'alphametic-division', address: DIVISION },
  { name: 'alphametic-equations', address: EQUATIONS },
  {
    name: 'alphametic-how-to',
    address: PRODUCT,
    act: (page) => page.getByText('How to play').click(),
  },
  {
    name: 'alphametic-hint',
    address: MONEY,
    act: async (page) => {
      await button(page, 'Hint').click();
      await button(page, 'Tell me more').click();
      await button(page, 'Apply hint').waitFor();
    },
  },
  {
    name: 'alphametic-conflicts',
    address: MONEY,
    act: async (page) => {
      await page.getByLabel('Show conflicts').check();
      await page.locator('h1').click();
      await type(page, { S: 0, E: 4, N: 4 });
    },
  },
  { name: 'alphametic-solved', address: MONEY, act: (page) => type(page, MONEY_ANSWER) },
  {
    name: 'alphametic-dialog',
    address: MONEY,
    act: (page) => button(page, 'New puzzle…').click(),
  },
  {
    name: 'alphametic-dialog-fault',
    address: MONEY,
    act: async (page) => {
      await button(page, 'New puzzle…').click();
      await page.getByLabel('The puzzle').fill('SEND + + MORE');
      await page.getByText('Other rules').click();
      await button(page, 'Play it').click();
      await page.locator('.own-fault:not(:empty)').waitFor();
    },
  },
  { name: 'alphametic-several', address: SEVERAL },
  { name: 'alphametic-broken-link', address: '#/alphametic/SENDp' },
];
