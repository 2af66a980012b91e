// SPDX-License-Identifier: MIT
/**
 * Nothing that is older than a second is lost: not where the network is gone, the browser or the
 * server is killed, the device is changed, or its clock is wrong. Each kind of question has a pupil
 * of its own, on the server itself. `RECKON_CONTEST_KILLS` sets how often things are killed and
 * changed, `RECKON_CONTEST_OFF` for how many seconds the network is gone; docs/contest.md has the
 * figures.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HeldAnswer } from '../src/contest/messages';
import { connect, launchWithProfile, open } from './browser';
import { enterContest, goTo } from './contest-play';
import { attemptOf, KINDS_IN_ALL, School, writeAnything } from './contest-school';
import { HarmfulProxy, NO_HARM } from './harmful-proxy';
import type { NativeServer } from './native-server';

const KILLS = Number(process.env['RECKON_CONTEST_KILLS'] ?? 1);
const OFF_SECONDS = Number(process.env['RECKON_CONTEST_OFF'] ?? 3);
/** Browsers take long to start: without a number, those of every third kind are killed. */
const FEW = KILLS > 1 ? 1 : 3;
/** Entries that are older, in milliseconds, are not lost. */
const SAFE = 1_000;
const DAY = 86_400_000;
const NO_NETWORK = { ...NO_HARM, lost: 1 };

let browser: Browser;
let school: School;
let server: NativeServer;
let proxy: HarmfulProxy;
let address: string;

beforeAll(async () => {
  browser = await connect();
});
afterAll(() => browser.close());
beforeEach(async () => {
  school = await School.found(KINDS_IN_ALL);
  server = await school.serve();
  proxy = new HarmfulProxy(server.address);
  await proxy.start();
  address = `${proxy.address}contest/`;
});
afterEach(async () => {
  await proxy.stop();
  await server.stop();
});

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

interface Written {
  readonly at: number;
  readonly text: string;
}

/** A pupil at a question, with all that was entered there. */
class Pupil {
  readonly entries: Written[] = [];
  readonly #q: string;
  page: Page;
  number = 0;

  constructor(page: Page, q: string) {
    this.page = page;
    this.#q = q;
  }

  async start(): Promise<void> {
    await enterContest(this.page);
    await this.find();
  }

