// SPDX-License-Identifier: MIT
/** `npm run screenshots` draws every view into screenshots/, for eyes to judge. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { connect, DESKTOP, PHONE, PROJECTOR } from './browser';
import { openScene, SCENES } from './scenes';
import { serveSite } from './site';

const FOLDER = join(import.meta.dirname, '..', 'screenshots');
it('draws every view', async () => {
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
