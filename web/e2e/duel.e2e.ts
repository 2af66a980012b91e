// SPDX-License-Identifier: MIT
/** A game for two: two real browsers, one that watches, and `reckon serve`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, open, PHONE } from './browser';
import { ROOT } from './native-server';
import { connectedAgain, solutionOnTable, submit, unfolded } from './room-play';
import { setNativeStage } from './stage';
import { button } from './table';

const { browser, server } = setNativeStage();

const pile = (page: Page, number: number) => page.locator('.piles > li').nth(number - 1);
const status = (page: Page, number: number) => pile(page, number).locator('.pile-state');

async function openGame(page: Page, rounds: number): Promise<string> {
  const form = await unfolded(page, 'Open a game for two');
  await form.getByLabel('Your name').fill('Ann');
  await form.getByLabel('Rules').selectOption('house');
  await form
    .locator('label', { hasText: /^Rounds/ })
    .locator('select')
    .selectOption(String(rounds));
  await form.getByText('More settings').click();
  await form.getByLabel('Seconds between rounds').fill('60');
  await button(page, 'Open the game').click();
  return page.locator('.room-code').innerText();
}

async function comeIn(code: string) {
  const link = `${server().address}#/room?code=${code}`;
  const visit = await open(browser(), link, { viewport: PHONE, hasTouch: true, isMobile: true });
  const form = visit.page.locator('form', { hasText: 'Join room' });
  await form.getByLabel('Your name').fill('Bob');
  await button(visit.page, 'Take a seat').tap();
  return visit;
}

/** Takes hands up until one has a solution, and wins it. */
async function winSomeHand(page: Page): Promise<number> {
  for (let number = 1; ; number++) {
    if ((await pile(page, number).locator('button').count()) === 0) {
      continue;
    }
    await pile(page, number).locator('button').click();
    const solution = await solutionOnTable(server(), page);
    if (solution === '') {
      await button(page, 'Put it back').click();
      await status(page, number).getByText('face down').waitFor();
      continue;
    }
    await button(page, 'Krypto!').click();
    await submit(page, solution);
    await status(page, number).getByText('won by').waitFor();
    return number;
  }
}

async function giveUp(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await button(page, 'Give up on this round').click();
    await button(page, 'Give it up').click();
    await page.waitForTimeout(100);
  }
}

it('two play all rounds of a game while another one watches, and play once more', async () => {
  const ann = await open(browser(), `${server().address}#/room`);
  const code = await openGame(ann.page, 2);
  await ann.page.getByText('The game begins when the other player is here.').waitFor();
  const bob = await comeIn(code);
  await bob.page.getByText('Wait for Ann to deal.').waitFor();
  await expectAccessible(ann.page);
  const watcher = await open(browser(), `${server().address}#/room?code=${code}&watch=1`);
  await button(ann.page, 'Deal').click();
  await watcher.page.locator('.piles').waitFor();
  await bob.page.locator('.piles').waitFor();
  expect(await bob.page.locator('.piles > li').count()).toBe(11);
  await expectAccessible(bob.page);

  // Ann sees the hand that she picks up; the others see that she has it, and nothing of it.
  await pile(ann.page, 3).locator('button').click();
  await ann.page.getByText('Hand 3 is yours').waitFor();
  expect(await ann.page.locator('.felt .card').count()).toBe(5);
  await status(bob.page, 3).getByText('Ann has it').waitFor();
  await status(watcher.page, 3).getByText('Ann has it').waitFor();
  for (const page of [bob.page, watcher.page]) {
    expect(await page.locator('.felt .card').count()).toBe(0);
  }
  await expectAccessible(ann.page);

  // A false “Krypto!” shows the hand, and it goes back face down.
  await pile(bob.page, 5).locator('button').tap();
  // The card that was clicked has the focus: the space bar calls all the same.
  await ann.page.locator('.felt .card').first().click();
  await ann.page.keyboard.press('Space');
  await bob.page.getByText('Ann explains…').waitFor();
  expect(await bob.page.locator('.felt .card-still').count()).toBe(5);
  await submit(ann.page, '1 + 1');
  await bob.page.getByText('The hand goes back face down.').first().waitFor();
  await status(bob.page, 3).getByText('face down').waitFor();
  await pile(bob.page, 5).locator('button').tap(); // and so puts it back
  await status(bob.page, 5).getByText('face down').waitFor();

  const won = await winSomeHand(ann.page);
  await status(bob.page, won).getByText('won by Ann').waitFor();
  await expectAccessible(watcher.page);

  // The page of one is loaded again, the server is killed: the hand is still the player's.
  await pile(bob.page, won === 7 ? 8 : 7)
    .locator('button')
    .tap();
  await status(bob.page, won === 7 ? 8 : 7)
    .getByText('yours')
    .waitFor();
  await server().halt('SIGKILL');
  await server().restart();
  await connectedAgain(bob.page);
  await bob.page.reload();
  await bob.page.locator('.felt .card').nth(4).waitFor();
  await connectedAgain(ann.page);

  await giveUp(ann.page, bob.page);
  await button(ann.page, 'Begin the next round').click();
  await ann.page.getByRole('img', { name: 'Target 0' }).waitFor();
  await winSomeHand(bob.page);
  await winSomeHand(bob.page);
  await giveUp(ann.page, bob.page);
  await watcher.page.getByText('Bob wins with 2 hands.').first().waitFor();
  await expectAccessible(bob.page);

  // Every client can replay the match hand by hand, and save the record.
  await button(watcher.page, 'Replay hand by hand').click();
  await watcher.page.getByRole('heading', { name: `Round 1, hand ${won}` }).waitFor();
  await watcher.page.locator('.replay-events', { hasText: 'Ann: ' }).waitFor();
  expect(await watcher.page.locator('.objective').count()).toBe(1);
  expect(await watcher.page.locator('.piles').count()).toBe(0);
  await watcher.page.getByText(/solutions? nobody found|Every solution was found/).waitFor();
  await watcher.page.keyboard.press('ArrowRight');
  await expect.poll(() => watcher.page.locator('.replay-totals').innerText()).toMatch(/Ann 1/);
  await expectAccessible(watcher.page);
  const [download] = await Promise.all([
    watcher.page.waitForEvent('download'),
    button(watcher.page, 'Save the record').click(),
  ]);
  const record = await buffer(await download.createReadStream());
  const score = spawnSync(join(ROOT, 'build/release/reckon'), ['krypto', 'score', '--json', '-'], {
    input: record,
  });
  expect(JSON.parse(score.stdout.toString())).toMatchObject({ winner: 'Bob', over: true });

  await button(bob.page, 'Play again').tap();
  await button(ann.page, 'Deal').click();
  await bob.page.locator('.piles').waitFor(); // before this, nothing is lost, and no question comes
  await button(bob.page, 'Leave').tap();
  await button(bob.page, 'Leave for good').tap();
  await ann.page.getByText('You win: the other player has left.').first().waitFor();
  for (const visit of [ann, bob, watcher]) {
    expect(visit.complaints).toEqual([]);
    await visit.close();
  }
});
