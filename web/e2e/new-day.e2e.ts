// SPDX-License-Identifier: MIT
/** A page that is open when a day ends. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerTo, loadEngine } from '../src/engine/built-engine';
import { type } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, solveByHints } from './table';

const { at, visit } = setStage();

/** The digits of the letters of the calcrostic of a day. */
async function answerOfDay(date: string): Promise<Record<string, number>> {
  const engine = await loadEngine();
  const { puzzles } = answerTo(engine, 'today', { date, kind: 'calcrostic' });
  const [puzzle] = puzzles;
  const grid = puzzle?.kind === 'calcrostic' ? puzzle.puzzle : '';
  const [solution] = answerTo(engine, 'calcrostic/solve', { grid, limit: 1 }).solutions ?? [];
  return solution?.letters ?? {};
}

/** Opens a daily puzzle in the evening. */
async function visitLate(address: string) {
  const visited = await visit('about:blank');
  await visited.page.clock.install({ time: '2026-11-21T23:59:00' });
  await visited.page.goto(at(address));
  return visited;
}

describe('Krypto', () => {
  const day = (page: Page, date: string) => page.locator('.krypto-day', { hasText: date });

  it('deals the hand of the new day', async () => {
    const { page, complaints, close } = await visitLate('#/krypto');
    await day(page, '21 November 2026').waitFor();
    const hand = await page.locator('.felt .number').allTextContents();
    await page.clock.runFor('01:30');
    await day(page, '22 November 2026').waitFor();
    expect(await page.locator('.felt .number').allTextContents()).not.toEqual(hand);
    expect(complaints).toEqual([]);
    await close();
  });

  it('leaves a hand alone that is played, and offers that of the new day', async () => {
    const { page, close } = await visitLate('#/krypto');
    await page.locator('.card').first().click();
    await page.locator('.card').nth(1).click();
    await button(page, 'plus').click();
    await expect.poll(() => page.locator('.card').count()).toBe(4);
    await page.clock.runFor('01:30');
    await page.getByText('A new day has begun.').waitFor();
    await day(page, '21 November 2026').waitFor();
    expect(await page.locator('.card').count()).toBe(4);
    await page.locator('.new-day button').click();
    await day(page, '22 November 2026').waitFor();
    expect(await page.locator('.card').count()).toBe(5);
    expect(await page.getByText('A new day has begun.').count()).toBe(0);
    await close();
  });

  it('counts for the day on which it was begun', async () => {
    const { page, complaints, close } = await visitLate('#/krypto');
    await day(page, '21 November 2026').waitFor();
    await button(page, 'Hint').click();
    await button(page, 'Tell me more').click();
    await button(page, 'Tell me more').click();
    await button(page, 'Do it').click();
    await expect.poll(() => page.locator('.card').count()).toBe(4);
    await page.clock.runFor('01:30');
    await page.getByText('A new day has begun.').waitFor();
    await solveByHints(page);
    await page.locator('.streak').getByText('1-day streak').waitFor();
    await page.goto(at('#/'));
    await page.getByRole('heading', { name: '1-day streak' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the calcrostic', () => {
  it('counts for the day on which it was begun, also when the page is opened again', async () => {
    const { page, close } = await visitLate('#/calcrostic/today');
    await page.locator('.letter').first().click();
    await page.locator('.digit').first().click();
    await page.clock.runFor('01:30');
    await page.goto(at('#/'));
    await page.reload();
    await page.goto(at('#/calcrostic/2026-11-21'));
    await page.locator('.board').waitFor();
    await type(page, await answerOfDay('2026-11-21'));
    await page.locator('.streak').getByText('1-day streak').waitFor();
    await page.goto(at('#/'));
    await page.getByRole('heading', { name: '1-day streak' }).waitFor();
    await close();
  });

  const day = (page: Page, date: string) => page.locator('.dateline', { hasText: date });

  it('becomes that of the new day', async () => {
    const { page, close } = await visitLate('#/calcrostic');
    await day(page, 'Saturday').waitFor();
    await page.locator('.board').waitFor();
    await page.clock.runFor('01:30');
    await day(page, 'Sunday').waitFor();
    await close();
  });

  it('stays where it is played, also until it is solved, and that of the new day is offered', async () => {
    const { page, close } = await visitLate('#/calcrostic/today');
    await page.locator('.letter').first().click();
    await page.locator('.digit').first().click();
    await page.clock.runFor('01:30');
    await page.getByText('A new day has begun.').waitFor();
    await button(page, 'Solution').click();
    await button(page, 'Show it').click();
    await page.locator('.result-title').getByText('This is the solution.').waitFor();
    await day(page, 'Saturday').waitFor();
    await page.locator('.new-day button').click();
    await day(page, 'Sunday').waitFor();
    await close();
  });
});

it('rules nothing out any more when a calcrostic is started again', async () => {
  const { page, close } = await visit('#/calcrostic/today');
  const mark = page.getByRole('button', { name: 'Rule out', exact: true });
  await mark.click();
  expect(await mark.getAttribute('aria-pressed')).toBe('true');
  await button(page, 'Start again').click();
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false');
  await close();
});
