// SPDX-License-Identifier: MIT
/**
 * Pupils write a contest on the server itself, through a network that drops, repeats, delays and
 * reorders, while the server is killed and started again.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, open } from './browser';
import { enterContest, goTo } from './contest-play';
import { heldBy, KINDS_IN_ALL, School, writeAnything } from './contest-school';
import { HarmfulProxy, NO_HARM } from './harmful-proxy';
import type { NativeServer } from './native-server';

const PUPILS = 3;

let browser: Browser;
let server: NativeServer;
let proxy: HarmfulProxy;
let codes: readonly string[];

beforeAll(async () => {
  const school = await School.found(PUPILS);
  ({ codes } = school);
  server = await school.serve();
  proxy = new HarmfulProxy(server.address);
  await proxy.start();
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await server.stop();
});

it('loses no entry of three pupils', async () => {
  const visits = await Promise.all(
    codes.map((code) => open(browser, `${proxy.address}contest/#${code}`)),
  );
  expect(visits).toHaveLength(PUPILS);
  for (const { page } of visits) {
    await enterContest(page);
  }
  proxy.harm = { lost: 0.2, unanswered: 0.2, repeated: 0.2, delay: 800 };
  const expected = visits.map((): string[] => []);
  for (let number = 1; number <= KINDS_IN_ALL; ++number) {
    for (const [pupil, { page }] of visits.entries()) {
      await goTo(page, number);
      expected[pupil]?.push(await writeAnything(page, number + pupil));
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
    const answers = await heldBy(page);
    expect(answers.map(({ answer }) => answer)).toEqual(expected[pupil]);
    expect(answers.every(({ state }) => state !== '')).toBe(true);
    await page.getByRole('button', { name: 'Hand in…' }).click();
    await page.getByRole('button', { name: 'Hand in now' }).click();
    await page.getByText(`${KINDS_IN_ALL - 1} answers`).waitFor();
  }
  expect(proxy.done.lost + proxy.done.unanswered + proxy.done.repeated).toBeGreaterThan(0);
  await Promise.all(visits.map(({ close }) => close()));
});
