// SPDX-License-Identifier: MIT
/** A class, a room and a game for two on other games than Krypto: real browsers and `reckon serve`. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, open } from './browser';
import { joinClass, openClass } from './class-play';
import { submit, unfolded } from './room-play';
import { setNativeStage } from './stage';
import { button } from './table';

const { browser, server } = setNativeStage();

/** A formula of any of the tiles that makes the objective, or a number so far above it or further. */
async function formulaNear(page: Page, least: number): Promise<string> {
  const numbers = await page.locator('.felt .cards .number').allInnerTexts();
  const cards = numbers.map(Number);
  const objective = Number(await page.locator('.felt .objective .number').innerText());
  for (let distance = least; distance <= 10; distance += 1) {
    const response = await fetch(`${server().address}api/krypto/solve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        cards,
        objective: objective + distance,
        rules: 'positive',
        use: 'any',
        limit: 1,
      }),
    });
    const { solutions } = (await response.json()) as { solutions?: string[] };
    if (solutions?.[0] !== undefined) {
      return solutions[0];
    }
  }
  throw new Error('nothing near can be made');
}

it('a class on Countdown is scored by distance, which the projector shows', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await openClass(host.page, async (form) => {
    await form.getByLabel('Game').selectOption('countdown');
    await form.getByLabel('Large numbers').selectOption('2');
    await form.getByLabel('Seconds per round').fill('300');
    await form.getByLabel('Rounds', { exact: true }).fill('1');
    expect(await form.getByLabel('Rules').count()).toBe(0);
    expect(await form.getByLabel('Level').count()).toBe(0);
  });
  const ann = await joinClass(browser(), server().address, code, 'Ann');
  const bob = await joinClass(browser(), server().address, code, 'Bob');
  const screen = await host.page.context().newPage();
  await screen.goto(`${server().address}#/room?code=${code}&screen=1`);
  await screen.locator('.class-names', { hasText: 'Bob' }).waitFor();
  await button(host.page, 'Draw the first numbers').click();
  await ann.page.getByText('or come near it, from any of the 6 numbers').first().waitFor();
  await expectAccessible(ann.page);

  await submit(ann.page, await formulaNear(host.page, 1));
  await ann.page.getByText(/Your best answer is \d+ away/).waitFor();
  await host.page.getByText(/\d+ away: \d+ points/).waitFor();
  // The page refuses numbers that were not drawn, and submits steps.
  await submit(bob.page, '1000 + 1000');
  await bob.page.getByText('There is no 1,000 among the numbers.').waitFor();
  await submit(bob.page, '1000 + 1000 = 2000, 2000 + 1000 = 3000');
  await bob.page.locator('.class-wrong', { hasText: '9 tries left' }).waitFor();
  const drawn = (await host.page.locator('.felt .cards .number').allInnerTexts()).map(Number);
  const [low = 0, next = 0] = drawn.sort((one, other) => one - other);
  await submit(bob.page, `${low} + ${next}`);
  await bob.page
    .locator('.class-wrong', { hasText: `${low + next} is ` })
    .filter({ hasText: 'away; only answers within 10 score. Try again: 8 tries left.' })
    .waitFor();
  await submit(bob.page, await formulaNear(host.page, 0));
  await bob.page.getByText('Wait for the others.').waitFor();
  await button(ann.page, 'I am done').tap();
  await ann.page
    .getByText(/^\d+ away: \d+ points/)
    .first()
    .waitFor();
  await screen.locator('.class-standings li', { hasText: 'Bob' }).waitFor();
  expect(await screen.locator('.class-standings').innerText()).toMatch(
    /Bob[\s\S]*the target[\s\S]*Ann[\s\S]*\d+ away/,
  );
  await expectAccessible(screen);
  await button(host.page, 'Replay round by round').click();
  await host.page.locator('.replay-events', { hasText: /Ann: .* is \d+ away/ }).waitFor();
  expect([...host.complaints, ...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([host, ann, bob].map(({ close }) => close()));
});

it('a number near the objective is given from the board of a room', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const form = await unfolded(host.page, 'Open a match');
  await form.getByLabel('Your name').fill('Ann');
  await form.getByLabel('Game').selectOption('countdown');
  await form.getByLabel('Rounds', { exact: true }).fill('1');
  await form.locator('button[type=submit]').click();
  const code = await host.page.locator('.room-code').innerText();
  const other = await open(browser(), `${server().address}#/room?code=${code}`);
  await other.page.locator('form', { hasText: 'Join room' }).getByLabel('Your name').fill('Bob');
  await button(other.page, 'Take a seat').click();
  await host.page.getByText('Bob').first().waitFor();
  await button(host.page, 'Draw the first numbers').click();
  await other.page.locator('.felt .card').nth(5).waitFor();
  await submit(host.page, await formulaNear(host.page, 1));
  await host.page.getByText(/Your best answer is \d+ away/).waitFor();
  await other.page.getByText('Ann hands in a formula.').first().waitFor({ state: 'attached' });
  expect(await other.page.locator('.felt').innerText()).not.toContain('away');
  await other.page.locator('.felt .card').nth(0).click();
  await button(other.page, 'Pass on this round').click();
  await button(host.page, 'I am done').click();
  await host.page
    .getByText(/Ann: .*\d+ away: (7|5) points/)
    .first()
    .waitFor();
  await expectAccessible(host.page);
  expect([...host.complaints, ...other.complaints]).toEqual([]);
  await Promise.all([host, other].map(({ close }) => close()));
});
