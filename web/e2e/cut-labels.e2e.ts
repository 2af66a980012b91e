// SPDX-License-Identifier: MIT
/** No control is too narrow for its label, on phones, tablets and desks, in both languages. */
import { describe, expect, it } from 'vitest';
import { LONG } from './alphametic-scenes';
import { NEWSPAPER, P1 } from './calcrostic-scenes';
import { cutLabels } from './screens';
import { setStage } from './stage';
import { HAND } from './table';

const { at, visit } = setStage();

/** Each view with an element that shows that it has loaded. */
const VIEWS: Record<string, string> = {
  '#/': '.day-puzzle .miniature',
  '#/record': '.record-table',
  '#/krypto/run': '.run',
  '#/24/run': '.run',
  '#/calcrostic/run': '.run',
  '#/krypto/own': '#content form',
  [HAND]: '.difficulty-button',
  '#/24': '.card',
  '#/countdown/25-50-75-100-3-6/952': '.felt',
  [P1]: '.board',
  [NEWSPAPER]: '.board',
  '#/calcrostic/new': '.dialog[open]',
  [LONG]: '.paper',
  '#/alphametic/new': '.dialog[open]',
  '#/explore': '.map rect',
  '#/workshop': '#content form',
  '#/room': '.room-opening',
  '#/scan': 'h1',
};

const WIDTHS = [360, 390, 768, 1280];

describe.each(['en-GB', 'fr-FR'])('in %s', (locale) => {
  it('every label has room in its control', async () => {
    const { page, close } = await visit('about:blank', { locale });
    // The forms of rooms are there where a server is.
    await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
    await page.clock.setFixedTime('2026-12-05T09:00:00');
    const cut: string[] = [];
    for (const [address, selector] of Object.entries(VIEWS)) {
      await page.goto(at(address));
      await page.locator(selector).first().waitFor();
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) {
          folded.removeAttribute('name'); // several at once
          folded.open = true;
        }
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        cut.push(...(await cutLabels(page)).map((label) => `${address} ${width}: ${label}`));
      }
    }
    expect(cut).toEqual([]);
    await close();
  });

  it.each([360, 1100])('the kinds of a sheet take one line each at %d px', async (width) => {
    const { page, close } = await visit('#/workshop', { locale, viewport: { width, height: 800 } });
    const kinds = page.locator('.workshop-check:has([type="checkbox"])');
    await kinds.first().waitFor();
    const lines = await kinds.evaluateAll((labels) =>
      labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label.lastChild ?? label);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual(lines.map(() => 1));
    await close();
  });
});

const FRAME = 5;
/** The least space between a number and the frame of its card. */
const CLEAR = 5;

it.each([
  [360, 560],
  [390, 850],
  [1280, 720],
  [1280, 900],
])('a target of three digits stays clear of its frame at %d × %d', async (width, height) => {
  const { page, close } = await visit('#/countdown/25-50-75-100-3-6/210', {
    viewport: { width, height },
  });
  await page.locator('.felt button').nth(1).click();
  for (const [card, frame] of [
    ['.objective:has(.number)', FRAME],
    ['.small-objective', 0],
  ] as const) {
    await page.locator(card).first().waitFor({ state: 'attached' });
    await page.locator('.how-to').evaluate((one) => one.setAttribute('open', ''));
    const gaps = await page
      .locator(card)
      .first()
      .evaluate((one) => {
        const text = document.createRange();
        text.selectNodeContents(one.querySelector('.number') ?? one);
        const [inside, around] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
        return [inside.left - around.left, around.right - inside.right];
      });
    expect(Math.min(...gaps) - frame, card).toBeGreaterThanOrEqual(frame === 0 ? 3 : CLEAR);
  }
  await close();
});

it('the sign that a form opens stays with the last word of its heading', async () => {
  const { page, close } = await visit('about:blank', { locale: 'fr-FR' });
  await page.route('**/api/version', (route) => route.fulfill({ json: { version: '1' } }));
  await page.goto(at('#/room'));
  const heading = page.locator('.room-opening h2').first();
  await heading.waitFor();
  const words = await heading.evaluate((one) => {
    // One word a line: a sign that could stand alone would take a line more.
    one.style.inlineSize = 'min-content';
    const line = parseFloat(getComputedStyle(one).lineHeight);
    return { lines: Math.round(one.clientHeight / line), words: one.textContent.split(' ').length };
  });
  expect(words.lines).toBe(words.words);
  await close();
});
