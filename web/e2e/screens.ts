// SPDX-License-Identifier: MIT
/** Screens, and the elements that have no room on them. */
import type { Page } from 'playwright-core';
import { PROJECTOR } from './browser';

/** The size left for the page, in CSS pixels. */
export const SCREENS = {
  projector: PROJECTOR,
  'small projector': { width: 1280, height: 600 },
  desk: { width: 1440, height: 765 },
  laptop: { width: 1366, height: 625 },
  'upright tablet': { width: 768, height: 900 },
  'lying tablet': { width: 1024, height: 650 },
  phone: { width: 390, height: 664 },
  'small phone': { width: 360, height: 560 },
  'lying phone': { width: 844, height: 320 },
  'small lying phone': { width: 640, height: 290 },
} as const;

/** By how much the page is larger than the screen, in CSS pixels. */
export function excess(page: Page, side: 'Width' | 'Height'): Promise<number> {
  return page.evaluate(
    (which) => document.documentElement[`scroll${which}`] - window[`inner${which}`],
    side,
  );
}

/** Words that go on in the next line without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map((line) => Math.round(line.top));
        if (new Set(tops).size > 1) {
          broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Controls whose label has no room: the text, and by how many CSS pixels it is too long. */
export function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, select, summary, a.button, nav a, [role="tab"], .segment span';
    const pen = document.createElement('canvas').getContext('2d');
    const cut: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(controls)) {
      const style = getComputedStyle(one);
      if (!one.checkVisibility() || one.clientWidth === 0) {
        continue;
      }
      let texts = [one.innerText.trim()];
      let excess = one.scrollWidth - one.clientWidth;
      if (one instanceof HTMLSelectElement && pen !== null) {
        // A selection never scrolls: its longest choice is measured.
        pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room =
          one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const widths = [...one.options].map(({ text }) => pen.measureText(text).width);
        excess = Math.max(...widths) - room;
        texts = [...one.options].filter((_, at) => (widths[at] ?? 0) > room + 1).map((o) => o.text);
      }
      if (excess > 1) {
        cut.push(`${texts.join(' | ')}: ${Math.ceil(excess)}`);
      }
    }
    return cut;
  });
}
