// SPDX-License-Identifier: MIT
/** Browsers that are too old for the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMON } from '../build-tools/settings.ts';
import { ROOT } from './native-server';
import { setStage } from './stage';

const { at, visit } = setStage();

describe('an old browser', () => {
  it.each([
    ['en-GB', 'This browser is too old for this page. It takes at least Chrome 123,'],
    ['fr-FR', 'Ce navigateur est trop ancien pour cette page. Il faut au moins Chrome 123,'],
  ])('says so instead of staying blank: %s', async (locale, text) => {
    const { page, close } = await visit('about:blank', { locale });
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    // It does not understand the scripts of the page.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
    );
    await page.goto(at('#/'));
    await page.getByRole('alert').getByText(text).waitFor();
    await close();
  });

  it('is one of which the page is not made', async () => {
    const { page, close } = await visit('#/');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await page.locator('#old-browser').count()).toBe(0);
    await close();
    const docs = readFileSync(join(ROOT, 'docs/web.md'), 'utf8');
    for (const target of COMMON.build.cssTarget) {
      const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
      const oldest = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`;
      expect(docs).toContain(oldest);
      expect(readFileSync(join(ROOT, 'web/public/old-browser.js'), 'utf8')).toContain(oldest);
    }
  });
});
