import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launch, open, PHONE } from './browser';
import { serveSite, type Site } from './site';
import { button, card, countCards, HAND, isSolved, OPERATOR_NAMES, SOLUTION } from './table';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const message = (page: Page) => page.locator('.message');

describe('a hand is solved', () => {
  it('by clicks of a mouse, with steps undone and done again', async () => {
    const { page, complaints, close } = await open(browser, site.address + HAND);
    for (const [left, operator, right] of SOLUTION.slice(0, 2)) {
      await card(page, left).click();
      await card(page, right).click();
      await button(page, OPERATOR_NAMES[operator]).click();
    }
    expect(await countCards(page)).toBe(3);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect(await countCards(page)).toBe(5);
    await button(page, 'Redo').click();
    await button(page, 'Redo').click();
    for (const [left, operator, right] of SOLUTION.slice(2)) {
      await card(page, left).click();
      await button(page, OPERATOR_NAMES[operator]).click();
      await card(page, right).click();
    }
    await isSolved(page);
    expect(await message(page).textContent()).toContain('(14 + 8 − 21) × (19 − 2) = 17');
    expect(await page.getByRole('status').first().textContent()).toContain('Krypto!');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('by dragging with a mouse', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    for (const [left, operator, right] of SOLUTION) {
      await card(page, left).dragTo(card(page, right));
      await button(page, OPERATOR_NAMES[operator]).click();
    }
    await isSolved(page);
    await close();
  });

  it('by the keyboard alone', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    await card(page, '8').waitFor();
    const focusCard = async (value: string) => {
      for (let i = 0; i < 5; i++) {
        const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        if (name === `Card ${value}` || name?.startsWith(`Card ${value},`)) {
          return;
        }
        await page.keyboard.press('ArrowRight');
      }
      throw new Error(`the arrows do not lead to ${value}`);
    };
    while (!(await page.evaluate(() => document.activeElement?.classList.contains('card')))) {
      await page.keyboard.press('Tab');
    }
    for (const [left, operator, right] of SOLUTION) {
      await focusCard(left);
      await page.keyboard.press('Enter');
      await focusCard(right);
      await page.keyboard.press('Space');
      await page.keyboard.press(operator);
    }
    await isSolved(page);
    await page.keyboard.press('Control+z');
    expect(await countCards(page)).toBe(2);
    await page.keyboard.press('Control+y');
    await isSolved(page);
    await close();
  });

  it('by touch: taps, and drags with a finger', async () => {
    const options = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page, close } = await open(browser, site.address + HAND, options);
    const [first, ...rest] = SOLUTION;
    if (first !== undefined) {
      await dragByFinger(page, first[0], first[2]);
      await button(page, OPERATOR_NAMES[first[1]]).tap();
    }
    for (const [left, operator, right] of rest) {
      await card(page, left).tap();
      await card(page, right).tap();
      await button(page, OPERATOR_NAMES[operator]).tap();
    }
    await isSolved(page);
    await close();
  });

  it('by a formula, after the place of a mistake was shown', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    const field = page.getByLabel('Or type a formula');
    await field.fill('(14 + 8 - 21) * (19 ? 2)');
    await field.press('Enter');
    expect(await page.locator('mark').textContent()).toBe('?');
    await expectAccessible(page);
    await field.fill('(14 + 8 - 21) * (19 - 2)');
    await field.press('Enter');
    await isSolved(page);
    await close();
  });
});

async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const middle = async (value: string) => {
    const box = await card(page, value).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const halfway = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  await touch('touchMove', [halfway]);
  await touch('touchMove', [end]);
  // Lifted in full flight, the finger would fling, and the browser would swallow the next tap.
  await page.waitForTimeout(150);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
}

describe('help', () => {
  it('is a hint that can be followed to the end', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    for (let i = 0; i < 4; i++) {
      await button(page, 'Hint').click();
      await button(page, 'Do it').click();
    }
    await isSolved(page);
    await close();
  });

  it('says that there is no way on, and undoes', async () => {
    const address = `${site.address}#/krypto/1-1-1-1-6/10?rules=house`;
    const { page, close } = await open(browser, address);
    await card(page, '6').click();
    await card(page, '1').first().click();
    await button(page, 'minus').click();
    await card(page, '1').first().click();
    await card(page, '1').nth(1).click();
    await button(page, 'minus').click();
    await button(page, 'Hint').click();
    await message(page).getByText('no way to the objective').waitFor();
    await expectAccessible(page);
    await message(page).getByRole('button', { name: 'Undo' }).click();
    expect(await countCards(page)).toBe(4);
    await close();
  });

  it('says that a hand has no solution, and what is nearest', async () => {
    const address = `${site.address}#/krypto/1-1-1-1-1/25?rules=house`;
    const { page, close } = await open(browser, address);
    await button(page, 'Hint').click();
    await message(page).getByText('(1 + 1 + 1) × (1 + 1)').waitFor();
    await close();
  });

  it('is giving up: all solutions, the easiest first, page by page', async () => {
    const address = `${site.address}#/krypto/2-4-3-6-5/6?rules=house`;
    const { page, close } = await open(browser, address);
    await button(page, 'Give up').click();
    await button(page, 'Keep trying').click();
    await button(page, 'Give up').click();
    await button(page, 'Show them').click();
    await page.getByRole('heading', { name: '175 solutions, the easiest first' }).waitFor();
    const shown = () => page.locator('.solution-list li').allTextContents();
    const first = await shown();
    expect(first).toHaveLength(20);
    await expectAccessible(page);
    await button(page, 'More').click();
    const second = await shown();
    expect(first.some((one) => second.includes(one))).toBe(false);
    await button(page, 'Easier ones').click();
    expect(await shown()).toEqual(first);
    await close();
  });
});

