// SPDX-License-Identifier: MIT
/** The calcrostic view under fingers and in French, without any jumps. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser';
import { NEWSPAPER, P1, P1_ANSWER, type } from './calcrostic-scenes';
import { setStage } from './stage';

const { visit } = setStage();

/** Not among the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Returns the elements that are wider than the window, or too small for a finger. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = [...document.querySelectorAll('main button, main a, main select, main label')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => `too small: ${element.className} ${element.textContent}`);
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    return [...small, ...wide];
  });
}

describe.each(['en-GB', 'fr-FR'])('on a phone, in %s', (locale) => {
  it.each([P1, NEWSPAPER])('everything fits, and fits fingers: %s', async (address) => {
    const { page, close } = await visit(address, {
      viewport: PHONE,
      locale,
    });
    await page.locator('.board').waitFor();
    expect(await misfits(page)).toEqual([]);
    await page.locator('.actions-more button').first().click();
    await page.locator('dialog[open]').waitFor();
    expect(await misfits(page)).toEqual([]);
    await close();
  });
});

it('speaks French throughout', async () => {
  const { page, close } = await visit(P1, { locale: 'fr-FR' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const said = (text: string | RegExp) => page.locator('.note').getByText(text).waitFor();
  await page.getByText('niveau 1 sur 5').waitFor();
  await button('Indice').click();
  await said(/^Aucun nombre ne commence par\s0\. .*la colonne\s2, C\s÷\sB\s=\sA, certains/);
  await button('En dire plus').click();
  await said(
    /^Aucun nombre ne commence par\s0\. Donc A, B, D et E ne valent pas\s0\. .*la colonne\s2, C\s÷\sB\s=\sA/,
  );
  await type(page, { A: 3 });
  await button('Vérifier').click();
  await said('A est faux.');
  await type(page, P1_ANSWER);
  await page.locator('.result-title', { hasText: /^Résolu/ }).waitFor();
  await page.getByRole('gridcell', { name: 'ligne 1, nombre 3 : D 1, E 9, A 2' }).waitFor();
  await close();
});

it('stays where it is while it is laid and played', async () => {
  const { page, close } = await visit('#/calcrostic/today', {
    viewport: PHONE,
  });
  await page.getByText(/^level \d of 5$/).waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Tell me more', exact: true }).click();
  await page.getByRole('button', { name: 'Apply hint', exact: true }).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            // A shift right after a touch is the player's own.
            sum += entry.hadRecentInput ? 0 : entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(sum);
        }, 500);
      }),
  );
  expect(shift).toBeLessThan(0.05);
  await close();
});
