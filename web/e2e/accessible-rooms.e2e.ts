// SPDX-License-Identifier: MIT
/** Checks rooms with axe, on narrow screens, and on the big screen of a class. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectScenesAccessible } from './accessible';
import { ROOM_SCENES } from './room-scenes';
import { CODE } from '../src/together/session/match-samples';
import type { Scene } from './scenes';
import { brokenWords, excess, SCREENS } from './screens';

const SIZES = [
  { width: 320, height: 640 },
  { width: 1024, height: 768 }, // of a projector
  { width: 1280, height: 800 },
] as const;

const ON_THE_WALL = ['projector', 'small projector', 'desk', 'laptop'] as const;

async function lookAtSizes(page: Page, { name }: Scene): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => excess(page, 'Width'), { message: `at ${size.width} px` }).toBe(0);
    expect(await brokenWords(page)).not.toContain(CODE); // to be read from afar
  }
  // All that a class looks at is in sight.
  for (const screen of name.startsWith('class-screen-') ? ON_THE_WALL : []) {
    await page.setViewportSize(SCREENS[screen]);
    await expect.poll(() => excess(page, 'Height'), { message: screen }).toBe(0);
  }
}

expectScenesAccessible(ROOM_SCENES, lookAtSizes);
