// SPDX-License-Identifier: MIT
/** Whole games of Krypto by mouse, keyboard, finger and formula. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectFocused, PHONE } from './browser';
import { setStage } from './stage';
import { button, card, countCards, HAND, isSolved, OPERATOR_NAMES, SOLUTION } from './table';

const { visit } = setStage();

describe('a hand is solved', () => {
  it('by clicks of a mouse, with steps undone and done again', async () => {
    const { page, complaints, close } = await visit(HAND);
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
    expect((await page.locator('.result-found').textContent())?.replaceAll('\u00a0', ' ')).toBe(
      '(14 + 8 − 21) × (19 − 2) = 17',
    );
    expect(await page.getByRole('status').first().textContent()).toContain('Krypto!');
    expect(complaints).toEqual([]);
    await close();
  });

  it('by dragging with a mouse', async () => {
    const { page, close } = await visit(HAND);
    for (const [left, operator, right] of SOLUTION) {
      await card(page, left).dragTo(card(page, right));
      await button(page, OPERATOR_NAMES[operator]).click();
    }
    await isSolved(page);
    await close();
  });

  it('by the keyboard alone', async () => {
    const { page, close } = await visit(HAND);
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

  it('by typing what is to be calculated, from the first key on', async () => {
    const { page, close } = await visit(HAND);
    await card(page, '14').waitFor();
    await page.keyboard.type('14+8');
    await card(page, '22').waitFor();
    await page.keyboard.type('22-21');
    await card(page, '1').waitFor();
    await page.keyboard.type('19-2');
    await card(page, '17').waitFor();
    await page.keyboard.type('1*17');
    await isSolved(page);
    await close();
  });

  it('with a hint and the next hand by one key each', async () => {
    const { page, close } = await visit(HAND);
    await card(page, '14').waitFor();
    await page.keyboard.press('h');
    await button(page, 'Tell me more').waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => page.url()).not.toContain(HAND);
    await page.locator('.felt:focus').waitFor();
    // In a field they are letters.
    const address = page.url();
    await page.getByLabel('Or type a formula').fill('');
    await page.keyboard.type('nh?');
    expect(await page.getByLabel('Or type a formula').inputValue()).toBe('nh?');
    expect(page.url()).toBe(address);
    await close();
  });

  it('and the keys are shown by ?, which is no help', async () => {
    const { page, complaints, close } = await visit(HAND);
    await card(page, '14').focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('a hint, which counts').first().waitFor();
    await keys.getByText('these keys').first().waitFor();
    // They are not played meanwhile.
    await page.keyboard.press('h');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    await expectFocused(card(page, '14'));
    expect(await button(page, 'Tell me more').count()).toBe(0);
    expect(page.url()).toContain(HAND);
    expect(complaints).toEqual([]);
    await close();
  });

  it('by touch: taps, and drags with a finger', async () => {
    const options = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page, close } = await visit(HAND, options);
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
    const { page, close } = await visit(HAND);
    const field = page.getByLabel('Or type a formula');
    await field.fill('(14 + 8 - 21) * (19 ? 2)');
    await field.press('Enter');
    expect(await page.locator('mark').textContent()).toBe('?');
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
