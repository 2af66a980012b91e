// SPDX-License-Identifier: MIT
/** Scenes before axe: light as on a desk, and dark as on a phone. */
import { describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, PHONE } from './browser';
import { openScene, type Scene } from './scenes';
import { setStage } from './stage';

/** In several files, each with a browser of its own, since axe takes its time. */
export function expectScenesAccessible(scenes: readonly Scene[]): void {
  const { at, browser } = setStage();

  describe('axe objects to nothing', () => {
    it.each(scenes.filter(({ isOnlyDrawn }) => isOnlyDrawn !== true))('in $name', async (scene) => {
      const { page, complaints, close } = await openScene(browser(), at(''), scene, {
        viewport: DESKTOP,
      });
      await expectAccessible(page);
      if (scene.isLarge !== true) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(PHONE);
        await expectAccessible(page);
      }
      // What cannot be had, the browser notes in its own words.
      expect(scene.without === undefined ? complaints : []).toEqual([]);
      await close();
    });
  });
}
