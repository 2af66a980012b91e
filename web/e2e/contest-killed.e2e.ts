// SPDX-License-Identifier: MIT
/**
 * The browser is killed at random moments, with and without a network in turn: each entry that is older
 * than a second is there again. `RECKON_CONTEST_KILLS` sets how often, for each kind of question.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchWithProfile } from './browser';
import { enterContest, goTo, typed, typeIn } from './contest-play';
import { CODE, ContestServer, QUESTIONS } from './contest-server';

const KILLS = Number(process.env['RECKON_CONTEST_KILLS'] ?? 1);
/** Entries that are older, in milliseconds, are not lost. */
const SAFE = 1_000;

let server: ContestServer;
let folder: string;

beforeEach(async () => {
  server = new ContestServer();
  await server.start();
  folder = await mkdtemp(join(tmpdir(), 'reckon-contest-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A browser whose clock may be wrong, and its page. */
async function launch(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await launchWithProfile(folder);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page };
}

/** The processes of the browser with this profile. */
async function processes(): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const mine = await Promise.all(
    all.map(async (name) => {
      const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
      return line.includes(`--user-data-dir=${folder}`) ? [Number(name)] : [];
    }),
  );
  return mine.flat();
}

async function kill(context: BrowserContext): Promise<void> {
  for (const id of await processes()) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended with the others.
    }
  }
  await expect.poll(processes).toEqual([]);
  await context.close().catch(() => undefined);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

describe.each(QUESTIONS)('question $number, $kind', ({ q, number }) => {
  it('survives a killed browser', async () => {
    let { context, page } = await launch();
    await page.goto(server.address + `#${CODE}`);
    await enterContest(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await goTo(page, number);
    for (let killed = 0; killed < KILLS; ++killed) {
      server.isDown = (killed + number) % 2 === 0;
      const entries: { at: number; text: string }[] = [];
      const until = Date.now() + SAFE + Math.random() * 2_000;
      for (let count = 0; Date.now() < until || entries.length < 2; ++count) {
        await typeIn(page, q, killed * 1_000 + count);
        entries.push({ at: Date.now(), text: await typed(page, q) });
        await wait(150);
      }
      const killedAt = Date.now();
      await kill(context);
      ({ context, page } = await launch());
      await page.goto(server.address);
      await page.getByRole('heading', { name: `Question ${number} of` }).waitFor();
      const there = await typed(page, q);
      const newer = entries.filter(({ at }) => at > killedAt - SAFE).map(({ text }) => text);
      const lastSafe = entries.findLast(({ at }) => at <= killedAt - SAFE)?.text;
      expect([lastSafe, ...newer]).toContain(there);
      server.isDown = false;
      await expect
        .poll(() => page.locator('.contest-status').textContent(), { timeout: 20_000 })
        .toContain('✓');
      expect(server.state(q)).not.toBe('');
    }
    await context.close();
  });
});
