import { it } from 'vitest';
import { connect } from './browser';
import { openScene, SCENES } from './scenes';
import { serveSite } from './site';
it('draws', async () => {
  const [browser, site] = await Promise.all([connect(), serveSite()]);
  const only = new RegExp(process.env['SCENES'] ?? '^(24|countdown|own|game)');
  for (const scene of SCENES.filter((s) => only.test(s.name))) {
    for (const [size, viewport] of Object.entries({
      p: { width: 390, height: 844 },
      d: { width: 1280, height: 800 },
    })) {
      const { page, close } = await openScene(browser, site.address, scene, { viewport });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/h5shots/${scene.name}-${size}.png`, fullPage: true });
      await close();
    }
  }
  await browser.close();
  await site.close();
}, 900000);
