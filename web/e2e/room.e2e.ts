// SPDX-License-Identifier: MIT
/** Matches over the network: real browsers at one table, with `reckon serve` as the judge. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectFocused, open, PHONE } from './browser';
import { connectedAgain, solutionOnTable, submit, unfolded } from './room-play';
import { setNativeStage } from './stage';
import { button } from './table';

const { browser, server } = setNativeStage();

const OFFLINE_SECONDS = 20;

/** A room of Debbie's with two hands; gives its code. */
async function openRoom(page: Page): Promise<string> {
  const form = await unfolded(page, 'Open a match');
  await form.getByLabel('Your name').fill('Debbie');
  await form.getByLabel('Rules').selectOption('house');
  await form.getByLabel('Hands', { exact: true }).fill('2');
  await form.getByText('More settings').click();
  await form.getByLabel('Seconds between hands').fill('1');
  await button(page, 'Open the match').click();
  return page.locator('.room-code').innerText();
}

async function join(page: Page, name: string): Promise<void> {
  const form = page.locator('form', { hasText: 'Join room' });
  await form.getByLabel('Your name').fill(name);
  await button(page, 'Take a seat').click();
}

const message = (page: Page) => page.locator('.message');

/** Returns the boxes of a player, and the total. */
async function scores(page: Page, name: string): Promise<string[]> {
  const cells = page.getByRole('row', { name: new RegExp(`^${name}`) }).locator('td');
  const texts = await cells.allTextContents();
  return texts.map((text) => /^−?\d+/.exec(text)?.[0] ?? '').filter((text) => text !== '');
}

/**
 * The explaining player puts the first card on the second and takes it back, and watchers see it.
 */
async function watchCardsMove(player: Page, watcher: Page): Promise<void> {
  const cards = player.locator('.felt .card');
  const [first, second] = await cards.allInnerTexts();
  await cards.nth(0).click();
  await button(player, 'plus').click();
  await cards.nth(1).click();
  const sum = String(Number(first) + Number(second));
  await watcher.locator('.card-come').getByText(sum, { exact: true }).waitFor();
  await watcher.getByText(`${first} + ${second} = ${sum}`, { exact: true }).waitFor();
  expect(await watcher.locator('.felt .card').count()).toBe(4);
  await expectAccessible(watcher);
  await button(player, 'Undo').click();
  await expect.poll(() => watcher.locator('.felt .card').count()).toBe(5);
}

it('a match is played, through reloads, a lost network and a killed server', async () => {
  const debbie = await open(browser(), `${server().address}#/room`);
  const code = await openRoom(debbie.page);
  const link = `${server().address}#/room?code=${code}`;
  const miguel = await open(browser(), link, { viewport: PHONE, hasTouch: true, isMobile: true });
  await miguel.page.getByText('Krypto · Debbie’s match · 1 player', { exact: true }).waitFor();
  await join(miguel.page, 'Miguel');
  const watcher = await open(browser(), link, { locale: 'fr-FR' });
  await watcher.page.getByText('Krypto · match ouvert par Debbie · 2 joueurs').waitFor();
  await button(watcher.page, 'Regarder').click();
  await debbie.page.getByText('1 person watches').waitFor();
  expect(await debbie.page.locator('.room-seated li').allInnerTexts()).toEqual([
    'Debbie (you, host)',
    'Miguel',
  ]);

  // Debbie deals, and her network is gone. Miguel calls, reloads, and explains.
  await button(debbie.page, 'Deal the first hand').click();
  await button(debbie.page, 'Krypto!').waitFor();
  await debbie.page.context().setOffline(true);
  const back = Date.now() + OFFLINE_SECONDS * 1000;
  await miguel.page.locator('.room-call').tap();
  await watcher.page.getByText('Miguel explique').waitFor();
  expect(await watcher.page.locator('.felt button').count()).toBe(0);
  await miguel.page.reload();
  const solution = await solutionOnTable(server(), miguel.page);
  await watchCardsMove(miguel.page, watcher.page);
  await submit(miguel.page, solution);
  await message(miguel.page)
    .getByText(/^You win it! .*: 1 point\.$/)
    .waitFor();
  await message(watcher.page).getByText('c’est juste : 1 point.').waitFor();

  // The second hand comes by itself. He calls by the space bar, and errs.
  await miguel.page.locator('.room-call').waitFor();
  await miguel.page.keyboard.press('Space');
  await submit(miguel.page, '1 + ');
  await miguel.page.getByText('A card is missing here.').waitFor();
  await submit(miguel.page, '1 + 1');
  await message(watcher.page).getByText('c’est faux').waitFor();
  await miguel.page.getByText('You are out of this hand.').waitFor();
  expect(await scores(miguel.page, 'Miguel')).toEqual(['1', '−1', '0']);
  await takeSeatElsewhere(miguel.page, link);
  await expectAccessible(watcher.page);
  await leaveAndComeBack();
  await debbie.page.getByText('Connection lost').waitFor();
  await expectAccessible(debbie.page);
  expect([...miguel.complaints, ...watcher.complaints]).toEqual([]);

  // A server that is killed knows everything afterwards, and all come back by themselves.
  await server().halt('SIGKILL');
  await server().restart();
  await connectedAgain(watcher.page, 'Connexion établie');
  await connectedAgain(miguel.page);
  expect(await scores(miguel.page, 'Miguel')).toEqual(['1', '−1', '0']);

  await debbie.page.waitForTimeout(Math.max(back - Date.now(), 0));
  await debbie.page.context().setOffline(false);
  await connectedAgain(debbie.page);
  await button(debbie.page, 'Krypto!').click();
  await submit(debbie.page, await solutionOnTable(server(), debbie.page));
  await message(miguel.page).getByText('Debbie wins with 1 point.').waitFor();
  await button(miguel.page, 'Replay hand by hand').click();
  await miguel.page.locator('.replay-events', { hasText: 'Miguel: ' }).waitFor();
  // One board is shown, and the result of the match stays.
  expect(await miguel.page.locator('.objective').count()).toBe(1);
  expect(await miguel.page.locator('.cards').count()).toBe(1);
  await miguel.page.locator('.room-end', { hasText: 'Debbie wins with 1 point.' }).waitFor();
  await button(miguel.page, 'Close the replay').click();
  await expectFocused(button(miguel.page, 'Replay hand by hand'));
  expect(await miguel.page.locator('.felt:not(.replay-felt) .cards').count()).toBe(1);
  expect(await scores(miguel.page, 'Debbie')).toEqual(['1', '1']);
  await playAgain(debbie.page, miguel.page, watcher.page);
  for (const { page } of [debbie, miguel, watcher]) {
    expect(await page.evaluate(() => location.href)).not.toMatch(/[0-9a-f]{32}/);
  }
  await Promise.all([debbie, miguel, watcher].map(({ close }) => close()));
});

