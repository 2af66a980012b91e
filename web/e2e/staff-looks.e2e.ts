// SPDX-License-Identifier: MIT
/**
 * Axe objects to nothing on the page of staff: each view in both languages and colours. With
 * RECKON_STAFF_PICTURES a folder gets pictures of them, for eyes to judge.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, DESKTOP, expectAccessible, open, PHONE, PROJECTOR } from './browser';
import { enterStaffScene, STAFF_SCENES } from './staff-scenes';
import { StaffServer } from './staff-server';

const FOLDER = process.env['RECKON_STAFF_PICTURES'];
const ONLY = process.env['SCENES'] ?? '';
const LOOKS = [
  { locale: 'en-GB', viewport: DESKTOP, colours: ['light', 'dark'] },
  { locale: 'fr-FR', viewport: PHONE, colours: ['dark', 'light'] },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await connect();
  if (FOLDER !== undefined) {
    mkdirSync(FOLDER, { recursive: true });
  }
});
afterAll(() => browser.close());

const shown = STAFF_SCENES.filter(({ name }) => name.includes(ONLY));

it.each(shown)('axe objects to nothing in $name', async (scene) => {
  for (const { locale, viewport, colours } of LOOKS) {
    const server = new StaffServer();
    await server.start();
    const { page, complaints, close } = await open(browser, 'about:blank', { locale, viewport });
    await enterStaffScene(page, server, scene);
    for (const colorScheme of colours) {
      await page.emulateMedia({ colorScheme });
      if (FOLDER !== undefined) {
        const path = join(FOLDER, `${scene.name}-${locale}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: viewport === PHONE });
      } else {
        await expectAccessible(page);
      }
    }
    if (FOLDER !== undefined && viewport === DESKTOP) {
      await page.setViewportSize(PROJECTOR);
      await page.screenshot({ path: join(FOLDER, `${scene.name}-projector.png`) });
    }
    // The browser reports a server that is away, and a refusal, in its own words.
    expect(complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
    await close();
    await server.stop();
  }
});
