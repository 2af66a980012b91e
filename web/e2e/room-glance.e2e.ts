// SPDX-License-Identifier: MIT
/** Before one takes a seat, the door says which game is played, by whom, and how many are there. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, expectAccessible, open, PHONE } from './browser';
import { unfolded } from './room-play';
import { excess } from './screens';
import { setNativeStage } from './stage';
import { button } from './table';

const { browser, server } = setNativeStage();

/** A match of Debbie's with two hands; gives its code. */
async function openMatch(page: Page): Promise<string> {
  const form = await unfolded(page, 'Open a match');
  await form.getByLabel('Your name').fill('Debbie');
  await form.getByLabel('Hands', { exact: true }).fill('2');
  await button(page, 'Open the match').click();
  return page.locator('.room-code').innerText();
}

it('a link to a room says what is played there, and takes no seat', async () => {
  const debbie = await open(browser(), `${server().address}#/room`, { viewport: DESKTOP });
  const code = await openMatch(debbie.page);
  const link = `${server().address}#/room?code=${code}`;
  const guest = await open(browser(), link, { viewport: PHONE });
  for (const line of [
    'A match: Krypto, five cards make the target',
    /^2 hands of /,
    'The host is Debbie.',
    'One player is here.',
  ]) {
    await guest.page.getByRole('listitem').getByText(line).waitFor();
  }
  expect(await excess(guest.page, 'Width')).toBe(0);
  await expectAccessible(guest.page);
  await debbie.page.getByText('watching').waitFor({ state: 'detached' });
  expect(await debbie.page.locator('.room-seated li').count()).toBe(1);

  const french = await open(browser(), link, { viewport: PHONE, locale: 'fr-FR' });
  await french.page.getByText('L’hôte est Debbie.').waitFor();
  await french.page.getByText('Un match').first().waitFor();
  await french.close();

  // By a written code, once one goes on to the name.
  const writing = await open(browser(), `${server().address}#/room`);
  await writing.page.getByLabel('Room code').fill(code.toLowerCase());
  expect(await writing.page.getByText('The host is Debbie.').count()).toBe(0);
  await writing.page.keyboard.press('Tab');
  await writing.page.getByText('The host is Debbie.').waitFor();
  for (const visit of [debbie, guest, writing]) {
    expect(visit.complaints).toEqual([]);
    await visit.close();
  }
});

it('a link to a room that is gone says nothing of it', async () => {
  const { page, complaints, close } = await open(
    browser(),
    `${server().address}#/room?code=222222`,
  );
  await button(page, 'Take a seat').waitFor();
  await page.waitForTimeout(500);
  expect(await page.locator('.room-played').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
