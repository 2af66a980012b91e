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
});
