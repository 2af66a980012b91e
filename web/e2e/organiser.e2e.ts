// SPDX-License-Identifier: MIT
/** Organisers hold a contest, by the page's own words. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible, PHONE } from './browser';
import { Organised, pastAct } from './organiser-routes';
import { CODES, StaffServer } from './staff-server';
import { setServedStage } from './stage';

const stage = setServedStage(() => new StaffServer());
let organised: Organised;

beforeEach(() => {
  organised = new Organised(stage.server);
  const group = stage.server.addGroup('5b', 30);
  for (const pupil of stage.server.pupilsOf(group)) {
    Object.assign(pupil, { state: 'handed_in', started: 1 });
  }
});

async function arrive(options = {}): Promise<Page> {
  const visit = await stage.open(`${stage.server.address}#${CODES.organiser}`, options);
  const { page } = visit;
  await page.getByRole('button', { name: /^(Enter|Entrer)$/ }).click();
  await page.getByRole('heading', { name: /^(Contests|Concours)$/ }).waitFor();
  return page;
}

/** To a part of the only contest. */
async function visitPart(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Autumn Contest' }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

const undo = (page: Page) => button(page, 'Undo').click();

it('leads a contest from closed to official and back, and asks before each step', async () => {
  stage.server.phase = 'closed';
  const page = await arrive();
  await visitPart(page, 'Life cycle');
  await page.getByText('The last backup is two days old.').waitFor();
  const step = page.locator('[aria-current=step]');
  await expect.poll(() => step.textContent()).toBe('closed');
  await button(page, 'Mark').click();
  await button(page, 'No, go back').click();
  expect(organised.said).toEqual([]);
  await button(page, 'Mark').click();
  await button(page, 'Yes, mark').click();
  await page.getByText('28 papers are marked: revision 1.').waitFor();
  await expect.poll(() => step.textContent()).toBe('preliminary');
  await button(page, 'Make official').click();
  await button(page, 'Yes, make official').click();
  await page.getByText('The results are official.').waitFor();
  await undo(page);
  await expect.poll(() => step.textContent()).toBe('preliminary');
  expect(organised.contest.state).toBe('marked');
  expect(stage.visit?.complaints).toEqual([]);
});

it('sets the window by the clocks of schools, shows it by zone, and takes it back', async () => {
  stage.server.phase = 'soon';
  const page = await arrive();
  await visitPart(page, 'Life cycle');
  await page.getByRole('rowheader', { name: 'UTC' }).waitFor();
  await page.getByLabel('Closes').fill('2026-11-25T16:00');
  await button(page, 'Set the window').click();
  await page.getByText('by the clock of each school?').waitFor();
  await button(page, 'Yes, set it').click();
  await page.getByText('The window is set.').waitFor();
  expect(organised.contest.closes).toBe('2026-11-25T16:00');
  await undo(page);
  await expect.poll(() => organised.contest.closes).toBe('2026-11-25T15:30');
});

it('says what voiding changes before it does, and takes it back', async () => {
  const page = await arrive();
  await visitPart(page, 'Questions');
  await page.getByText('nobody has it right').waitFor();
  await page.getByText('everybody has it right').waitFor();
  await button(page, 'half counts as marked: change').click();
  await page.getByRole('radio', { name: 'Count it for nobody' }).check();
  await page.getByText('The points of 28 pupils change. 0 get more, 28 get fewer.').waitFor();
  await page.getByText('changes from 31 to 28 points').waitFor();
  expect(organised.questions.map(({ voided }) => voided)).toEqual(['no', 'no', 'no']);
  await page.getByRole('radio', { name: 'Give its points to all' }).check();
  await page.getByText('28 get more, 0 get fewer.').waitFor();
  await button(page, 'Let it count so').click();
  await page.getByText('half: for all.').waitFor();
  expect(organised.questions[1]?.voided).toBe('all');
  await undo(page);
  await expect.poll(() => organised.questions[1]?.voided).toBe('no');
});

it('shows a notice in both languages before it is sent, to all pages', async () => {
  const page = await arrive();
  await page.getByRole('link', { name: 'Notices', exact: true }).click();
  await button(page, 'Look at it first').click();
  await page.getByLabel('Text in English').fill('Question 3 is left out.');
  await page.getByLabel('Text in French').fill('La question 3 ne compte pas.');
  await page.getByLabel('How long').selectOption('0');
  await button(page, 'Look at it first').click();
  const preview = page.locator('.notice-preview');
  await preview.getByText('Question 3 is left out.').waitFor();
  await preview.getByText('La question 3 ne compte pas.').waitFor();
  expect(stage.server.notices).toEqual([]);
  await button(page, 'Send it to all pages').click();
  await page.getByText('The notice is on its way.').waitFor();
  expect(stage.server.notices[0]?.until).toBe(0);
  await undo(page);
  await page.getByText('There is none.').waitFor();
  expect(stage.server.notices).toEqual([]);
});

it('invites a teacher with a quota, shows the code once, and changes the quota', async () => {
  const page = await arrive();
  await page.getByRole('link', { name: 'Teachers', exact: true }).click();
  await button(page, 'Invite a teacher…').click();
  await page.getByLabel('Name', { exact: true }).fill('Ms Ito');
  await page.getByLabel('School', { exact: true }).fill('North');
  await page.getByLabel('Time zone of the school').fill('Asia/Tokyo');
  await button(page, 'Invite').click();
  await page.getByText('K7QX-2M4T-9RBD-6WHP-3CYN').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('K7QX-2M4T-9RBD-6WHP-3CYN').waitFor({ state: 'detached' });
  expect(organised.said[0]?.[1]).toMatchObject({ zone: 'Asia/Tokyo', quota: 60 });
  await page.getByLabel('Quota of Ms Ito').fill('90');
  await button(page, 'Set Ms Ito').click();
  await page.getByText('Ms Ito may have 90 pupils.').waitFor();
  await undo(page);
  await expect.poll(() => page.getByLabel('Quota of Ms Ito').inputValue()).toBe('60');
  await button(page, 'New code… Ms Ito').click();
  await button(page, 'Yes, make a new code').click();
  await page.getByText('M4TK-7QX2-9RBD-6WHP-3CYN').waitFor();
});

it('excludes and readmits a pupil, each with a question', async () => {
  const page = await arrive();
  await visitPart(page, 'Exclusions');
  await button(page, 'Exclude… Seat 3').click();
  await button(page, 'Yes, exclude').click();
  await page.getByText('Seat 3 is excluded.').waitFor();
  expect(stage.server.pupils[2]?.state).toBe('excluded');
  await button(page, 'Readmit… Seat 3').click();
  await button(page, 'Yes, readmit').click();
  await expect.poll(() => stage.server.pupils[2]?.state).toBe('handed_in');
  await undo(page);
  await expect.poll(() => stage.server.pupils[2]?.state).toBe('excluded');
});

it('exports, and forgets only after a question', async () => {
  const page = await arrive();
  await visitPart(page, 'Data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export the contest').click(),
  ]);
  expect(file.suggestedFilename()).toBe('autumn-export.json');
  await button(page, 'Forget…').click();
  await button(page, 'Yes, delete for good').click();
  await page.getByText('Deleted: 28 names, 30 pupils, 0 papers.').waitFor();
  expect(organised.said).toEqual([
    ['POST staff/contests/{}/forget', { what: 'names', sure: true }],
  ]);
});

