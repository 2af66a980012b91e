// SPDX-License-Identifier: MIT
/** The page can be installed as a program. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchWithProfile } from './browser';
import { serveSite } from './site';

interface Manifest {
  name?: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/**
 * Returns the objections of a browser that installs pages. A browser without windows installs none,
 * and objects to nothing.
 */
function objections({ name = '', display, icons }: Manifest): string[] {
  const isLarge = ({ sizes, purpose = 'any' }: Manifest['icons'][number]) =>
    purpose.split(' ').includes('any') && (sizes === 'any' || Number.parseInt(sizes, 10) >= 144);
  return [
    ...(name === '' ? ['it has no name'] : []),
    ...(['standalone', 'fullscreen', 'minimal-ui'].includes(display)
      ? []
      : ['it has no window of its own']),
    ...(icons.some(isLarge) ? [] : ['it has no icon of 144 pixels']),
  ];
}

it('can be installed, with icons that are what they say', async () => {
  const site = await serveSite();
  // Chromium installs nothing in the windows without memory that other tests open.
  const profile = await mkdtemp(join(tmpdir(), 'reckon-install-'));
  const context = await launchWithProfile(profile);
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const client = await context.newCDPSession(page);
  const { url, errors, data = '' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const manifest = JSON.parse(data) as Manifest;
  expect(objections(manifest)).toEqual([]);
  expect(objections({ ...manifest, name: '', display: 'browser', icons: [] })).toHaveLength(3);
  expect(new URL(manifest.start_url, url).href).toBe(site.address);
  expect(new URL(manifest.scope, url).href).toBe(site.address);
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons.map(({ src }) => new URL(src, url).href),
  );
  manifest.icons.forEach((icon, index) => {
    expect([icon.sizes, 'any']).toContain(icon.sizes === 'any' ? 'any' : sizes[index]);
  });
  await context.close();
  await rm(profile, { recursive: true });
  await site.close();
});
