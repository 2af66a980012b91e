// SPDX-License-Identifier: MIT
/** The page can be installed as a program. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchWithProfile } from './browser';
import { serveSite } from './site';

interface Manifest {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string }[];
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
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors, data = '' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const manifest = JSON.parse(data) as Manifest;
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
