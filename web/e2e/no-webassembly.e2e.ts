// SPDX-License-Identifier: MIT
/** Without WebAssembly the server answers; without a server the page says what to do. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, open } from './browser';
import { P1 } from './calcrostic-scenes';
import { serveSite } from './site';
import { setNativeStage } from './stage';
import { button, card, HAND, isSolved, takeHint } from './table';

const { browser, server } = setNativeStage();

/** The worker asks for WebAssembly by name. */
async function openWithout(address: string) {
  const watched = await open(browser(), 'about:blank');
  await watched.page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const worker = await response.text();
    const body = `Object.defineProperty(globalThis,'WebAssembly',{value:undefined});${worker}`;
    await route.fulfill({ response, body });
  });
  await watched.page.goto(address);
  return watched;
}

const message = (page: Page) => page.locator('.message');

async function followHint(page: Page): Promise<void> {
  await takeHint(page);
  await button(page, 'Do it').click();
}

it('the server answers instead, in both puzzles', async () => {
  const { page, complaints, close } = await openWithout(server().address + HAND);
  await page.locator('.difficulty-button').waitFor();
  for (let i = 0; i < 4; i++) {
    await followHint(page);
  }
  await isSolved(page);
  await page.goto(server().address + P1);
  await page.getByText('level 1 of 5').waitFor();
  await button(page, 'Hint').click();
  await page.getByText(/^No number begins with\s0/).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('says that the server is gone, and goes on when it is back', async () => {
  const { page, close } = await openWithout(server().address + HAND);
  await page.locator('.difficulty-button').waitFor();
  await followHint(page);
  await card(page, '22').waitFor();
  await server().halt('SIGTERM');
  await button(page, 'Hint').click();
  await page.getByText('The server does not answer. Start it again (reckon serve)').waitFor();
  await expectAccessible(page);
  await server().restart();
  await button(page, 'Try again').click();
  await button(page, 'Tell me more').waitFor();
  await close();
});

it('says that the server has too much to do, and asks again when told', async () => {
  const { page, close } = await openWithout(server().address + HAND);
  await page.locator('.difficulty-button').waitFor();
  await page.route('**/api/krypto/next', (route) =>
    route.fulfill({ status: 503, json: { error: 'too many questions wait: try again' } }),
  );
  await button(page, 'Hint').click();
  await page.getByText('The server is too busy. Try again in a moment.').waitFor();
  await page.unroute('**/api/krypto/next');
  await button(page, 'Try again').click();
  await message(page).getByText('Try adding first.').waitFor();
  await close();
});

it('says that a puzzle was not found, and looks again when told', async () => {
  const { page, close } = await openWithout(server().address + P1);
  await page.getByText('level 1 of 5').waitFor();
  await page.route('**/api/calcrostic/generate', (route) =>
    route.fulfill({ status: 422, json: { error: 'body: a long search has found no puzzle' } }),
  );
  await button(page, 'New puzzle…').click();
  await button(page, 'Create').click();
  await page.getByText('a long search found none. Try again, or choose another').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/calcrostic/generate');
  await button(page, 'Try again').click();
  await page.locator('.board').waitFor();
  await close();
});

it('says what to do where no server answers questions either', async () => {
  const site = await serveSite();
  const { page, close } = await openWithout(`${site.address}#/krypto`);
  await page.getByText('This browser cannot run the engine').waitFor();
  await expectAccessible(page);
  await close();
  await site.close();
});
