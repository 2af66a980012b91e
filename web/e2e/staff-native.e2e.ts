// SPDX-License-Identifier: MIT
/** A teacher's day on the server itself: 30 codes, a dead tablet, extra time, a merger, certificates. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attempt } from '../src/contest/messages';
import { connect, open } from './browser';
import { School } from './contest-school';
import type { NativeServer } from './native-server';

const PLAN = {
  season: '2026',
  contest: 'autumn',
  name: { en: 'Autumn Contest', fr: 'Concours d’automne' },
  opens: '2020-01-01T00:00',
  closes: '2099-12-31T00:00',
  minutes: 50,
  levels: [
    {
      id: '3-4',
      name: { en: 'Grades 3 and 4', fr: 'CE2 et CM1' },
      bands: [
        {
          points: 3,
          take: [
            {
              stated: [
                {
                  id: 'coins',
                  text: { en: 'How many coins?', fr: 'Combien de pièces ?' },
                  choice: { options: ['five', 'seven'], right: 2 },
                },
              ],
            },
            { kind: 'krypto', count: 1 },
          ],
        },
      ],
    },
  ],
};

let browser: Browser;
let school: School;
let server: NativeServer;
/** The codes with which they enter. */
let teacher: string;
let organiser: string;

const LONG_CODE = /[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/;

beforeAll(async () => {
  school = await School.drawn(1, PLAN);
  const invite = ['--school', 'North', '--zone', 'UTC', '--quota', '60', '--name', 'Ms Ito'];
  [teacher = ''] = LONG_CODE.exec(await school.command('invite', ...invite)) ?? [];
  [organiser = ''] = LONG_CODE.exec(await school.command('organiser')) ?? [];
  server = await school.serve();
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Asks the server, as a page would. */
async function ask(
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; value: unknown }> {
  const answer = await fetch(`${server.address}contest/v1/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, value: await answer.json() };
}

async function enter(code: string, device: string): Promise<string> {
  const { value } = await ask(undefined, 'POST', 'enter', { code, device });
  return (value as { token: string }).token;
}

async function start(token: string): Promise<{ status: number; attempt: Attempt }> {
  const { status, value } = await ask(token, 'POST', 'attempt', {
    contest: 'autumn',
    lang: 'en',
    here: false,
  });
  return { status, attempt: value as Attempt };
}

/** Closes the window, marks and publishes. */
async function publish(): Promise<void> {
  const token = await enter(organiser, 'c'.repeat(16));
  const path = 'staff/contests/autumn';
  const window = { opens: '2020-01-01T00:00', closes: '2020-01-02T00:00', sure: true };
  for (const [method, act, body] of [
    ['PUT', 'window', window],
    ['POST', 'mark', { sure: true }],
    ['POST', 'publish', { sure: true }],
  ] as const) {
    const { status, value } = await ask(token, method, `${path}/${act}`, body);
    expect([act, status, value]).toEqual([act, 200, value]);
  }
}

async function codesOnPage(page: Page): Promise<string[]> {
  const cells = page.getByRole('cell', { name: /^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/ });
  await cells.first().waitFor();
  return cells.allInnerTexts();
}

/** Presses a button that saves a file, and returns its first characters. */
async function savedFrom(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  const path = join(school.folder, file.suggestedFilename());
  await file.saveAs(path);
  return (await readFile(path)).toString('latin1', 0, 5);
}

/** A pupil reads the own result, and saves the own certificate and report. */
async function pupilSaves(code: string): Promise<void> {
  const { page, complaints, close } = await open(browser, `${server.address}contest/#${code}`);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  for (const name of ['My certificate (PDF)', 'Report for my parents (PDF)']) {
    expect(await savedFrom(page, name)).toBe('%PDF-');
  }
  expect(complaints).toEqual([]);
  await close();
}

it('leads a teacher through the day', async () => {
  const { page, complaints, close } = await open(
    browser,
    `${server.address}contest/staff/#${teacher}`,
  );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const saved = (name: string) => savedFrom(page, name);
  const seat = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Seat ${number} `) }).click();

  await press('Enter');
  await press('New group…');
  await page.getByLabel('Name of the group').fill('5b');
  await page.getByLabel('Number of pupils').fill('30');
  await press('Make the group with 30 pupils');
  expect(await saved('Slips with codes (PDF)')).toBe('%PDF-');
  const codes = await codesOnPage(page);
  expect(codes).toHaveLength(30);
  await press('Enter many names…');
  await page.getByLabel('Names', { exact: true }).fill('Ada\nBen\nChloé\nDan\nEmma\nFarid');
  await press('Keep these names');
  await page.getByText('6 names are kept.').waitFor();

  const tokens = await Promise.all(
    codes.slice(0, 6).map((one, i) => enter(one, String(i).padStart(16, '0'))),
  );
  const attempts = await Promise.all(tokens.map((token) => start(token)));
  expect(attempts.map(({ status }) => status)).toEqual(Array(6).fill(201));
  await page.getByRole('link', { name: 'Wall list' }).click();
  await page.getByText('6 writing').waitFor();

  // A dead tablet: another device may go on only after the act.
  const other = await enter(codes[3] ?? '', 'd'.repeat(16));
  expect((await start(other)).status).toBe(409);
  await seat(4);
  await press('Go on at another device');
  await press('Yes, let the next device write');
  await page.getByText('Seat 4 · Dan can go on at another device').waitFor();
  expect((await start(other)).status).toBe(200);

  await seat(2);
  await press('+10 min');
  await page.getByText('Seat 2 · Ben: extra time +10 min.').waitFor();
  const ends = attempts[1]?.attempt.ends ?? 0;
  const { value: longer } = await ask(tokens[1], 'GET', 'attempt?contest=autumn');
  expect((longer as Attempt).ends - ends).toBe(600_000);

  await seat(30);
  await page.getByText('Rare acts').click();
  await page.getByLabel('One pupil has two codes: merge with').selectOption('Seat 5 · Emma');
  await press('Merge');
  await press('Yes, merge');
  await page.getByText('They are one now: Seat 5 · Emma.').waitFor();
  await expect.poll(() => page.locator('.wall-seat').count()).toBe(29);

  await page.getByRole('link', { name: 'The day' }).click();
  await press('Make a day code');
  const day = await page.getByText(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/).innerText();
  const visit = await open(browser, `${server.address}contest/staff/#${day}`);
  await visit.page.getByRole('button', { name: 'Enter' }).click();
  await visit.page.getByText('6 writing').waitFor();
  await visit.page.getByRole('button', { name: /^Seat 1 Ada/ }).click();
  await visit.page.getByRole('button', { name: '+5 min' }).click();
  await visit.page.getByText('Seat 1 · Ada: extra time +5 min.').waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();

  for (const [i, token] of [...tokens.slice(0, 3), other, ...tokens.slice(4)].entries()) {
    const device = i === 3 ? 'd'.repeat(16) : String(i).padStart(16, '0');
    const { status } = await ask(token, 'POST', 'attempt/hand-in', { contest: 'autumn', device });
    expect(status).toBe(200);
  }
  await publish();
  await page.getByRole('link', { name: 'Results' }).click();
  await page.getByRole('cell', { name: 'Ada', exact: true }).waitFor();
  expect(await saved('Certificates (PDF)')).toBe('%PDF-');
  expect(await saved('Table (ODS)')).toMatch(/^PK/);
  for (const name of ['Certificate: Seat 1 · Ada', 'Report: Seat 1 · Ada']) {
    expect(await saved(name)).toBe('%PDF-');
  }
  await pupilSaves(codes[0] ?? '');
  expect(complaints).toEqual([]);
  await close();
});
