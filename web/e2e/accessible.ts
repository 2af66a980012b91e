// SPDX-License-Identifier: MIT
/**
 * Checks scenes with axe: in light colours on a desktop, and in dark ones on a phone. RECKON_TURN,
 * a number that grows with each commit, has each scene looked at in one of the two ways in turn.
 */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, open, PHONE, type WatchedPage } from './browser';
import { enterScene, openScene, type Scene } from './scenes';
import { AXE } from './site';
import { setStage } from './stage';

const isOdd = (number: number): boolean => number % 2 === 1;

/**
 * Several files call this and run side by side, since axe takes its time. All other checks of a
 * scene follow, even in scenes that axe skips: opening a page costs more than most checks of it.
 */
export function expectScenesAccessible(
  scenes: readonly Scene[],
  lookFurther?: (page: Page, scene: Scene) => Promise<void>,
): void {
  const { at, browser, forgetVisits } = setStage();
  // By language: a new page costs more than what axe does in it.
  const pages = new Map<string, WatchedPage>();

  /** Opens the page in this language, as on a first visit. */
  async function emptyPage(locale: string): Promise<WatchedPage> {
    let shared = pages.get(locale);
    if (shared === undefined) {
      shared = await open(browser(), 'about:blank', { locale, viewport: DESKTOP });
      pages.set(locale, shared);
    }
    const { page, complaints } = shared;
    await forgetVisits(page);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(DESKTOP);
    complaints.length = 0;
    return shared;
  }

  async function enter(scene: Scene): Promise<WatchedPage> {
    const { prepare, without, isNewcomer, locale = 'en-GB' } = scene;
    if (prepare !== undefined || without !== undefined || isNewcomer === true) {
      return openScene(browser(), at(''), scene, { viewport: DESKTOP });
    }
    const shared = await emptyPage(locale);
    await enterScene(shared.page, at(''), scene);
    return { ...shared, close: () => Promise.resolve() };
  }

  async function lookWithAxe(page: Page, scene: Scene): Promise<void> {
    const turn = process.env['RECKON_TURN'];
    const isDarkDue = turn === undefined || isOdd(Number(turn) + scenes.indexOf(scene));
    const isDark = scene.isLarge !== true && isDarkDue;
    if (!isDark || turn === undefined) {
      await expectAccessible(page, at(AXE));
    }
    if (isDark) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(PHONE);
      await expectAccessible(page, at(AXE));
    }
  }

  afterAll(async () => {
    await Promise.all([...pages.values()].map(({ close }) => close()));
  });

  describe('axe objects to nothing', () => {
    const lookedAt = scenes.filter(({ isOnlyDrawn }) => isOnlyDrawn !== true || lookFurther);
    it.each(lookedAt)('in $name', async (scene) => {
      const { page, complaints, close } = await enter(scene);
      if (scene.isOnlyDrawn !== true) {
        await lookWithAxe(page, scene);
      }
      await lookFurther?.(page, scene);
      // The browser reports missing files in its own words.
      expect(scene.without === undefined ? complaints : []).toEqual([]);
      await close();
    });
  });
}
