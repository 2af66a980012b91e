// SPDX-License-Identifier: MIT
/**
 * `npm run screenshots` draws every view into screenshots/, for eyes to judge, and
 * `npm run pictures` the pictures of docs/web.md and of the guides to the day of a contest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { connect, DESKTOP, open, PHONE, PROJECTOR } from './browser';
import { ROOT } from './native-server';
import { openScene, SCENES } from './scenes';
import { serveSite } from './site';
import { enterStaffScene, STAFF_SCENES } from './staff-scenes';
import { StaffServer } from './staff-server';

const FOLDER = join(import.meta.dirname, '..', 'screenshots');
const isForDocs = process.env['PICTURES'] !== undefined;

it.skipIf(isForDocs)('draws every view', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const [browser, site] = await Promise.all([connect(), serveSite()]);
  const only = process.env['SCENES'];
  for (const scene of SCENES) {
    if (only !== undefined && !scene.name.includes(only)) {
      continue;
    }
    const sizes = { phone: PHONE, desktop: DESKTOP, projector: PROJECTOR };
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, close } = await openScene(browser, site.address, scene, {
          viewport,
          colorScheme,
        });
        await page.waitForTimeout(200);
        const path = join(FOLDER, `${scene.name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: size === 'phone' });
        await close();
      }
    }
  }
  await browser.close();
  await site.close();
});

/** The views of docs/web.md, as scenes, and the most bytes of their pictures together. */
const OF_DOCS = [
  'home',
  'krypto-choosing',
  'krypto-solved',
  'calcrostic-hint',
  'alphametic-sum',
  'explore',
  'workshop',
  'room-playing',
  'class-screen-playing',
  'scan-found',
];
const MOST_BYTES = 1_500_000;

it.runIf(isForDocs)('draws the pictures of the documents', async () => {
  const folder = join(ROOT, 'docs/images/page');
  mkdirSync(folder, { recursive: true });
  const [browser, site] = await Promise.all([connect(), serveSite()]);
  let bytes = 0;
  for (const name of OF_DOCS) {
    const scene = SCENES.find((one) => one.name === name);
    if (scene === undefined) {
      throw new Error(`there is no scene ${name}`);
    }
    for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
      const { page, close } = await openScene(browser, site.address, scene, {
        viewport,
        reducedMotion: 'reduce',
      });
      await page.waitForTimeout(500);
      const picture = await asWebp(browser, await page.screenshot());
      await close();
      bytes += picture.length;
      writeFileSync(join(folder, `${name}-${size}.webp`), picture);
    }
  }
  expect(bytes).toBeLessThan(MOST_BYTES);
  await browser.close();
  await site.close();
});

/** The views of the guides to the day of a contest: the scenes of staff, and the names of their pictures. */
const OF_DAY = { pupils: 'pupils', wall: 'wall', entrant: 'pupil', 'organiser-life': 'life' };

it.runIf(isForDocs)('draws the pictures of the day of a contest', async () => {
  const folder = join(ROOT, 'docs/images/day');
  mkdirSync(folder, { recursive: true });
  const browser = await connect();
  for (const [name, picture] of Object.entries(OF_DAY)) {
    const scene = STAFF_SCENES.find((one) => one.name === name);
    if (scene === undefined) {
      throw new Error(`there is no scene ${name}`);
    }
    for (const [locale, suffix] of [
      ['en-GB', ''],
      ['fr-FR', '-fr'],
    ] as const) {
      const server = new StaffServer();
      await server.start();
      const { page, close } = await open(browser, 'about:blank', { locale, viewport: DESKTOP });
      await enterStaffScene(page, server, scene);
      await page.waitForTimeout(500);
      const drawn = await asWebp(browser, await page.screenshot());
      writeFileSync(join(folder, `${picture}${suffix}.webp`), drawn);
      await close();
      await server.stop();
    }
  }
  await browser.close();
});

/** Has the browser write a picture in a fifth of the bytes. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const written = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85);
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(written.split(',')[1] ?? '', 'base64');
}
