// SPDX-License-Identifier: MIT
/** 24, Countdown and games of one's own: whole games on phone and desk, days, links, the record. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { begin, HAND_OF_24, ROUND } from './game-scenes';
import { setStage } from './stage';
import { button, card, countCards, isSolved, OPERATOR_NAMES, type Steps } from './table';

const { at, visit } = setStage();

const SIZES = {
  'a phone': { viewport: PHONE, hasTouch: true, isMobile: true },
  'a desk': { viewport: DESKTOP },
};

async function play(page: Page, steps: Steps): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  for (const [left, operator, right] of steps) {
    const press = [
      card(page, left).first(),
      button(page, OPERATOR_NAMES[operator]),
      card(page, right).last(),
    ];
    for (const one of press) {
      await (isPhone ? one.tap() : one.click());
    }
  }
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

describe.each(Object.entries(SIZES))('on %s', (_size, options) => {
  it('24 is played from 3 3 8 8 to its end, and noted', async () => {
    const { page, complaints, close } = await visit(HAND_OF_24, options);
    await page.getByText('Make 24 from all four cards.').waitFor();
    expect(await countCards(page)).toBe(4);
    await play(page, [
      ['8', '/', '3'],
      ['3', '-', '8 / 3'],
      ['8', '/', '1 / 3'],
    ]);
    await isSolved(page);
    await page.locator('.message').getByText('8 ÷ (3 − 8 ÷ 3) = 24').waitFor({ state: 'attached' });
    await page.getByText('the only solution').waitFor();
    await page.goto(at('#/record'));
    expect(await row(page, '24').locator('td').first().textContent()).toBe('1');
    expect(complaints).toEqual([]);
    await close();
  });

  it('Countdown is played to the number itself', async () => {
    const { page, complaints, close } = await visit(ROUND, options);
    expect(await countCards(page)).toBe(0);
    await begin(page);
    expect(await countCards(page)).toBe(6);
    await play(page, [
      ['75', '*', '6'],
      ['450', '/', '50'],
      ['100', '+', '3'],
      ['9', '*', '103'],
      ['927', '+', '25'],
    ]);
    await isSolved(page);
    await page.locator('.result-facts').getByText('10 points').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('a near number is given as the answer of Countdown, with its points', async () => {
    const { page, complaints, close } = await visit('#/countdown/25-50-75-100-3-6/926', options);
    await begin(page);
    await play(page, [
      ['75', '*', '6'],
      ['450', '/', '50'],
      ['100', '+', '3'],
      ['9', '*', '103'],
    ]);
    await card(page, '927').click();
    await button(page, '927 is my answer').click();
    const facts = page.locator('.result-facts');
    await page.locator('.result-found').getByText('927 is 1 away').waitFor();
    await page.locator('.result-title').getByText('7 points').waitFor();
    await facts.getByText('the target can be reached').waitFor();
    await page.goto(at('#/record'));
    await page.getByText('Countdown: 25 50 75 100 3 6 : 926', { exact: true }).waitFor();
    await page.locator('.record-history').getByText('Played · 7 points').waitFor();
    expect(await row(page, 'Countdown').locator('td').first().textContent()).toBe('0');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['24', 'Today’s 24', 4],
    ['countdown', 'Today’s Countdown', 6],
  ])('the %s of the day is played with hints', async (game, title, cards) => {
    const { page, complaints, close } = await visit('about:blank', options);
    await page.clock.install({ time: '2026-12-05T09:00:00' });
    await page.goto(at('#/'));
    await page.locator(`.day-puzzle[href="#/${game}"]`).click();
    await page.getByRole('heading', { name: title }).waitFor();
    if (game === 'countdown') {
      await button(page, 'Without the clock').click();
    }
    await expect.poll(() => countCards(page)).toBe(cards);
    while (!(await page.locator('.felt .result').isVisible())) {
      await button(page, 'Hint').click();
      await button(page, 'Tell me more').click();
      await button(page, 'Tell me more').click();
      const before = await countCards(page);
      await button(page, 'Do it').click();
      await expect.poll(() => countCards(page)).toBe(before - 1);
    }
    await page.locator('.result-facts li').nth(1).waitFor();
    await page.goto(at('#/'));
    await page.locator(`.day-puzzle[href="#/${game}"][data-state="solved"]`).waitFor();
    await page.getByRole('heading', { name: '1-day streak' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('a hand of one’s own is typed, and cards may be left over', async () => {
    const { page, complaints, close } = await visit('', options);
    await page.getByRole('link', { name: 'A hand of your own…' }).click();
    await page.getByLabel('Your own hand').fill('1 2 3 4 5 6 7 : 1000');
    await page.getByLabel('Cards may be left over').check();
    await button(page, 'Play it').click();
    await page.waitForURL(/#\/krypto\/1-2-3-4-5-6-7\/1000\?use=any$/);
    await expect.poll(() => countCards(page)).toBe(7);
    await page.getByLabel('Or type a formula').fill('(6 × 7 − 2) × 5 × (4 + 1)');
    await button(page, 'Check').click();
    await isSolved(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('says what is wrong with a formula until that is edited, while the clock goes on', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-24T18:00:00' });
  await page.goto(at('#/24/1-1-3-7/24'));
  const formula = page.getByLabel('Or type a formula');
  const clock = page.locator('.clock-time');
  for (const [text, verdict] of [
    ['7*3+1+1', 'All cards are used, but the result is 23.'],
    ['7*3', 'Not all cards are used. Left over: 1, 1.'],
    ['7*8', 'There is no 8 among the cards.'],
    ['7*7', 'The hand has no such card left.'],
  ] as const) {
    await formula.fill(text);
    await formula.press('Enter');
    await page.getByText(verdict).waitFor();
    const before = await clock.textContent();
    await page.clock.runFor('00:05');
    await expect.poll(() => clock.textContent()).not.toBe(before);
    await page.getByText(verdict).waitFor();
    await formula.press('End');
    await formula.press('Backspace');
    await page.getByText(verdict).waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await close();
});

it('shows on a phone what Check says of a formula', async () => {
  const small = { viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true };
  const { page, complaints, close } = await visit('#/countdown/25-50-75-100-3-6/926', small);
  await begin(page);
  const isInSight = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > -1 && bottom < innerHeight + 1;
    });
  const formula = page.getByLabel('Or type a formula');
  await formula.fill('7*8');
  // With the field at the lower edge of the screen, the message below it would be out of sight.
  await formula.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await formula.press('Enter');
  await page.getByText('There is no 7 among the numbers.').waitFor();
  await expect.poll(() => isInSight('.krypto-side .wrong:not(:empty)')).toBe(true);
  await formula.fill('75 × 6 ÷ 50 × (100 + 3)');
  await formula.press('Enter');
  await button(page, '927 is my answer').waitFor();
  await expect.poll(() => isInSight('.felt .message')).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('ends a round of Countdown when the time is up', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-24T18:00:00' });
  await page.goto(at(ROUND));
  await begin(page);
  await play(page, [['75', '*', '6']]);
  await page.clock.runFor('00:31');
  const facts = page.locator('.result-facts');
  await page.locator('.result-found').getByText('450 is 502 away').waitFor();
  await page.locator('.result-title').getByText('no points').waitFor();
  await facts.getByText('the target can be reached').waitFor();
  // After a loss no harder round is offered.
  await button(page, 'Another at this level').waitFor();
  expect(await button(page, 'A harder one').count()).toBe(0);
  await button(page, 'Play it again').click();
  await expect.poll(() => countCards(page)).toBe(6);
  expect(await page.locator('.felt .result').count()).toBe(0);
  await page.getByLabel('Or type a formula').fill('75 × 6 ÷ 50 × (100 + 3) + 25');
  await button(page, 'Check').click();
  await page.locator('.result-title').getByText('You have got it!').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('lets the time of Countdown run on while one is away', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-24T18:00:00' });
  await page.goto(at(ROUND));
  await begin(page);
  await play(page, [['75', '*', '6']]);
  await page.clock.runFor('00:05');
  await page.goto(at('#/about'));
  await page.clock.runFor('00:10');
  await page.goto(at(ROUND));
  await expect
    .poll(async () => Number((await page.locator('.clock-time').textContent())?.slice(2)))
    .toBeLessThan(16);
  expect(await page.locator('.felt .result').count()).toBe(0);
  await page.goto(at('#/about'));
  await page.clock.runFor('00:40');
  await page.goto(at(ROUND));
  await page.locator('.result-found').getByText('450 is 502 away').waitFor();
  await page.goto(at('#/record'));
  await page.getByText('Countdown: 25 50 75 100 3 6 : 952', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('says how near one can come where the objective cannot be reached', async () => {
  const { page, complaints, close } = await visit('#/countdown/1-1-2-2-3-3/952');
  await begin(page);
  await button(page, 'Give up').click();
  await button(page, 'Show me').click();
  await page.locator('.result-facts').getByText('best possible: 81 (871 away)').waitFor();
  await page.locator('.solution-list').getByText('81 (871 away)').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('shows A, J, Q and K of 24 if that is wished', async () => {
  const { page, complaints, close } = await visit('#/24/1-11-12-13/24');
  await card(page, '13').waitFor();
  expect(await page.locator('.card').allTextContents()).toEqual(['1', '11', '12', '13']);
  await page.getByRole('switch', { name: 'Show A, J, Q and K' }).check();
  expect(await page.locator('.card').allTextContents()).toEqual(['A', 'J', 'Q', 'K']);
  await page.reload();
  await card(page, 'K, 13').waitFor();
  expect(await page.locator('.card').allTextContents()).toEqual(['A', 'J', 'Q', 'K']);
  expect(complaints).toEqual([]);
  await close();
});

it('deals by deck, large numbers and level', async () => {
  const { page, complaints, close } = await visit('#/24');
  await page.getByLabel('Level of the next hand').selectOption('2');
  await page.getByLabel('Cards', { exact: true }).selectOption('10');
  await button(page, 'Deal four cards').click();
  await page.waitForURL(/#\/24\/(?:\d+-){3}\d+\/24$/);
  await page.getByRole('button', { name: /^Difficulty 2 of 5/ }).waitFor();
  await page.goto(at('#/countdown'));
  await button(page, 'Without the clock').click();
  await page.getByLabel('Large numbers').selectOption('4');
  await button(page, 'Draw six numbers').click();
  await page.waitForURL(/#\/countdown\/[-\d]+\/\d{3}$/);
  for (const large of ['25', '50', '75', '100']) {
    await card(page, large).waitFor();
  }
  await page.getByRole('button', { name: /^Difficulty 2 of 5/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('runs against the clock', async () => {
  const { page, complaints, close } = await visit('#/24/run');
  await page.getByRole('heading', { name: '24, 5-minute challenge' }).waitFor();
  await button(page, 'Start').click();
  await expect.poll(() => countCards(page)).toBe(4);
  await page.goto(at('#/countdown/run'));
  await button(page, 'Start').click();
  await expect.poll(() => countCards(page)).toBe(6);
  expect(complaints).toEqual([]);
  await close();
});

it('speaks French', async () => {
  const { page, complaints, close } = await visit('#/countdown', { locale: 'fr-FR' });
  await page.getByRole('heading', { name: 'Le compte est bon du jour' }).waitFor();
  await page.goto(at(HAND_OF_24));
  await page.getByText('Obtenez 24 avec les quatre cartes.').waitFor();
  await page.locator('.difficulty-button').click();
  await page.getByText('Toute solution passe par une fraction.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('opens links and records that were given out before', async () => {
  const { page, complaints, close } = await visit('#/krypto/8-19-14-2-21/17?rules=integer');
  await card(page, '19').waitFor();
  expect(await page.getByLabel('Integer').isChecked()).toBe(true);
  await page.evaluate(() => {
    const address = '#/krypto/8-19-14-2-21/17?rules=house';
    const move = { from: 2, onto: 0, operator: '+', swapped: false };
    const game = { moves: [move], undone: [], hints: 0, gaveUp: false, seconds: 9, solved: false };
    const entry = {
      ...{ kind: 'krypto', address: '#/krypto/1-2-3-4-5/6?rules=house', day: null },
      ...{ date: '2026-11-20', outcome: 'solved', seconds: 5, helps: 0, level: 1 },
    };
    const keep = (name: string, value: unknown) =>
      localStorage.setItem(name, JSON.stringify({ version: 1, value }));
    keep('reckon.krypto.games', { [address]: game });
    keep('reckon.diary', [entry]);
  });
  await page.goto(at('#/record'));
  await page.reload();
  expect(await row(page, 'Krypto').locator('td').first().textContent()).toBe('1');
  await page.goto(at('#/krypto/8-19-14-2-21/17'));
  await card(page, '22').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
