// SPDX-License-Identifier: MIT
/**
 * Three pupils in three browsers write a contest twice: undisturbed, and through a network that
 * drops, repeats, delays and reorders. The marks are the same. `RECKON_CONTEST_EACH` sets the number
 * of questions of each kind; `make contest-play` takes three, 24 in all, and prints what happens.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Question } from '../src/contest/messages';
import { launchWithProfile } from './browser';
import { enterContest, goTo } from './contest-play';
import { attemptOf, KINDS_IN_ALL, School, writeAnything, writeRight } from './contest-school';
import { HarmfulProxy, NO_HARM, type Harm } from './harmful-proxy';

const EACH = Number(process.env['RECKON_CONTEST_EACH'] ?? 1);
const PUPILS = 3;
const COUNT = EACH * KINDS_IN_ALL;
const HARM: Harm = { lost: 0.25, unanswered: 0.25, repeated: 0.25, delay: 1_500 };

function say(text: string): void {
  if (process.env['RECKON_CONTEST_EACH'] !== undefined) {
    process.stdout.write(`${text}\n`);
  }
}

/** The first pupil knows all answers, the next two thirds of them, the last a third. Each has the questions in another order. */
function knows(pupil: number, q: string): boolean {
  return numberOf(q) % PUPILS >= pupil;
}

function numberOf(q: string): number {
  return Number(/\d+/.exec(q)?.[0]);
}

/** Writes an answer to each question: first any, then the right one of those that the pupil knows. */
async function write(page: Page, pupil: number, questions: readonly Question[]): Promise<void> {
  for (const question of questions) {
    await goTo(page, question.number);
    await writeAnything(page, numberOf(question.q));
    if (knows(pupil, question.q)) {
      await writeRight(page, question);
    } else if (question.kind === 'stated' && question.form === 'choice') {
      await page.getByRole('radio', { name: 'five' }).check(); // its options change places too
    }
  }
}

async function handIn(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('.contest-status').textContent(), { timeout: 60_000 })
    .toContain('✓');
  await page.getByRole('button', { name: 'Hand in…' }).click();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
}

/** Has the pupils of a school write all; the results. */
async function play(school: School, harm: Harm): Promise<string> {
  const server = await school.serve();
  const proxy = new HarmfulProxy(server.address);
  await proxy.start();
  const folder = await mkdtemp(join(tmpdir(), 'reckon-contest-'));
  const browsers: BrowserContext[] = [];
  const papers: { page: Page; questions: readonly Question[] }[] = [];
  const started = Date.now();
  try {
    for (const code of school.codes) {
      const browser = await launchWithProfile(join(folder, code));
      browsers.push(browser);
      const page = browser.pages()[0] ?? (await browser.newPage());
      page.setDefaultTimeout(60_000);
      await page.goto(`${proxy.address}contest/#${code}`);
      await enterContest(page);
      papers.push({ page, questions: (await attemptOf(page)).questions });
    }
    proxy.harm = harm;
    await Promise.all(papers.map(({ page, questions }, pupil) => write(page, pupil, questions)));
    proxy.harm = NO_HARM;
    await Promise.all(papers.map(({ page }) => handIn(page)));
    const { passed, lost, unanswered, repeated } = proxy.done;
    const seconds = Math.round((Date.now() - started) / 1000);
    say(
      `${PUPILS} pupils, ${COUNT} questions each, ${seconds} s: ${passed} requests passed, ${lost} were lost, ` +
        `${unanswered} answers were lost, ${repeated} requests came twice, each way up to ${harm.delay} ms late`,
    );
    return await school.results();
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await rm(folder, { recursive: true, force: true });
    await proxy.stop();
    await server.stop();
  }
}

it('gives the marks of an undisturbed contest', { timeout: 600_000 }, async () => {
  const school = await School.found(PUPILS, EACH);
  const other = await school.copy();
  const undisturbed = await play(school, NO_HARM);
  say(undisturbed);
  const disturbed = await play(other, HARM);
  expect(disturbed).toBe(undisturbed);
  const points = undisturbed
    .split('\n')
    .slice(1, PUPILS + 1)
    .map((line) => Number(line.split(',')[2]));
  expect(new Set(points).size).toBe(PUPILS);
  say('The marks are the same.');
});
