// SPDX-License-Identifier: MIT
/** The end of a puzzle: the same sheet for all games, and what comes next. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, PHONE } from './browser';
import { P1, P1_ANSWER, type } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, HAND, isSolved, OPERATOR_NAMES, SOLUTION } from './table';

const { at, visit } = setStage();

/** All that a screen reader is given to say from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const live = '[role="status"], [aria-live]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(live)?.textContent.trim() ?? '';
        if (text !== '' && said.at(-1) !== text) {
          said.push(text);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

async function play(page: Page, steps = SOLUTION): Promise<void> {
  for (const [left, operator, right] of steps) {
    await card(page, left).click();
    await card(page, right).click();
    await button(page, OPERATOR_NAMES[operator]).click();
  }
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one), selector);

const boxOf = async (page: Page, selector: string) => page.locator(selector).boundingBox();

describe('a solved hand', () => {
  it('is told once, has the focus, and moves nothing that stays', async () => {
    const { page, complaints, close } = await visit(HAND, { viewport: PHONE });
    await card(page, '14').waitFor();
    await play(page, SOLUTION.slice(0, 3));
    const [goal, scrolled] = [await boxOf(page, '.goal'), await page.evaluate(() => scrollY)];
    const said = await listen(page);
    await play(page, SOLUTION.slice(3));
    await isSolved(page);
    await expect.poll(() => hasFocus(page, '.result')).toBe(true);
    expect(await said()).toEqual([expect.stringMatching(/^Krypto! Time 0:\d\d, no hints\.$/)]);
    const moved = (await page.evaluate(() => scrollY)) - scrolled;
    expect((await boxOf(page, '.goal'))?.y).toBe((goal?.y ?? NaN) - moved);
    for (const gone of ['.operations', '.tools', '.cards', '.message']) {
      expect(await page.locator(gone).isVisible(), gone).toBe(false);
    }
    expect(await page.locator('.streak-dot').count()).toBe(7);
    await page.getByRole('img', { name: 'Solved on 0 of the last 7 days' }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is celebrated for a moment only, and not at all where nothing is to move', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, close } = await visit(HAND, { reducedMotion });
      await card(page, '14').waitFor();
      await play(page, SOLUTION.slice(0, 3));
      await page.evaluate(() => {
        const seen: string[] = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
              seen.push(...(node instanceof Element ? node.classList : []));
            }
          }
        }).observe(document.body, { childList: true });
        Object.assign(window, { seen });
      });
      await play(page, SOLUTION.slice(3));
      await isSolved(page);
      await expect.poll(() => page.locator('.flying, .burst').count()).toBe(0);
      await page.waitForTimeout(1000);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.includes('flying')).toBe(reducedMotion === 'no-preference');
      expect(seen.includes('burst')).toBe(reducedMotion === 'no-preference');
      expect(await page.locator('.flying, .burst').count()).toBe(0);
      await close();
    }
  });

  it('that was solved before has its sheet, without a word or a move', async () => {
    const { page, close } = await visit(HAND);
    await card(page, '14').waitFor();
    await play(page);
    await isSolved(page);
    await page.reload();
    await isSolved(page);
    expect(await hasFocus(page, '.result')).toBe(false);
    await button(page, 'Play it again').click();
    await card(page, '14').waitFor();
    expect(await page.locator('.result').count()).toBe(0);
    await close();
  });

  it('leads to the next puzzle of today, and to a harder one once all are done', async () => {
    const { page, complaints, close } = await visit('about:blank');
    await page.clock.install({ time: '2026-12-01T09:00:00' });
    await page.goto(at(HAND));
    await card(page, '14').waitFor();
    await play(page);
    await isSolved(page);
    const main = page.locator('.result-next');
    await main.getByText('Next: today’s Krypto').waitFor();
    await main.click();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    const entries = ['krypto', '24', 'countdown', 'calcrostic', 'newspaper', 'alphametic'].map(
      (kind) => ({
        kind,
        address: `#/${kind}/x`,
        day: '2026-12-01',
        date: '2026-12-01',
        outcome: 'solved',
        seconds: 9,
        helps: 0,
        level: 2,
      }),
    );
    await page.evaluate((value) => {
      localStorage.setItem('reckon.diary', JSON.stringify({ version: 1, value }));
    }, entries);
    await page.goto(at(HAND));
    await page.reload();
    await main.getByText('A harder one').waitFor();
    await page.locator('.streak').getByText('1-day streak').waitFor();
    await main.click();
    await expect.poll(() => page.url()).not.toContain(HAND);
    await page.locator('.card').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

it('a hand that was given up ends with the sheet, the last of a day with the day to share', async () => {
  const { page, complaints, close } = await visit('about:blank', {
    viewport: PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.clock.install({ time: '2026-12-01T09:00:00' });
  await page.goto(at('#/about'));
  await page.evaluate(() => {
    const kinds = ['krypto', '24', 'calcrostic', 'newspaper', 'alphametic'];
    const value = kinds.map((kind) => ({
      ...{ kind, address: `#/${kind}/x`, day: '2026-12-01', date: '2026-12-01' },
      ...{ outcome: 'solved', seconds: 9, helps: 0, level: 2 },
    }));
    localStorage.setItem('reckon.diary', JSON.stringify({ version: 1, value }));
  });
  await page.reload();
  await page.goto(at('#/countdown'));
  await page.locator('details.how-to[open]').getByText('You have 30 seconds').waitFor();
  await button(page, 'Without the clock').click();
  await button(page, 'Give up').click();
  await button(page, 'Show them').click();
  await expect.poll(() => hasFocus(page, '.result')).toBe(true);
  await page.locator('.result-title').getByText('You gave up on this round.').waitFor();
  await page.locator('.result-found').getByText('=').waitFor();
  await page.getByText('All six puzzles of today are done. 5 of 6 solved.').waitFor();
  await button(page, 'Share the day').click();
  await page.locator('.result-shared').getByText('Copied.').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(
    /^reckon · 1 December 2026 · 5 of 6 solved\nKrypto · ★★ · 0:09 · no hints\n/,
  );
  expect(shared).toMatch(/\nCountdown · .*Solution seen\n/);
  // The list is shown already.
  await page.locator('.solutions h2').waitFor();
  expect(await button(page, 'See all solutions').count()).toBe(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

describe('a solved calcrostic', () => {
  it('has the same sheet in the place of the keys, in French too', async () => {
    const { page, complaints, close } = await visit(P1, { viewport: PHONE, locale: 'fr-FR' });
    await button(page, 'A n’a pas de chiffre').waitFor();
    await page.locator('.dateline', { hasText: 'niveau' }).waitFor();
    const { F, ...others } = P1_ANSWER;
    await type(page, others);
    const board = await boxOf(page, '.board');
    const scrolled = await page.evaluate(() => scrollY);
    const said = await listen(page);
    await type(page, { F });
    await expect.poll(() => hasFocus(page, '.result')).toBe(true);
    const last = (await said()).at(-1);
    expect(last).toMatch(/^Résolu\u202f! Temps \d:\d\d, sans indice\.$/);
    const moved = (await page.evaluate(() => scrollY)) - scrolled;
    expect((await boxOf(page, '.board'))?.y).toBe((board?.y ?? NaN) - moved);
    expect(await page.locator('.keypad, .actions-help, .note').count()).toBe(0);
    await page.locator('.result-facts').getByText('solution unique').waitFor();
    await page
      .locator('.result-next')
      .getByText('À suivre\u00a0: le calcrostiche du jour')
      .waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('besides the puzzles of the day there are', () => {
  it.each([
    ['#/krypto/2026-12-05/easy', 'An easy hand', '.card'],
    ['#/calcrostic/2026-12-05/easy', 'An easy calcrostic', '.board'],
  ])('easy ones, the same for all: %s', async (address, title, part) => {
    const seen: string[] = [];
    for (let visits = 0; visits < 2; visits++) {
      const { page, complaints, close } = await visit('about:blank');
      await page.clock.install({ time: '2026-12-05T09:00:00' });
      await page.goto(at(address));
      await page.getByRole('heading', { name: title }).waitFor();
      await page.locator(part).first().waitFor();
      seen.push((await page.locator(part).allTextContents()).join(' '));
      expect(complaints).toEqual([]);
      await close();
    }
    expect(seen[0]).not.toBe('');
    expect(seen[1]).toBe(seen[0]);
  });

  it('an alphametic, whose link stays that of its day', async () => {
    const { page, complaints, close } = await visit('about:blank', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.clock.install({ time: '2026-12-05T09:00:00' });
    await page.goto(at('#/alphametic/today'));
    await page.locator('.dateline', { hasText: 'Saturday' }).waitFor();
    await button(page, 'Share').click();
    await page.getByText('Copied.').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^reckon Alphametic · 5 December 2026 · ★{5}\n.*\?day=2026-12-05$/);
    const friend = await visit('about:blank');
    await friend.page.clock.install({ time: '2026-12-06T09:00:00' });
    await friend.page.goto(text.split('\n')[1] ?? '');
    await friend.page.locator('.dateline', { hasText: 'Saturday' }).waitFor();
    await friend.page.goto(at('#/alphametic/SENDpMOREeMONEY?day=2026-12-05'));
    await friend.page.getByRole('grid', { name: /SEND/ }).waitFor();
    expect(await friend.page.locator('.dateline', { hasText: 'Saturday' }).count()).toBe(0);
    expect([...complaints, ...friend.complaints]).toEqual([]);
    await friend.close();
    await close();
  });
});