describe('the rules', () => {
  it('refuse a step, say why, and leave the hand as it is', async () => {
    const address = `${site.address}#/krypto/8-19-14-2-21/17?rules=international`;
    const { page, close } = await open(browser, address);
    await card(page, '8').click();
    await card(page, '19').click();
    await button(page, 'minus').click();
    expect(await message(page).textContent()).toBe(
      '8 − 19 is not allowed: these rules allow nothing below 0.',
    );
    expect(await countCards(page)).toBe(5);
    await close();
  });

  it('can be changed, and the game goes on', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    await card(page, '14').click();
    await card(page, '8').click();
    await button(page, 'plus').click();
    await page.getByLabel('International').check();
    await page.getByText('as in tournaments').waitFor();
    expect(await countCards(page)).toBe(4);
    expect(page.url()).toContain('rules=international');
    await close();
  });
});

describe('the hand', () => {
  it('of today is the same wherever it is opened, and solvable', async () => {
    const clock = '2026-11-21T09:00:00';
    const hands: string[] = [];
    for (const locale of ['en-GB', 'fr-FR']) {
      const { page, close } = await open(browser, 'about:blank', { locale });
      await page.clock.setFixedTime(clock);
      await page.goto(site.address);
      await page.locator('.card').first().waitFor();
      hands.push((await page.locator('.felt .number').allTextContents()).join(' '));
      await page.locator('.difficulty-button').waitFor();
      await close();
    }
    expect(hands[0]).toBe(hands[1]);
  });

  it('is kept with its moves and its clock when the page is loaded again', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    await card(page, '14').click();
    await card(page, '8').click();
    await button(page, 'plus').click();
    await page.getByText('0:02').waitFor();
    await page.reload();
    await card(page, '22').waitFor();
    expect(await countCards(page)).toBe(4);
    expect(await page.locator('.clock-time').textContent()).toMatch(/^0:0[2-9]$/);
    await page.getByRole('switch', { name: 'Clock' }).click();
    await page.reload();
    expect(await page.locator('.clock-time').textContent()).toBe('–:––');
    await close();
  });

  it('can be typed, and dealt by chance under the rules of the table', async () => {
    const { page, close } = await open(browser, site.address + HAND);
    await page.getByLabel('Your own hand').fill('1 2 3 4');
    await button(page, 'Play it').click();
    await page.getByText('A hand has five cards').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your own hand').fill('3 25 9 8 1 : 4');
    await button(page, 'Play it').click();
    await card(page, '25').waitFor();
    await page.getByLabel('Positive').check();
    await page.getByLabel('Deck').selectOption('52');
    await button(page, 'Deal a hand').click();
    await page.waitForURL(/rules=positive/);
    await page.locator('.difficulty-button').waitFor();
    await close();
  });

  it('in a broken link is told, with a way out', async () => {
    const { page, close } = await open(browser, `${site.address}#/krypto/8-19-14/x`);
    await page.getByText('This link is broken.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Today’s hand' }).click();
    await page.locator('.card').first().waitFor();
    await close();
  });
});

it('shares a result, and the link opens the same hand', async () => {
  const { page, close } = await open(browser, site.address + HAND, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByLabel('Or type a formula').fill('(14 + 8 - 21) * (19 - 2)');
  await button(page, 'Check').click();
  await button(page, 'Share').click();
  await page.getByText('Copied.').first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [line, link = ''] = text.split('\n');
  expect(line).toMatch(/^reckon Krypto 8 19 14 2 21 : 17 ★★ 0:\d\d no hints$/);
  const friend = await open(browser, link);
  await card(friend.page, '19').waitFor();
  expect(await countCards(friend.page)).toBe(5);
  await friend.close();
  await close();
});

it('shows all solutions of five cards within 50 ms of the click', async () => {
  const { page, close } = await open(browser, site.address + HAND);
  const times: number[] = [];
  for (const hand of [
    '2-4-3-6-5/6',
    '1-2-3-5-6/1',
    '24-22-23-20-21/1',
    '8-16-13-10-5/6',
    '3-7-1-8-9/2',
  ]) {
    await page.goto(`${site.address}#/krypto/${hand}?rules=house`);
    await page.locator('.difficulty-button').waitFor();
    await button(page, 'Give up').click();
    await button(page, 'Show them').waitFor();
    times.push(await page.evaluate(timeToSolutions));
  }
  const told = times.map((time) => time.toFixed(0)).join(', ');
  process.stdout.write(`solutions on the screen after ${told} ms\n`);
  times.sort((a, b) => a - b);
  // The median, for the machine may be busy with something else for a moment.
  expect(times[2]).toBeLessThan(50);
  await close();
});

/** In the page: presses the button, and counts up to the frame that has the solutions. */
function timeToSolutions(): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector('.solution-list li') !== null) {
        observer.disconnect();
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(performance.now() - begin);
          });
        });
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLButtonElement>('.message .felt-button')?.click();
  });
}
