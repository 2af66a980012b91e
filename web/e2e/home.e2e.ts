// SPDX-License-Identifier: MIT
/** The home: puzzles of the day, the calendar, the streak; and the guided hand before the first one. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { P1, P1_ANSWER, type } from './calcrostic-scenes';
import { setStage } from './stage';
import { button, card, countCards, HAND, solveByHints } from './table';

const { at, visit } = setStage();

const SATURDAY = '2026-11-21T18:00:00';

async function visitOn(time: string, address: string, isNewcomer = false) {
  const visited = await visit('about:blank', { isNewcomer });
  await visited.page.clock.install({ time });
  await visited.page.goto(at(address));
  return visited;
}

/** From 29 November on, a day has hands of 24 and Countdown, too. */
const WITH_GAMES = '2026-12-05T09:00:00';

const puzzle = (page: Page, name: string) =>
  page.locator('.day-puzzle', { has: page.getByText(name, { exact: true }) });

describe('a newcomer', () => {
  it('learns the game in three steps, by what is pointed at, and comes to the hand of the day', async () => {
    const { page, complaints, close } = await visitOn(SATURDAY, '', true);
    await puzzle(page, 'Krypto').click(); // one tap shows the goal
    await page.getByText('Make 15 from all four cards.').waitFor();
    const pointed = page.locator('[data-pointed="true"]');
    for (let step = 1; step <= 3; step++) {
      await page.getByText(`Step ${step} of 3.`).waitFor();
      for (let tap = 0; tap < 3; tap++) {
        expect(await pointed.count()).toBe(1);
        await pointed.click();
      }
    }
    await page.getByText('The last card is the target: Krypto!').waitFor();
    await button(page, 'Play today’s hand').click();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    await expect.poll(() => countCards(page)).toBe(5);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    expect(await page.getByText('New here?').count()).toBe(0);
    await puzzle(page, 'Krypto').click();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes a step back that leads astray, and may skip the guide', async () => {
    const { page, close } = await visitOn(SATURDAY, '#/krypto', true);
    await card(page, '2').click();
    await card(page, '5').click();
    await button(page, 'times').click();
    await page.getByText('That step is allowed, but it does not help here.').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('Step 1 of 3.').waitFor();
    await button(page, 'Skip').click();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    await close();
  });

  it('is not held up where a friend’s link leads to a hand', async () => {
    const { page, close } = await visit(HAND, { isNewcomer: true });
    await card(page, '19').waitFor();
    await close();
  });

  it('finds today’s calcrostic and help with it in two taps', async () => {
    const { page, close } = await visitOn(SATURDAY, '', true);
    await puzzle(page, 'Calcrostic').click();
    await page.locator('.board').waitFor();
    await page.getByText('How to play').click();
    await page.getByText('Each letter stands for a digit, the same wherever it is.').waitFor();
    expect(await page.locator('.how-to-picture').count()).toBe(3);
    await close();
  });
});

describe('the way to the lesson', () => {
  it('stays while the hand of the day is solved beside it, and goes with the view', async () => {
    const { page, close } = await visitOn(SATURDAY, '', true);
    await page.getByText('New here?').waitFor();
    const topOfHand = async () => (await page.locator('.home-hero').boundingBox())?.y;
    const top = await topOfHand();
    await solveByHints(page);
    expect(await page.getByText('New here?').count()).toBe(1);
    expect(await topOfHand()).toBe(top);
    await page.getByRole('link', { name: 'Together', exact: true }).click();
    await page.locator('.room-intro').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await puzzle(page, 'Calcrostic').waitFor();
    expect(await page.getByText('New here?').count()).toBe(0);
    await close();
  });

  it('is gone when a puzzle of another kind has been solved', async () => {
    const { page, close } = await visitOn(SATURDAY, P1, true);
    await page.locator('.board').waitFor();
    await type(page, P1_ANSWER);
    await page.locator('.result').waitFor();
    await page.goto(at('#/'));
    await puzzle(page, 'Calcrostic').waitFor();
    expect(await page.getByText('New here?').count()).toBe(0);
    await close();
  });
});

