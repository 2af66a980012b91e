// SPDX-License-Identifier: MIT
/** Hints, giving up, and how fast all solutions appear. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectFocused, PHONE } from './browser';
import { setStage } from './stage';
import { button, card, countCards, HAND, isSolved, takeHint } from './table';

const { at, visit } = setStage();

const message = (page: Page) => page.locator('.message');

it('says what is to be done, and how, one tap away', async () => {
  const { page, close } = await visit(HAND);
  await page.locator('.felt').getByText('Make 17 from all five cards.').waitFor();
  await page.getByText('How to play').click();
  await page.getByText('The two become one card.').waitFor();
  await page.getByText('× and ÷ come before + and −').waitFor();
  expect(await page.locator('.how-to-picture').count()).toBe(3);
  await close();
});

it('says why a hand is that hard, until one goes on', async () => {
  const { page, close } = await visit(HAND);
  const reasons = page.locator('.difficulty-reasons');
  const goOn: (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => card(page, '14').click(),
    () => button(page, 'Hint').click(),
    () => page.locator('.foot').click({ position: { x: 2, y: 2 } }),
    () => page.keyboard.press('8'),
  ];
  for (const act of goOn) {
    await page.locator('.difficulty-button').click();
    await reasons.getByText('calculation').waitFor();
    await act();
    await reasons.waitFor({ state: 'hidden' });
  }
  await close();
});

describe('help', () => {
  it('is a hint that can be followed to the end', async () => {
    const { page, close } = await visit(HAND);
    for (let i = 0; i < 4; i++) {
      await takeHint(page);
      await button(page, 'Do it').click();
    }
    await isSolved(page);
    await close();
  });

  it('says more with each hint on the same cards, and does it in the end', async () => {
    const { page, close } = await visit(HAND);
    const said = (text: string) => message(page).getByText(text, { exact: true }).waitFor();
    await button(page, 'Hint').click();
    await message(page)
      .getByText(/^(Keep .+ for the end: .+=\s17\.|At the end, .+ 17\.) Try adding first\.$/)
      .waitFor();
    expect(await page.locator('.card[aria-pressed="true"]').count()).toBe(0);
    await button(page, 'Hint').click();
    await said('Combine 14 and 8.');
    expect(await page.locator('.card[aria-pressed="true"]').count()).toBe(2);
    await button(page, 'Hint').click();
    await said('Try 14 + 8.');
    await page.keyboard.press('h');
    await card(page, '22').waitFor();
    await card(page, '2').click();
    await card(page, '19').click();
    await button(page, 'minus').click();
    await button(page, 'Hint').click();
    await message(page)
      .getByText(/Try \w+ing first\.$/)
      .waitFor();
    await close();
  });

  it('says that there is no way on, and undoes', async () => {
    const address = '#/krypto/1-1-1-1-6/10?rules=house';
    const { page, close } = await visit(address);
    await card(page, '6').click();
    await card(page, '1').first().click();
    await button(page, 'minus').click();
    await card(page, '1').first().click();
    await card(page, '1').nth(1).click();
    await button(page, 'minus').click();
    await button(page, 'Hint').click();
    await message(page).getByText('cannot be reached from here').waitFor();
    await message(page).getByRole('button', { name: 'Undo' }).click();
    expect(await countCards(page)).toBe(4);
    await close();
  });

  it('says that a hand has no solution, and what is nearest', async () => {
    const address = '#/krypto/1-1-1-1-1/25?rules=house';
    const { page, close } = await visit(address);
    await message(page).getByText('This hand has no solution under these rules.').waitFor();
    await button(page, 'Hint').click();
    await message(page).getByText('(1 + 1 + 1) × (1 + 1)').waitFor();
    await button(page, 'Hint').click();
    await message(page).getByText('Give up and see how near you can get?').waitFor();
    await message(page).getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('heading', { name: 'This hand has no solution' }).waitFor();
    await close();
  });

  it('is giving up: all solutions, the easiest first, page by page', async () => {
    const address = '#/krypto/2-4-3-6-5/6?rules=house';
    const { page, close } = await visit(address);
    await button(page, 'Give up').click();
    await button(page, 'Keep trying').click();
    await button(page, 'Give up').click();
    await button(page, 'Show them').click();
    await page.locator('.result-title').getByText('You gave up on this hand.').waitFor();
    await page.locator('.result-next').getByText('Next: today’s Krypto').waitFor();
    await page.getByRole('heading', { name: /^5 of \d+ really different ways/ }).waitFor();
    expect(await page.locator('.solutions > .solution-list > li').count()).toBe(5);
    await button(page, 'All solutions (175)').click();
    await expectFocused(page.locator('.solutions h2'));
    const heading = page.getByRole('heading', { name: '175 solutions with equal forms' });
    const [ways] =
      /^\d+(?= ways, the easiest first)/.exec((await heading.textContent()) ?? '') ?? [];
    await page.getByText(`Ways 1 to 20 of ${ways}`, { exact: true }).waitFor();
    const shown = () => page.locator('.solutions > .solution-list > li').allTextContents();
    const first = await shown();
    expect(first).toHaveLength(20);
    await button(page, 'More').click();
    await page.getByText(`Ways 21 to 40 of ${ways}`, { exact: true }).waitFor();
    expect(await page.locator('.solutions > ol').getAttribute('start')).toBe('21');
    const second = await shown();
    expect(first.some((one) => second.includes(one))).toBe(false);
    await button(page, 'Easier ones').click();
    expect(await shown()).toEqual(first);
    await close();
  });

  it('shows the first solutions in sight, and offers them no more', async () => {
    const { page, close } = await visit('#/', { viewport: { width: 1280, height: 800 } });
    await button(page, 'Give up').click();
    await button(page, 'Show them').click();
    const first = page.locator('.solution-list > li').first();
    await first.waitFor();
    const places = () =>
      first.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(places).toBe(true);
    expect(await button(page, 'See all solutions').count()).toBe(0);
    await close();
  });

  it('folds solutions that differ by × 1 or ÷ 1, and counts ways and solutions', async () => {
    const { page, close } = await visit('#/24/1-11-12-13/24', { viewport: PHONE });
    await button(page, 'Give up').click();
    await button(page, 'Show them').click();
    await page.getByRole('heading', { name: 'One way (6 solutions with equal forms)' }).waitFor();
    const ways = page.locator('.solutions > .solution-list > li');
    expect(await ways.count()).toBe(1);
    await page.getByText('and 5 more that multiply or divide by 1').click();
    await page.getByText('12 ÷ 1 × (13 − 11)').waitFor();
    expect(await ways.locator('li').count()).toBe(5);
    await close();
  });
});

it('says that a number was typed which no card has', async () => {
  const { page, complaints, close } = await visit('#/krypto/1-3-10-2/24');
  await card(page, '10').waitFor();
  await page.keyboard.press('5');
  await message(page).getByText('There is no 5 among the cards.').waitFor();
  await page.keyboard.press('3');
  await message(page).getByText('3… pick the second card.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('has looked for all solutions before they are wanted: showing them looks for none again', async () => {
  const { page, close } = await visit('#/about');
  await page.addInitScript(noteQuestions);
  await page.goto(at(HAND));
  await page.reload();
  const searches = async () => {
    const questions = await page.evaluate(() => (window as unknown as Noting).questions);
    return questions.filter((path) => path === 'krypto/solve').length;
  };
  await expect.poll(searches).toBe(1);
  await button(page, 'Hint').click(); // its answer comes after that of the question before it
  await message(page).getByText('Try adding first.').waitFor();
  await button(page, 'Give up').click();
  await button(page, 'Show them').click();
  await page.locator('.solution-list li').first().waitFor();
  expect(await searches()).toBe(1);
  await close();
});

interface Noting {
  questions: string[];
}

/** Runs in the page before its scripts: notes the questions to the engine. */
function noteQuestions(): void {
  const questions: string[] = [];
  Object.assign(window, { questions });
  window.Worker = class extends Worker {
    override postMessage(message: { path: string }): void {
      questions.push(message.path);
      super.postMessage(message);
    }
  };
}
