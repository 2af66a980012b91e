// SPDX-License-Identifier: MIT
/** Actions of hosts and players of classes in tests. */
import type { Browser, Locator, Page } from 'playwright-core';
import { open, PHONE, type WatchedPage } from './browser';
import { unfolded } from './room-play';
import { button } from './table';

/** Opens a class in the form that is set so; gives its code. */
export async function openClass(
  page: Page,
  set: (form: Locator) => Promise<void>,
): Promise<string> {
  await set(await unfolded(page, 'Open a class'));
  await button(page, 'Open the class').click();
  return page.locator('.room-code').innerText();
}

/** A player on a phone. */
export async function joinClass(
  browser: Browser,
  address: string,
  code: string,
  name: string,
): Promise<WatchedPage> {
  const link = `${address}#/room?code=${code}`;
  const visit = await open(browser, link, { viewport: PHONE, hasTouch: true, isMobile: true });
  const form = visit.page.locator('form', { hasText: 'Join room' });
  await form.getByLabel('Your name').fill(name);
  await button(visit.page, 'Take a seat').tap();
  return visit;
}