describe('the puzzles of the day', () => {
  it('show the words of the alphametic, in a tile as high as the others', async () => {
    const { page, complaints, close } = await visitOn(WITH_GAMES, '');
    const tile = puzzle(page, 'Alphametic');
    await tile.locator('.miniature', { hasText: /^BRAIN\+MAPMONEY$/ }).waitFor();
    await page
      .getByRole('link', { name: /^Alphametic A sum of words.* BRAIN \+ MAP = MONEY / })
      .waitFor();
    const heightOf = async (name: string) => (await puzzle(page, name).boundingBox())?.height;
    expect(await heightOf('Alphametic')).toBe(await heightOf('Calcrostic'));
    const isWhole = await tile
      .locator('.miniature-number')
      .evaluateAll((numbers) => numbers.every((one) => one.scrollWidth <= one.clientWidth));
    expect(isWhole).toBe(true);
    // The sum that is played is the one that was shown, also on the next visit.
    await tile.click();
    await page.getByRole('grid', { name: /BRAIN \+ MAP = MONEY/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([320, 768, 1024, 1280, 1920])('keep to their cards at %i px', async (width) => {
    const { page, close } = await visitOn(WITH_GAMES, '');
    await page.setViewportSize({ width, height: 800 });
    await puzzle(page, 'Letter grid').waitFor();
    const cards = await page.locator('.day-puzzle').evaluateAll((links) =>
      links.map((link) => {
        const right = link.getBoundingClientRect().right;
        return [...link.children].every((part) => part.getBoundingClientRect().right <= right);
      }),
    );
    expect(cards).toEqual(Array(8).fill(true));
    await close();
  });

  it('count as a streak when they are solved, and the calendar shows them', async () => {
    const { page, complaints, close } = await visitOn(SATURDAY, '');
    await page.getByText('Start a streak').waitFor();
    await puzzle(page, 'Krypto').click();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    await solveByHints(page);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('heading', { name: '1-day streak' }).waitFor();
    await puzzle(page, 'Krypto').getByText('Solved in').waitFor();
    await page.getByRole('link', { name: /^Saturday,? 21 November: 1 of 3 solved$/ }).waitFor();
    // The next day the streak still holds, and is lost the day after.
    await page.clock.setSystemTime('2026-11-22T09:00:00');
    await page.reload();
    await page.getByRole('heading', { name: '1-day streak' }).waitFor();
    await page.clock.setSystemTime('2026-11-23T09:00:00');
    await page.reload();
    await page.getByRole('heading', { name: 'Start a streak' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('stay where they are while the calendar is open beside them', async () => {
    const { page, close } = await visitOn(SATURDAY, '');
    await page.setViewportSize({ width: 1280, height: 800 });
    const top = () => page.locator('.home-hero').evaluate((one) => one.getBoundingClientRect().y);
    const before = await top();
    await button(page, 'Calendar').click();
    const calendar = page.locator('.calendar');
    await calendar.waitFor();
    expect(await top()).toBe(before);
    await page.keyboard.press('Escape');
    expect(await calendar.count()).toBe(0);
    await button(page, 'Calendar').click();
    await page.getByRole('heading', { name: 'Today' }).click();
    await expect.poll(() => calendar.count()).toBe(0);
    await close();
  });

  it('say which streak is lost unless one of today is solved', async () => {
    const { page, close } = await visitOn(SATURDAY, '');
    const solved = ['19', '20'].map((number) => ({
      kind: 'krypto',
      address: `#/krypto/${number}`,
      day: `2026-11-${number}`,
      date: `2026-11-${number}`,
      outcome: 'solved',
      seconds: 9,
      helps: 0,
      level: 2,
    }));
    await page.evaluate((value) => {
      localStorage.setItem('reckon.diary', JSON.stringify({ version: 1, value }));
    }, solved);
    await page.reload();
    await page.locator('.week').getByText('Solve one today to make it 3 days.').waitFor();
    await close();
  });

  it('of a day before are played from the calendar', async () => {
    const { page, complaints, close } = await visitOn(SATURDAY, '');
    await page.getByRole('link', { name: /^Thursday,? 19 November/ }).click();
    await page.getByRole('heading', { name: 'An earlier day' }).waitFor();
    expect(await page.title()).toMatch(/^Thursday,? 19 November · reckon$/);
    await puzzle(page, 'Krypto').click();
    await page.locator('.krypto-day', { hasText: '19 November 2026' }).waitFor();
    await page.goBack();
    await puzzle(page, 'Calcrostic').click();
    await page.locator('.dateline', { hasText: 'Thursday' }).waitFor();
    await page.goBack();
    await puzzle(page, 'Letter grid').click();
    await page.getByRole('grid', { name: 'Letter grid, 4 by 4' }).waitFor();
    await page.getByText('level 3 of 5').waitFor();
    await page.goBack();
    await button(page, 'Calendar').click();
    await button(page, 'Previous month').click();
    await page.getByRole('heading', { name: 'October 2026' }).waitFor();
    await page.getByRole('link', { name: 'Back to today' }).click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('are none for a day that has not come, and the page says so', async () => {
    const { page, close } = await visitOn(SATURDAY, '#/krypto/2026-11-22');
    await page.getByText('This day has no puzzles').waitFor();
    await page.goto(at('#/calcrostic/2026-11-22'));
    await page.getByText('This day has no puzzles').waitFor();
    await page.goto(at('#/home/2026-11-22'));
    await page.getByText('This day has no puzzles').waitFor();
    await close();
  });

  it('have a level by the day of the week', async () => {
    const { page, close } = await visitOn('2026-11-23T09:00:00', '#/krypto'); // a Monday
    await page.getByRole('button', { name: /^Difficulty 1 of 5/ }).waitFor();
    await page.goto(at('#/calcrostic/2026-11-23'));
    await page.getByText('level 1 of 5').waitFor();
    await close();
  });
});

describe('the hand of the day on the home', () => {
  it('is played at once, and its clock begins when it is shown', async () => {
    const { page, complaints, close } = await visitOn(SATURDAY, '');
    const home = page.locator('.home-hero');
    await expect.poll(() => home.locator('.card').count()).toBe(5);
    await page.clock.runFor('01:00');
    await home.locator('.card').first().click();
    await home.locator('.card').nth(1).click();
    await button(page, 'plus').click();
    expect(await home.locator('.card').count()).toBe(4);
    await puzzle(page, 'Krypto').click();
    await page.getByRole('heading', { name: 'Today’s hand' }).waitFor();
    expect(await countCards(page)).toBe(4);
    expect(await page.locator('.clock-time').innerText()).toMatch(/^1:0/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is solved there, which counts for the day', async () => {
    const { page, complaints, close } = await visitOn(SATURDAY, '');
    await page.locator('.home-hero .card').first().waitFor();
    await solveByHints(page);
    await puzzle(page, 'Krypto')
      .getByText(/^Solved/)
      .waitFor();
    await page.getByRole('link', { name: /^Saturday,? 21 November: 1 of 3 solved$/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('stands beside the other puzzles, drawn as they are', async () => {
    const { page, close } = await visitOn(SATURDAY, '');
    const grid = puzzle(page, 'Calcrostic');
    await expect.poll(() => grid.locator('[data-number="true"]').count()).toBe(9);
    const numbers = await grid.locator('[data-number="true"]').allInnerTexts();
    await grid.click();
    await page.locator('.board').waitFor();
    const board = await page.locator('.board-number').allInnerTexts();
    expect(board.map((number) => number.replaceAll(/\s/g, ''))).toEqual(numbers);
    await close();
  });
});

it('leads back to what was begun', async () => {
  const { page, close } = await visitOn(SATURDAY, HAND);
  await card(page, '14').click();
  await card(page, '8').click();
  await button(page, 'plus').click();
  await card(page, '22').waitFor();
  await page.goto(at(P1));
  await page.locator('.letter').first().click();
  await page.locator('.digit').first().click();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'Krypto: 8 19 14 2 21 : 17' }).click();
  await card(page, '22').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Calcrostic: 3 × 3' }).click();
  await page.locator('.board').waitFor();
  await close();
});

it('deals a hand of the level that is chosen, and the next one at a key', async () => {
  const { page, close } = await visitOn(SATURDAY, '');
  await page.getByLabel('Level of the next hand').selectOption('5');
  await button(page, 'Deal a hand').click();
  const level = page.getByRole('button', { name: /^Difficulty 5 of 5/ });
  await level.waitFor();
  const before = page.url();
  await page.keyboard.press('n');
  await expect.poll(() => page.url()).not.toBe(before);
  await level.waitFor();
  await close();
});
