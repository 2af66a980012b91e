// SPDX-License-Identifier: MIT
/**
 * A whole day on the wall list: thirty states of a class, one after the other. No seat moves, and the
 * place, the focus and open dialogs stay.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE, PROJECTOR } from './browser';
import { CODES, StaffServer, type Pupil } from './staff-server';
import { tabTo } from './contest-play';
import { setServedStage } from './stage';

const STATES = 30;
const PUPILS = 28;
const MINUTE = 60_000;

const stage = setServedStage(() => new StaffServer());

/** The class at a moment of the day, from 0 to 29: enters, writes, hands in, with all mishaps. */
function setDay(pupils: readonly Pupil[], at: number): void {
  for (const [i, pupil] of pupils.entries()) {
    const own = at - (i % 6);
    pupil.state =
      own < 2 ? 'not_entered' : own < 4 ? 'entered' : own < 22 ? 'running' : 'handed_in';
    pupil.started = own < 4 ? 0 : Date.now() - 2 * own * MINUTE;
    pupil.answered = Math.max(0, Math.min(24, own - 3));
    pupil.heard = own === 12 && i % 5 === 0 ? 3 * MINUTE : 2000;
    pupil.seconds = at > 10 && i % 7 === 0 ? 600 : 0;
    pupil.devices = at > 14 && i % 9 === 0 ? 2 : 1;
    pupil.flagged = at > 14 && i % 9 === 0;
    pupil.late = own > 22 && i % 4 === 0 ? 2 : 0;
    pupil.name = at > 5 ? `${i % 2 === 0 ? 'Ada' : 'Maximilienne de la Rochefoucauld'} ${i}` : '';
  }
}

/** The page polls at once where it comes into sight: so a test need not wait for seconds. */
async function poll(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/progress')),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ]);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))),
  );
}

/** Where each seat lies, how far the page is scrolled, and where the focus is. */
function places(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    seats: [...document.querySelectorAll('.wall-seat')].map((seat) => {
      const { x, y, width, height } = seat.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
    scroll: Math.round(scrollY),
    focus: [...document.querySelectorAll('.wall-seat')].indexOf(
      document.activeElement ?? document.body,
    ),
    dialogs: document.querySelectorAll('dialog[open]').length,
  }));
}

it.each([
  ['desk', DESKTOP, 'en-GB'],
  ['phone', PHONE, 'en-GB'],
  ['phone', PHONE, 'fr-FR'],
  ['projector', PROJECTOR, 'fr-FR'],
] as const)('moves nothing on a %s', async (_name, viewport, locale) => {
  const group = stage.server.addGroup('5b', PUPILS);
  const pupils = stage.server.pupilsOf(group);
  const visit = await stage.open(`${stage.server.address}#${CODES.invigilator}`, {
    viewport,
    locale,
  });
  const { page } = visit;
  setDay(pupils, 0);
  await page.locator('form .button-strong').click();
  await page.locator('.wall-seat').nth(17).focus();
  await page.evaluate(() => scrollBy(0, 40));
  const before = await places(page);
  for (let at = 0; at < STATES; ++at) {
    setDay(pupils, at);
    if (at === 8) {
      const text = { en: 'Ten minutes more for all.', fr: 'Dix minutes de plus pour tous.' };
      stage.server.notices = [{ notice: 1, at: Date.now(), until: 0, text }];
    }
    stage.server.isDown = at === 20;
    if (stage.server.isDown) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.locator('[data-lost=true]').waitFor();
    } else {
      await poll(page);
    }
    expect(await places(page), `state ${at}`).toEqual(before);
  }
  expect(await page.locator('[data-state=handed_in]').count()).toBeGreaterThan(PUPILS / 2);
});

it('keeps an open dialog, what is typed in it, and the focus', async () => {
  const group = stage.server.addGroup('5b', PUPILS);
  const pupils = stage.server.pupilsOf(group);
  const visit = await stage.open(`${stage.server.address}#${CODES.invigilator}`);
  const { page } = visit;
  setDay(pupils, 9);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: /^Seat 3 / }).click();
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('Grace H');
  const state = () =>
    page.evaluate(() => {
      const focus = document.activeElement as HTMLInputElement;
      const dialog = document.querySelector('dialog[open]');
      return [
        focus.value,
        focus.selectionStart,
        dialog?.querySelectorAll('button').length,
        dialog?.scrollTop,
      ];
    });
  const before = await state();
  expect(before[0]).toBe('Grace H');
  for (let at = 9; at < STATES; ++at) {
    setDay(pupils, at);
    await poll(page);
    expect(await state(), `state ${at}`).toEqual(before);
  }
  await page.keyboard.press('Enter');
  await page.getByText('The name of seat 3 is kept.').waitFor();
  expect(pupils[2]?.name).toBe('Grace H');
});

it('goes by the keyboard alone from the code to extra time, and back', async () => {
  const group = stage.server.addGroup('5b', 3);
  const pupils = stage.server.pupilsOf(group);
  setDay(pupils, 9);
  const visit = await stage.open(`${stage.server.address}#${CODES.teacher}`);
  const { page } = visit;
  const go = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await go(/^Enter$/);
  await page.getByRole('heading', { name: 'Your groups' }).waitFor();
  await go(/^Wall list/);
  await page.locator('.wall-seat').first().waitFor();
  await go(/^Seat 2/);
  await go(/^\+5\smin$/);
  await page.getByText('extra time +5 min').waitFor();
  expect(pupils[1]?.seconds).toBe(300);
  await go(/^Undo$/);
  await page.getByText('It was taken back.').waitFor();
  expect(pupils[1]?.seconds).toBe(0);
  await go(/^Leave$/);
  await page.getByRole('heading', { name: 'Enter as staff' }).waitFor();
});
