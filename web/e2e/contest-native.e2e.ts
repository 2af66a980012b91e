// SPDX-License-Identifier: MIT
/**
 * Pupils write a contest on the server itself, through a network that drops, repeats, delays and
 * reorders, while the server is killed and started again.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attempt, HeldAnswer } from '../src/contest/messages';
import { connect, open } from './browser';
import { HarmfulProxy, NO_HARM } from './harmful-proxy';
import { RECKON, startIn, type NativeServer } from './native-server';

const PUPILS = 3;
const KINDS = ['krypto', 'calcrostic', 'newspaper', 'numbers', 'alphametic'];
const STATED = [
  {
    id: 'coins',
    text: { en: 'How many coins?', fr: 'Combien de pièces ?' },
    choice: { options: ['five', 'seven'], right: 2 },
  },
  {
    id: 'half',
    text: { en: 'What is a half of 3?', fr: 'Quelle est la moitié de 3 ?' },
    number: '3/2',
  },
  {
    id: 'shape',
    text: { en: 'Which shape has three sides?', fr: 'Quelle figure a trois côtés ?' },
    answers: ['triangle'],
  },
];
const PLAN = {
  season: '2026',
  contest: 'all',
  name: { en: 'All kinds', fr: 'Toutes les sortes' },
  opens: '2020-01-01T00:00',
  closes: '2099-12-31T00:00',
  minutes: 50,
  levels: [
    {
      id: '3-4',
      name: { en: 'Grades 3 and 4', fr: 'CE2 et CM1' },
      bands: [
        { points: 3, take: [...KINDS.map((kind) => ({ kind, count: 1 })), { stated: STATED }] },
      ],
    },
  ],
};

let browser: Browser;
let server: NativeServer;
let proxy: HarmfulProxy;
let codes: string[];

async function run(folder: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(RECKON, args, { cwd: folder });
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reckon-contest-'));
  await Promise.all(
    KINDS.map((kind) =>
      run(folder, 'bank', 'fill', '--kind', kind, '--seed', '5', '--bank', 'bank.sqlite'),
    ),
  );
  await writeFile(join(folder, 'plan.json'), JSON.stringify(PLAN));
  const store = ['--store', 'contest.sqlite'];
  await run(folder, 'contest', 'draw', 'plan.json', '--bank', 'bank.sqlite', ...store);
  const who = ['--school', 'North', '--zone', 'UTC', '--group', '5b', '--level', '3-4'];
  const slips = ['--count', String(PUPILS), '-o', 'slips.csv'];
  await run(folder, 'contest', 'enrol', ...who, ...slips, ...store);
  const text = await readFile(join(folder, 'slips.csv'), 'utf8');
  codes = text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? [];
  server = await startIn(folder, ['--contests', join(folder, 'contest.sqlite')]);
  proxy = new HarmfulProxy(server.address);
  await proxy.start();
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await server.stop();
});

/** Digits for all letters in order, from this one on. */
async function writeLetters(page: Page, from: number): Promise<string> {
  const letters = page.getByRole('group', { name: 'Letters' }).getByRole('button');
  const answer: string[] = [];
  for (let i = 0; i < (await letters.count()); ++i) {
    const name = await letters.nth(i).locator('.letter-name').innerText();
    const digit = (from + i) % 10;
    await letters.nth(i).click();
    await page.keyboard.press(String(digit));
    answer.push(`${name}=${digit}`);
  }
  return answer.join(', ');
}

/** Answers the question that is shown; returns the answer. */
async function write(page: Page, seed: number): Promise<string> {
  const inputs = page.locator('.numbers-asked');
  if ((await inputs.count()) > 0) {
    const numbers: string[] = [];
    for (let i = 0; i < (await inputs.count()); ++i) {
      numbers.push(String(seed + i));
      await inputs.nth(i).fill(String(seed + i));
    }
    return numbers.join(', ');
  }
  if ((await page.getByRole('radio').count()) > 0) {
    await page
      .getByRole('radio')
      .nth(seed % 2)
      .check();
    return seed % 2 === 0 ? 'A' : 'B';
  }
  if ((await page.locator('.card').count()) > 0) {
    // Half of the way: the answer is not complete.
    await page.locator('.card').nth(0).click();
    await page.getByRole('button', { name: 'plus' }).click();
    await page.locator('.card').nth(1).click();
    return '';
  }
  if ((await page.getByRole('grid').count()) > 0) {
    return writeLetters(page, seed);
  }
  await page.getByLabel('Your answer').fill(String(seed));
  return String(seed);
}

/** The answers that the server holds, in the order of the paper, asked for by the page with its own token. */
function held(page: Page): Promise<HeldAnswer[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('reckon-contest');
        request.onsuccess = () => {
          const kept = request.result.transaction('kept').objectStore('kept').get('session');
          kept.onsuccess = () => {
            const { token } = kept.result as { token: string };
            void fetch('v1/attempt?contest=all', { headers: { Authorization: `Bearer ${token}` } })
              .then((answer) => answer.json())
              .then(({ questions, answers }: Pick<Attempt, 'questions' | 'answers'>) =>
                resolve(
                  questions.flatMap(({ q }) => answers.find((answer) => answer.q === q) ?? []),
                ),
              );
          };
        };
      }),
  );
}

it('loses no entry of three pupils', async () => {
  const visits = await Promise.all(
    codes.map((code) => open(browser, `${proxy.address}contest/#${code}`)),
  );
  expect(visits).toHaveLength(PUPILS);
  const count = KINDS.length + STATED.length;
  for (const { page } of visits) {
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Question 1 of' }).waitFor();
  }
  proxy.harm = { lost: 0.2, unanswered: 0.2, repeated: 0.2, delay: 800 };
  const expected = visits.map((): string[] => []);
  for (let number = 1; number <= count; ++number) {
    for (const [pupil, { page }] of visits.entries()) {
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
      await page.getByRole('heading', { name: `Question ${number} of` }).waitFor();
      expected[pupil]?.push(await write(page, number + pupil));
    }
    if (number % 3 === 0) {
      await server.halt('SIGKILL');
      await server.restart();
    }
  }
  proxy.harm = NO_HARM;
  for (const [pupil, { page }] of visits.entries()) {
    await expect
      .poll(() => page.locator('.contest-status').textContent(), { timeout: 30_000 })
      .toContain('✓');
    const answers = await held(page);
    expect(answers.map(({ answer }) => answer)).toEqual(expected[pupil]);
    expect(answers.every(({ state }) => state !== '')).toBe(true);
    await page.getByRole('button', { name: 'Hand in …' }).click();
    await page.getByRole('button', { name: 'Hand in now' }).click();
    await page.getByText(`${count - 1} answers`).waitFor();
  }
  expect(proxy.done.lost + proxy.done.unanswered + proxy.done.repeated).toBeGreaterThan(0);
  await Promise.all(visits.map(({ close }) => close()));
});