it('shows results by level, and gives the files of contest and cup', async () => {
  organised.contest = { ...organised.contest, state: 'marked', revision: 2 };
  const page = await arrive();
  await visitPart(page, 'Results');
  await page.getByText('These results are preliminary').waitFor();
  await page.getByText('28 pupils, 17.3 points on average.').waitFor();
  await page.getByText('Fewer than five pupils').waitFor();
  for (const [name, file] of [
    ['Results (CSV)', 'autumn-results.csv'],
    ['Cup (CSV)', '2026-cup.csv'],
  ] as const) {
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    expect(saved.suggestedFilename()).toBe(file);
  }
});

it('keeps the place of the list of acts while new ones come', async () => {
  const page = await arrive();
  await page.getByRole('link', { name: 'Acts', exact: true }).click();
  await button(page, 'Show earlier acts').click();
  await button(page, 'Show earlier acts').click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(120);
  await expect.poll(() => button(page, 'Show earlier acts').count()).toBe(0);
  const row = page.locator('tbody tr').nth(60);
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  const text = await row.textContent();
  organised.acts = [pastAct(122, 'void'), pastAct(121, 'merge'), ...organised.acts];
  const newer = button(page, 'Show 2 newer acts');
  await newer.waitFor({ timeout: 20_000 });
  expect(await row.boundingBox()).toEqual(before);
  expect(await row.textContent()).toBe(text);
  await newer.click();
  await page.getByRole('cell', { name: 'question voided' }).waitFor();
});

it('counts live by school, and keeps focus and place', async () => {
  stage.server.phase = 'open';
  const page = await arrive();
  await visitPart(page, 'Live');
  const table = page.getByRole('region', { name: 'Live counts by school' });
  await table.focus();
  await page.getByRole('row', { name: 'All 3 71 3 42 27' }).waitFor();
  organised.entered = 9;
  await page.getByRole('row', { name: 'All 3 71 9 42 27' }).waitFor({ timeout: 20_000 });
  expect(await table.evaluate((element) => element === document.activeElement)).toBe(true);
});

const PARTS = ['life', 'live', 'questions', 'results', 'pupils', 'data'];

describe('axe objects to nothing', () => {
  it.each([
    { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    { locale: 'fr-FR', colorScheme: 'dark', viewport: PHONE },
  ] as const)('in all pages of organisers, $locale', async (options) => {
    organised.contest = { ...organised.contest, state: 'marked', revision: 1 };
    organised.acts = organised.acts.slice(0, 5);
    stage.server.notices = [{ notice: 1, at: 1, until: 0, text: { en: 'Noon.', fr: 'Midi.' } }];
    const page = await arrive(options);
    const places = [
      'contests',
      ...PARTS.map((part) => `contests/autumn/${part}`),
      ...['notices', 'teachers', 'acts'],
    ];
    for (const place of places) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, place);
      await page.waitForTimeout(400);
      await expectAccessible(page);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, place).toBe(false);
    }
    expect(stage.visit?.complaints).toEqual([]);
  });
});
