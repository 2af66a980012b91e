// SPDX-License-Identifier: MIT
/**
 * `npm run measure` prints how long visitors wait for some actions; the times depend on the
 * machine.
 */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { setStage } from './stage';
import { button, HAND } from './table';

const { at, visit } = setStage();

const REPEATS = 5;

it('the maps of the census after a tap on Explore', async () => {
  const times: number[] = [];
  for (let time = 0; time < REPEATS; ++time) {
    const { page, close } = await visit(HAND);
    await page.locator('.difficulty-button').waitFor();
    const cells = 4 * 25 + 325;
    times.push(await timeFromClick(page, 'nav [href="#/explore"]', '.map rect', cells));
    await close();
  }
  report('maps', times);
});

it('all solutions of five cards after the click', async () => {
  const { page, close } = await visit(HAND);
  const times: number[] = [];
  for (const hand of [
    '2-4-3-6-5/6',
    '1-2-3-5-6/1',
    '24-22-23-20-21/1',
    '8-16-13-10-5/6',
    '3-7-1-8-9/2',
  ]) {
    await page.goto(at(`#/krypto/${hand}?rules=house`));
    await page.locator('.difficulty-button').waitFor();
    await button(page, 'Give up').click();
    await button(page, 'Show them').waitFor();
    times.push(await timeFromClick(page, '.message .felt-button', '.solution-list li', 1));
  }
  report('solutions', times);
  await close();
});

function report(what: string, times: number[]): void {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  process.stdout.write(
    `${what}: ${times.map(Math.round).join(', ')} ms, median ${Math.round(middle ?? NaN)} ms\n`,
  );
}

/** Clicks on what `pressed` finds, and counts up to the frame that has this many of `awaited`, in ms. */
function timeFromClick(
  page: Page,
  pressed: string,
  awaited: string,
  count: number,
): Promise<number> {
  return page.evaluate(
    (asked) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll(asked.awaited).length >= asked.count) {
            observer.disconnect();
            requestAnimationFrame(() => {
              setTimeout(() => {
                resolve(performance.now() - begin);
              });
            });
          }
        });
        observer.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(asked.pressed)?.click();
      }),
    { pressed, awaited, count },
  );
}
