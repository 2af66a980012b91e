// SPDX-License-Identifier: MIT
/** A teacher's way from the code to the certificates, by the page's own words, with few clicks. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CODES, StaffServer } from './staff-server';
import { setServedStage } from './stage';

const MOST_CLICKS = 40;

const stage = setServedStage(() => new StaffServer());

it('enrols 30, prints slips, rescues, gives time, merges and prints certificates', async () => {
  const visit = await stage.open(`${stage.server.address}#${CODES.teacher}`);
  const { page } = visit;
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const saved = async (name: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), click(button(name))]);
    return file.suggestedFilename();
  };
  const seat = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Seat ${number} `) });

  await click(button('Enter'));
  await click(button('New group…'));
  await page.getByLabel('Name of the group').fill('5b');
  await page.getByLabel('Number of pupils').fill('30');
  await click(button('Make the group with 30 pupils'));
  await page.getByText('Group 5b has 30 pupils.').waitFor();
  expect(await saved('Slips with codes (PDF)')).toBe('slips.pdf');

  await click(button('Enter many names…'));
  await page.getByLabel('Names', { exact: true }).fill('Ada\nBen\nChloé');
  await click(button('Keep these names'));
  await page.getByText('3 names are kept.').waitFor();
  const third = page.getByLabel('Name of seat 3', { exact: true });
  await expect.poll(() => third.inputValue()).toBe('Chloé');

  // The day: all write but two, who have entered with each other's slips.
  const pupils = stage.server.pupils;
  for (const pupil of pupils.slice(0, 28)) {
    Object.assign(pupil, { state: 'running', started: Date.now(), answered: 7, heard: 1000 });
  }
  await click(page.getByRole('link', { name: 'Wall list' }));
  await page.getByText('28 writing').waitFor();

  await click(seat(4));
  await click(button('Go on at another device'));
  await click(button('Yes, let the next device write'));
  await page.getByText('Seat 4 can go on at another device with the same code.').waitFor();
  expect(pupils[3]?.isFree).toBe(true);

  await click(seat(2));
  await click(button('+10 min'));
  await page.getByText('Seat 2 · Ben: extra time +10 min.').waitFor();
  expect(pupils[1]?.seconds).toBe(600);

  await click(seat(30));
  await click(page.getByText('Rare acts'));
  await page.getByLabel('One pupil has two codes: merge with').selectOption('Seat 5');
  await click(button('Merge'));
  await click(button('Yes, merge'));
  await page.getByText('They are one now: Seat 5.').waitFor();
  expect(stage.server.pupils).toHaveLength(29);

  stage.server.phase = 'published';
  await click(page.getByRole('link', { name: 'Results' }));
  expect(await saved('Certificates (PDF)')).toBe('certificates.pdf');
  await click(button('Leave'));
  await page.getByRole('heading', { name: 'Enter as staff' }).waitFor();

  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(stage.server.refused).toEqual([]);
  expect(visit.complaints).toEqual([]);
  expect(await keptByPage(page)).not.toMatch(/Ada|Ben|Chloé/);
});

it('lists the acts on own groups in plain words', async () => {
  const { page, complaints } = await stage.open(`${stage.server.address}#${CODES.teacher}`);
  const said = { who: 'organiser', what: 'extra', subject: '00000000000000a1', group: '5b' };
  const acts = [
    { act: 2, at: 2, ...said, own: false, seat: 3, detail: '25 %, 0 s' },
    { act: 1, at: 1, ...said, what: 'names', own: true, seat: 0, detail: '30 set' },
  ];
  stage.server.routes.set('GET staff/acts', () => ({ status: 200, body: { acts } }));
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('link', { name: 'Acts', exact: true }).click();
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  const text = await rows.allInnerTexts();
  expect(text[0]).toMatch(/organiser\s+extra time\s+group 5b, seat 3\s+25\s% more time/);
  expect(text[1]).toMatch(/you\s+names changed\s+group 5b\s+30 names set/);
  expect(complaints).toEqual([]);
});

/** All that a page could keep: storages, databases, caches, the address. */
function keptByPage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      cached,
      location.href,
      document.title,
      document.body.innerText,
    ]);
  });
}
