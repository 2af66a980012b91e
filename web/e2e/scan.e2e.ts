// SPDX-License-Identifier: MIT
/** A printed sheet is shown to the page, and its puzzles are played, with `reckon serve` to read it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from './browser';
import { ROOT } from './native-server';
import { setNativeStage } from './stage';
import { card } from './table';

const { browser, server } = setNativeStage();

/** Reading takes a second, and more where others work too. */
const SLOW = { timeout: 30_000 };

/** A sheet with a hand, a calcrostic and an alphametic, as a scanner sees it. */
function scannedSheet(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'reckon-e2e-'));
  const sheet = join(folder, 'sheet.pdf');
  const wishes =
    '--krypto 1 --calcrostic 1 --alphametic 1 --rules integer --seed 7 --answers none --output';
  execFileSync(join(ROOT, 'build/release/reckon'), ['sheet', ...wishes.split(' '), sheet]);
  execFileSync('pdftoppm', ['-r', '110', '-png', '-singlefile', sheet, join(folder, 'sheet')]);
  const picture = readFileSync(join(folder, 'sheet.png'));
  rmSync(folder, { recursive: true });
  return picture;
}

it('a sheet is read, and its puzzles are played', async () => {
  const { page, complaints, close } = await open(browser(), `${server().address}#/scan`);
  const buffer = scannedSheet();
  const input = page.getByLabel('Choose a file');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('') });
  await page.getByText('cannot show that file').waitFor();
  await input.setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer });
  await page.getByRole('heading', { name: '3 puzzles found' }).waitFor(SLOW);
  expect(await page.locator('.scan-certain').count()).toBe(3);
  await page.getByRole('link', { name: 'Open in Calcrostic: puzzle 2' }).click();
  await page.getByRole('grid').waitFor();
  await page.goBack();

  await page.getByText('Drop a picture').waitFor();
  await input.setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer });
  await page.getByRole('link', { name: 'Open in Alphametic: puzzle 3' }).click(SLOW);
  await page.getByRole('grid', { name: /^Alphametic/ }).waitFor();
  await page.goBack();

  // Dropped, it is read once more.
  await page.getByText('Drop a picture').waitFor();
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'sheet.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, buffer.toString('base64'));
  await page.getByRole('link', { name: 'Open in Krypto: puzzle 1' }).click(SLOW);
  await card(page, '14').waitFor();
  expect(page.url()).toContain('rules=integer');
  expect(complaints).toEqual([]);
  await close();
});