/** The host leads the same players on. Before a call a player tries the cards, and no other sees it. */
async function playAgain(host: Page, player: Page, watcher: Page): Promise<void> {
  await player.getByText('Debbie can begin another game with the same people.').waitFor();
  expect(await button(player, 'Play again with the same people').count()).toBe(0);
  await button(host, 'Play again with the same people').click();
  await player.getByText('Wait for Debbie to deal the first hand.').waitFor();
  await button(host, 'Deal the first hand').click();
  const cards = player.locator('.felt .card');
  await expect.poll(() => cards.count()).toBe(5);
  expect(await scores(player, 'Debbie')).toEqual(['0']);
  await cards.nth(0).click();
  await button(player, 'plus').click();
  await cards.nth(1).click();
  await expect.poll(() => cards.count()).toBe(4);
  await expectAccessible(player);
  await player.reload();
  await connectedAgain(player);
  await expect.poll(() => cards.count()).toBe(4);
  expect(await watcher.locator('.felt .card').count()).toBe(5);
  await button(player, 'Krypto!').click();
  await expect.poll(() => watcher.locator('.felt .card').count()).toBe(4);
  expect(await cards.count()).toBe(4);
}

/** Another window of the same browser takes the seat, and the first has it back when told. */
async function takeSeatElsewhere(page: Page, link: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByText('You are out of this hand.').waitFor();
  await page.getByText('open in another window').waitFor();
  await button(page, 'Play here').click();
  await page.getByText('You are out of this hand.').waitFor();
  await other.getByText('open in another window').waitFor();
  await other.close();
}

/**
 * A wrong code is reported; a player comes back to a seat, and gives it up only after a question.
 */
async function leaveAndComeBack(): Promise<void> {
  const { page, close } = await open(browser(), `${server().address}#/room?code=AAAAAA`);
  await join(page, 'Kim');
  await page.getByText('No room has this code.').waitFor();
  const code = await openRoom(page);
  await button(page, 'Leave').click();
  await button(page, 'Stay').click();
  await expectFocused(button(page, 'Leave'));
  await page.getByRole('link', { name: 'Together' }).click();
  await page.getByRole('link', { name: `Back to room ${code}, as Debbie` }).click();
  await button(page, 'Leave').click();
  await button(page, 'Leave for good').click();
  await page.getByText('Open a match').waitFor();
  expect(await page.getByText('Rooms you’re in').count()).toBe(0);
  await openRoom(page);
  await page.getByRole('link', { name: 'Together' }).click();
  await button(page, 'Forget my seats and my name').click();
  expect(await page.getByText('Rooms you’re in').count()).toBe(0);
  expect(await page.getByLabel('Your name').first().inputValue()).toBe('');
  await close();
}