  /** Goes to the question, whose place differs from pupil to pupil. */
  async find(): Promise<void> {
    const { questions } = await attemptOf(this.page);
    this.number = questions.find(({ q }) => q === this.#q)?.number ?? 0;
    await goTo(this.page, this.number);
  }

  async write(): Promise<void> {
    const count = this.entries.length + 1;
    const isHand = (await this.page.locator('.card').count()) > 0;
    if (isHand) {
      await this.page.getByRole('textbox').fill(String(count));
    }
    const text = isHand ? String(count) : await writeAnything(this.page, count);
    this.entries.push({ at: Date.now(), text });
  }

  /** Waits until the page says that all is on the server, and looks there. */
  async expectKept(until?: number): Promise<void> {
    await expect
      .poll(() => this.page.locator('.contest-status').textContent(), { timeout: 60_000 })
      .toContain('✓');
    await this.expectHeld(until);
  }

  /** Whether the server has what was entered a second before that time, or something newer. */
  async expectHeld(until = Date.now() + SAFE): Promise<void> {
    const held = textOf((await attemptOf(this.page)).answers.find(({ q }) => q === this.#q));
    const last = this.entries.findLastIndex(({ at }) => at <= until - SAFE);
    // A moment may be in the middle of an entry of several letters.
    const texts = this.entries.slice(Math.max(last, 0)).map(({ text }) => text.split(', '));
    const strange = held.split(', ').filter((part, i) => !texts.some((text) => text[i] === part));
    expect({ strange, parts: held.split(', ').length }).toEqual({
      strange: [],
      parts: texts[0]?.length,
    });
  }
}

/** The entry of a question: that of a hand is in its state. */
function textOf(held: HeldAnswer | undefined): string {
  const { state, answer } = held ?? { state: '', answer: '' };
  return answer === '' && state.startsWith('{"moves"')
    ? (JSON.parse(state) as { typed: string }).typed
    : answer;
}

/** A pupil for each kind of question, each on a device of its own, who start one after the other. */
async function pupilsOfAllKinds(prepare?: (page: Page) => Promise<unknown>): Promise<Pupil[]> {
  const pupils: Pupil[] = [];
  for (const [i, code] of school.codes.entries()) {
    const { page } = await open(browser, 'about:blank');
    await prepare?.(page);
    await page.goto(`${address}#${code}`);
    const pupil = new Pupil(page, `q${i + 1}`);
    await pupil.start();
    pupils.push(pupil);
  }
  return pupils;
}

function each<Result>(pupils: Pupil[], work: (pupil: Pupil) => Promise<Result>) {
  return Promise.all(pupils.map(work));
}

async function end(pupils: Pupil[], what: string): Promise<void> {
  await each(pupils, ({ page }) => page.context().close());
  say(pupils, what);
}

function say(pupils: Pupil[], what: string): void {
  if (process.env['RECKON_CONTEST_KILLS'] !== undefined) {
    const entries = pupils.reduce((sum, pupil) => sum + pupil.entries.length, 0);
    process.stdout.write(`${what}: ${entries} entries of ${pupils.length} kinds, none lost\n`);
  }
}

it('keeps all while there is no network', { timeout: OFF_SECONDS * 2_000 + 180_000 }, async () => {
  const pupils = await pupilsOfAllKinds();
  proxy.harm = NO_NETWORK;
  const back = Date.now() + OFF_SECONDS * 1_000;
  while (Date.now() < back) {
    await each(pupils, (pupil) => pupil.write());
    await wait(Math.min(OFF_SECONDS * 50, back - Date.now()));
  }
  proxy.harm = NO_HARM;
  await each(pupils, (pupil) => pupil.expectKept());
  await end(pupils, `network gone for ${OFF_SECONDS} s`);
});

it('keeps all where the server is killed', { timeout: KILLS * 60_000 + 120_000 }, async () => {
  const pupils = await pupilsOfAllKinds();
  for (let killed = 0; killed < KILLS; ++killed) {
    const writing = each(pupils, async (pupil) => {
      for (let count = 0; count < 4; ++count) {
        await pupil.write();
        await wait(Math.random() * 500);
      }
    });
    await wait(Math.random() * 2_500);
    await server.halt('SIGKILL');
    await wait(Math.random() * 1_500);
    await server.restart();
    await writing;
    await each(pupils, (pupil) => pupil.expectKept());
  }
  await end(pupils, `server killed ${KILLS} times`);
});

it('keeps all where the device is changed', { timeout: KILLS * 60_000 + 120_000 }, async () => {
  const pupils = await pupilsOfAllKinds();
  for (let changed = 0; changed < KILLS; ++changed) {
    for (const [i, pupil] of pupils.entries()) {
      await pupil.write();
      await wait(SAFE);
      const { page: former } = pupil;
      const { page } = await open(browser, `${address}#${school.codes[i] ?? ''}`);
      await page.getByRole('button', { name: 'Enter' }).click();
      await page.getByRole('button', { name: 'Go on here' }).click();
      await page.getByRole('heading', { name: 'Question 1 of' }).waitFor();
      pupil.page = page;
      await pupil.find();
      await pupil.expectHeld();
      await former.context().close();
    }
  }
  await end(pupils, `device changed ${KILLS} times`);
});

it(
  'keeps all where the clock of the device is wrong',
  { timeout: KILLS * 60_000 + 120_000 },
  async () => {
    const pupils = await pupilsOfAllKinds((page) =>
      page.addInitScript(() => {
        const { now } = Date;
        const wrong = window as unknown as { wrong: number };
        wrong.wrong = 0;
        Date.now = () => now() + wrong.wrong;
      }),
    );
    for (const days of Array.from({ length: KILLS }, () => [1, -1, 0]).flat()) {
      await each(pupils, async (pupil) => {
        await pupil.page.evaluate((by) => {
          (window as unknown as { wrong: number }).wrong = by;
        }, days * DAY);
        await pupil.write();
        await pupil.expectKept();
      });
    }
    await end(pupils, `clock set a day on and back ${KILLS} times`);
  },
);

it('keeps all where the browser is killed', { timeout: KILLS * 400_000 + 120_000 }, async () => {
  const pupils: Pupil[] = [];
  for (const [i, code] of school.codes.entries()) {
    if (i % FEW !== 0) {
      continue;
    }
    const folder = await mkdtemp(join(tmpdir(), 'reckon-contest-'));
    let context = await launchWithProfile(folder);
    const pupil = new Pupil(await pageOf(context), `q${i + 1}`);
    pupils.push(pupil);
    await pupil.page.goto(`${address}#${code}`);
    await pupil.start();
    await pupil.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    for (let killed = 0; killed < KILLS; ++killed) {
      proxy.harm = (killed + i) % 2 === 0 ? NO_NETWORK : NO_HARM;
      const until = Date.now() + SAFE + Math.random() * 2_000;
      for (
        const first = pupil.entries.length;
        Date.now() < until || pupil.entries.length < first + 2;
      ) {
        await pupil.write();
        await wait(Math.random() * 300);
      }
      const killedAt = Date.now();
      await kill(context, folder);
      context = await launchWithProfile(folder);
      pupil.page = await pageOf(context);
      await pupil.page.goto(address);
      await pupil.page.getByRole('heading', { name: `Question ${pupil.number} of` }).waitFor();
      proxy.harm = NO_HARM;
      await pupil.expectKept(killedAt);
    }
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
  say(pupils, `browser killed ${KILLS} times for each kind`);
});

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** The processes of the browser with this profile. */
async function processes(folder: string): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const mine = await Promise.all(
    all.map(async (name) => {
      const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
      return line.includes(`--user-data-dir=${folder}`) ? [Number(name)] : [];
    }),
  );
  return mine.flat();
}

async function kill(context: BrowserContext, folder: string): Promise<void> {
  for (const id of await processes(folder)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended with the others.
    }
  }
  await expect.poll(() => processes(folder)).toEqual([]);
  await context.close().catch(() => undefined);
}
