import { it } from 'vitest';
import { setStage } from './stage';
import { button } from './table';
const { at, visit } = setStage();
it('looks', async () => {
  const { page, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-12-02T09:00:00' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('#/'));
  const solved = ['2026-11-30', '2026-12-01'].map((day) => ({
    kind: 'krypto', address: `#/krypto/${day}`, day, date: day, outcome: 'solved', seconds: 9, helps: 0, level: 2,
  }));
  await page.evaluate((value) => {
    localStorage.setItem('reckon.diary', JSON.stringify({ version: 1, value }));
  }, solved);
  await page.reload();
  await page.locator('.week').waitFor();
  await page.screenshot({ path: '/tmp/shots/home.png' });
  await button(page, 'Calendar').click();
  await page.screenshot({ path: '/tmp/shots/cal.png' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.screenshot({ path: '/tmp/shots/cal390.png' });
  await close();
});
