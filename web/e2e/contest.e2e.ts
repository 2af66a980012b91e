// SPDX-License-Identifier: MIT
/** A pupil writes a contest: questions of all kinds, from the code to the result. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE } from './browser';
import { enterContest, fillIn, goTo, tabTo, ANSWERS } from './contest-play';
import { CODE, ContestServer, QUESTIONS } from './contest-server';
import { setServedStage } from './stage';

const stage = setServedStage(() => new ContestServer());

async function arrive(hash = '', options = {}): Promise<Page> {
  const visit = await stage.open(stage.server.address + hash, options);
  return visit.page;
}

it('leads from the code to the result', async () => {
  const page = await arrive(`#${CODE}`);
  await enterContest(page);
  for (const { q, number } of QUESTIONS) {
    await goTo(page, number);
    await fillIn[q]?.(page);
    await expect.poll(() => stage.server.answer(q), { timeout: 10_000 }).toBe(ANSWERS[q]);
  }
  await expect.poll(() => page.locator('.contest-status').textContent()).toContain('✓');
  await page.getByRole('button', { name: 'Hand in…' }).click();
  await page.getByText('Every question has an answer.').waitFor();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  await page.getByText('7KQ2').waitFor();
  stage.server.isPublished = true;
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByText('3 of 31 points').waitFor();
  const practice = page.getByRole('link', { name: 'Practise these questions' });
  expect(await practice.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
    `${stage.server.address}practice/`,
  );
  expect(stage.visit?.complaints).toEqual([]);
});

it('knows a mistyped code by itself, and asks the server for none', async () => {
  const page = await arrive();
  const wrong = page.locator('[role=alert]').filter({ hasText: 'mistyped' });
  await page.getByLabel('Your code').fill('0000-0000-0001');
  await page.getByRole('button', { name: 'Enter' }).click();
  await wrong.waitFor();
  expect(stage.server.refused).toEqual([]);
  await page.getByLabel('Your code').fill('oooo oooo ooo0');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('heading', { name: 'Autumn Contest' }).waitFor();
});

it('goes on without a network, and sends all when it is back', async () => {
  const page = await arrive(`#${CODE}`, { isKept: true });
  await enterContest(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  stage.server.isDown = true;
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await page.getByText('writing on is safe').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2 of' }).waitFor();
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.5');
  expect(stage.server.answer('half')).toBe('');
  stage.server.isDown = false;
  await expect.poll(() => stage.server.answer('half'), { timeout: 15_000 }).toBe('1.5');
});

it('sends all that it has to a restored backup', async () => {
  const page = await arrive(`#${CODE}`);
  await enterContest(page);
  const backup = stage.server.answers.backup();
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await expect.poll(() => stage.server.answer('half'), { timeout: 10_000 }).toBe('1.5');
  stage.server.answers.restore(backup, 'b000000000000000');
  expect(stage.server.answer('half')).toBe('');
  await goTo(page, 3);
  await page.getByLabel('Your answer').fill('triangle');
  await expect.poll(() => stage.server.answer('shape'), { timeout: 15_000 }).toBe('triangle');
  await expect.poll(() => stage.server.answer('half'), { timeout: 15_000 }).toBe('1.5');
});

it('locks when the time is over, and shows the receipt', async () => {
  const page = await arrive(`#${CODE}`);
  stage.server.minutes = 0.05;
  stage.server.grace = 0;
  await enterContest(page);
  await page.getByRole('heading', { name: 'Handed in' }).waitFor();
  await page.getByText('The time was over').waitFor();
});

it('offers a file and a code when the server cannot be reached at the end', async () => {
  const page = await arrive(`#${CODE}`);
  stage.server.minutes = 0.1;
  stage.server.grace = 1;
  await enterContest(page);
  stage.server.isDown = true;
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await page.getByText('cannot be reached').waitFor();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'rescue file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('contest-rescue.json');
});

const DAY = 86_400_000;

it.each([-DAY, DAY])(
  'keeps time where the clock of the device is wrong by %d ms',
  async (wrong) => {
    const visit = await stage.open('about:blank');
    const { page } = visit;
    await page.addInitScript((by) => {
      const { now } = Date;
      Date.now = () => now() + by;
    }, wrong);
    stage.server.minutes = 0.15;
    stage.server.grace = 0;
    await page.goto(stage.server.address + `#${CODE}`);
    await enterContest(page);
    await page.getByText('less than a minute').waitFor();
    await goTo(page, 2);
    await page.getByLabel('Your answer').fill('1.5');
    await page.getByRole('heading', { name: 'Handed in' }).waitFor();
    expect(stage.server.answer('half')).toBe('1.5');
    expect(stage.server.receipt?.how).toBe('time');
  },
);

it('asks on a second device, shows the answers there, and lets the pupil decide', async () => {
  const first = await arrive(`#${CODE}`);
  await enterContest(first);
  await goTo(first, 2);
  await first.getByLabel('Your answer').fill('1');
  await expect.poll(() => stage.server.answer('half'), { timeout: 10_000 }).toBe('1');
  // The last word of the first device hangs in the air.
  stage.server.isDown = true;
  await first.getByLabel('Your answer').fill('2');
  await first.getByText('writing on is safe').waitFor();
  await first.context().setOffline(true);
  stage.server.isDown = false;
  const other = await open(stage.browser(), stage.server.address + `#${CODE}`);
  const { page: second } = other;
  await second.getByRole('button', { name: 'Enter' }).click();
  await second.getByRole('heading', { name: 'Go on here?' }).waitFor();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await goTo(second, 2);
  expect(await second.getByLabel('Your answer').inputValue()).toBe('1');
  await second.getByLabel('Your answer').fill('3');
  await expect.poll(() => stage.server.answer('half'), { timeout: 10_000 }).toBe('3');
  await first.context().setOffline(false);
  await first.getByText('Another device writes now').waitFor();
  await first.getByText('The answer of this device: 2').waitFor();
  expect(await first.getByLabel('Your answer').inputValue()).toBe('3');
  expect(stage.server.answer('half')).toBe('3');
  await first.getByRole('button', { name: 'Go on here' }).click();
  await first.getByText('Another device writes now').waitFor({ state: 'detached' });
  await first.getByRole('button', { name: 'Take the answer of this device' }).click();
  await expect.poll(() => stage.server.answer('half'), { timeout: 10_000 }).toBe('2');
  await other.close();
});

it('asks in a second window, and writes in one alone', async () => {
  const first = await arrive(`#${CODE}`);
  await enterContest(first);
  const second = await first.context().newPage();
  await second.goto(stage.server.address);
  await second.getByRole('button', { name: 'Write in this window' }).click();
  await goTo(second, 2);
  await first.getByRole('heading', { name: 'Open in another window' }).waitFor();
  await second.getByLabel('Your answer').fill('1.5');
  await expect.poll(() => stage.server.answer('half'), { timeout: 10_000 }).toBe('1.5');
});

it('loses nothing where the network drops, repeats, delays and reorders', async () => {
  const page = await arrive(`#${CODE}`);
  await enterContest(page);
  const maybe = () => Math.random() < 0.3;
  stage.server.mishap = () => ({
    before: Math.random() * 800,
    behind: Math.random() * 800,
    isLost: maybe(),
    isAnswerLost: maybe(),
    isRepeated: maybe(),
  });
  for (const { q, number } of QUESTIONS) {
    await goTo(page, number);
    await fillIn[q]?.(page);
  }
  for (const { q } of QUESTIONS) {
    await expect.poll(() => stage.server.answer(q), { timeout: 60_000 }).toBe(ANSWERS[q]);
  }
});

it('lets another pupil enter where one was left, and goes on without a network', async () => {
  const page = await arrive(`#${CODE}`, { isKept: true });
  await enterContest(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  stage.server.isDown = true;
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await page.waitForTimeout(1000); // what is older is kept
  await page.goto('about:blank');
  await page.goto(stage.server.address + `#${CODE}`);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByText('cannot be reached').waitFor();
  await page.getByRole('button', { name: 'Go on with' }).click();
  await page.getByRole('heading', { name: 'Question 2 of' }).waitFor();
  expect(await page.getByLabel('Your answer').inputValue()).toBe('1.5');
  stage.server.isDown = false;
  await page.goto('about:blank');
  await page.goto(stage.server.address + `#${CODE}`);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('heading', { name: 'Question 2 of' }).waitFor();
  await expect.poll(() => stage.server.answer('half'), { timeout: 15_000 }).toBe('1.5');
});

it('deletes everything on a strange device', async () => {
  const page = await arrive(`#${CODE}`);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('not at my own device').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await goTo(page, 2);
  await page.getByLabel('Your answer').fill('1.5');
  await page.getByRole('button', { name: 'Hand in…' }).click();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByText('was deleted').waitFor();
  expect(await keptKeys(page)).toEqual(['device']);
  await page.reload();
  await page.getByRole('heading', { name: 'Enter the contest' }).waitFor();
});

it('can be written with the keyboard alone', async () => {
  const page = await arrive(`#${CODE}`);
  await tabTo(page, /^Enter$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Autumn Contest' }).waitFor();
  await tabTo(page, /^Start$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Question 1 of' }).waitFor();
  await tabTo(page, /^$/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => stage.server.answer('coins'), { timeout: 10_000 }).not.toBe('');
  for (const [number, keys] of [
    [4, 'A2B4C8D1E9F6'],
    [7, 'S9E5N6D7M1O0R8Y2'],
  ] as const) {
    await tabTo(page, new RegExp(`^Question ${number},`));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Question ${number} of` }).waitFor();
    for (const key of keys) {
      await page.keyboard.press(key);
    }
  }
  await expect.poll(() => stage.server.answer('grid'), { timeout: 10_000 }).toBe(ANSWERS['grid']);
  await expect.poll(() => stage.server.answer('sum'), { timeout: 10_000 }).toBe(ANSWERS['sum']);
});

it('shows notices politely, where nothing moves, until they are put away', async () => {
  const page = await arrive(`#${CODE}`);
  const soon = 'The test of the siren is at noon.';
  stage.server.notices = [{ notice: 1, at: Date.now(), text: { en: soon, fr: 'Sirène à midi.' } }];
  await page.getByRole('button', { name: 'Enter' }).click();
  const notices = page.getByRole('region', { name: 'Notices of the organiser' });
  await notices.getByText(soon).waitFor();
  expect(await notices.getAttribute('aria-live')).toBe('polite');
  await expectAccessible(page);
  await notices.getByRole('button', { name: 'I have read it' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await goTo(page, 2);
  const field = page.getByLabel('Your answer');
  const before = await field.boundingBox();
  const later = 'All have five minutes more.';
  const text = { en: later, fr: 'Cinq minutes de plus.' };
  stage.server.notices = [...stage.server.notices, { notice: 2, at: Date.now(), text }];
  await field.fill('1');
  await notices.getByText(later).waitFor();
  expect(await notices.getByText(soon).count()).toBe(0);
  expect(await field.boundingBox()).toEqual(before);
  await field.fill('1.5');
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2 of' }).waitFor();
  await notices.getByText(later).waitFor();
  expect(await notices.getByText(soon).count()).toBe(0);
  stage.server.notices = [];
  await field.fill('2');
  await notices.getByText(later).waitFor({ state: 'detached' });
});

/** The keys on the shelf of the page. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('reckon-contest');
        request.onsuccess = () => {
          const keys = request.result.transaction('kept').objectStore('kept').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );
}

describe('axe objects to nothing', () => {
  it('on the way through a contest, light and dark, large print, in French', async () => {
    const page = await arrive(`#${CODE}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('heading', { name: 'Autumn Contest' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start' }).click();
    for (const { number } of QUESTIONS) {
      await goTo(page, number);
      await expectAccessible(page);
    }
    await page.getByLabel('Language').selectOption('fr');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Gros caractères' }).click();
    for (const { number } of QUESTIONS) {
      await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
      await page.getByRole('heading', { name: `Question ${number} sur` }).waitFor();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Rendre…' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rendre maintenant' }).click();
    await page.getByRole('heading', { name: 'Copie rendue' }).waitFor();
    await expectAccessible(page);
    stage.server.isPublished = true;
    await page.getByRole('button', { name: 'Voir le résultat' }).click();
    await page.getByRole('heading', { name: 'Ton résultat' }).waitFor();
    await expectAccessible(page);
  });
});
