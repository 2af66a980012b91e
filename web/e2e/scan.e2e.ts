// SPDX-License-Identifier: MIT
/** A printed sheet is shown to the page, and its puzzles are played, with `reckon serve` to read it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectFocused, open, PHONE } from './browser';
import { RECKON } from './native-server';
import { setNativeStage } from './stage';
import { card } from './table';

const { browser, server } = setNativeStage();

/** Reading takes a second, and more where others work too. */
const SLOW = { timeout: 30_000 };

/** Prints a sheet and looks at its first page as a scanner does; `draw` makes a file of it. */
function scanOf<Picture>(
  wishes: string,
  draw: (sheet: string, folder: string) => Picture,
): Picture {
  const folder = mkdtempSync(join(tmpdir(), 'reckon-e2e-'));
  const sheet = join(folder, 'sheet.pdf');
  execFileSync(RECKON, ['sheet', ...wishes.split(' '), '--answers', 'none', '--output', sheet]);
  const picture = draw(sheet, folder);
  rmSync(folder, { recursive: true });
  return picture;
}

/** A sheet with a hand, a calcrostic and an alphametic, as a scanner sees it. */
function scannedSheet(): Buffer {
  const wishes = '--krypto 1 --calcrostic 1 --alphametic 1 --rules integer --seed 7';
  return scanOf(wishes, (sheet, folder) => {
    execFileSync('pdftoppm', ['-r', '110', '-png', '-singlefile', sheet, join(folder, 'sheet')]);
    return readFileSync(join(folder, 'sheet.png'));
  });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A sheet with the hand 8 10 7 6 7 : 8 and a calcrostic that begins with AB. The first number of
 * each is under a blot, and the codes below them are gone.
 */
function blottedSheet(): Buffer {
  return scanOf('--krypto 1 --calcrostic 1 --seed 9', (sheet, folder) => {
    const name = join(folder, 'sheet');
    execFileSync('pdftoppm', ['-r', '110', '-gray', '-singlefile', sheet, name]);
    const file = readFileSync(`${name}.pgm`);
    const [head = '', width = '', height = ''] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 100)) ?? [];
    const columns = Number(width);
    const pixels = file.subarray(head.length);
    const paint = (value: number, { left, top, right, bottom }: Box) => {
      for (let row = top; row < bottom; ++row) {
        pixels.fill(value, row * columns + left, row * columns + right);
      }
    };
    const black = (box: Box) => paint(0, box);
    const white = (box: Box) => paint(255, box);
    writeFileSync(`${name}.png`, pngOf(columns, Number(height), pixels));
    const [hand, grid] = placesIn(`${name}.png`);
    if (hand === undefined || grid === undefined) {
      throw new Error('the sheet has two puzzles');
    }
    black({
      left: hand.left + 3,
      top: hand.top + 6,
      right: hand.left + 23,
      bottom: hand.bottom - 5,
    });
    black({ left: grid.left + 1, top: grid.top + 4, right: grid.left + 48, bottom: grid.top + 44 });
    white({ ...hand, top: hand.bottom + 38, bottom: hand.bottom + 58 });
    white({ ...grid, top: grid.bottom + 76, bottom: grid.bottom + 94 });
    return pngOf(columns, Number(height), pixels);
  });
}

/** Where the program finds the puzzles of a picture. */
function placesIn(picture: string): Box[] {
  const { puzzles } = JSON.parse(
    execFileSync(RECKON, ['scan', '--json', picture], { encoding: 'utf8' }),
  ) as { puzzles: { place: Box }[] };
  return puzzles.map(({ place }) => place);
}

/** A grey picture as a file. */
function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * width, (row + 1) * width)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8); // bits of a pixel; all other numbers are 0: grey, and nothing special
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([number(content.length), named, number(crc32(named))]);
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

  // All puzzles are still there, for the next one.
  await page.getByRole('link', { name: 'Open in Alphametic: puzzle 3' }).click();
  await page.getByRole('grid', { name: /^Alphametic/ }).waitFor();
  await page.goBack();

  // Dropped, it is read once more.
  await page.getByRole('heading', { name: '3 puzzles found' }).waitFor();
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

it('what was read with doubt is corrected, and then played, saved and printed', async () => {
  const { page, complaints, close } = await open(browser(), `${server().address}#/scan`, {
    viewport: PHONE,
  });
  const picture = { name: 'sheet.png', mimeType: 'image/png', buffer: blottedSheet() };
  await page.getByLabel('Choose a file').setInputFiles(picture);
  await page.getByRole('heading', { name: '2 puzzles found' }).waitFor(SLOW);
  expect(await page.locator('.scan-doubtful').count()).toBe(2);
  await page.getByRole('img', { name: 'Puzzle 1 in your picture' }).waitFor();

  // A doubt leads to its place in the text, which is typed over.
  const hand = page.getByLabel('Text of puzzle 1');
  const readHand = await hand.inputValue();
  expect(readHand).toMatch(/^\S+ 10 7 6 7 : 8$/);
  await page.getByRole('button', { name: /^Card 1: / }).click();
  await expectFocused(hand);
  await page.keyboard.type('8');
  expect(await hand.inputValue()).toBe('8 10 7 6 7 : 8');
  await page.getByText('Corrected by you').waitFor();
  await expectAccessible(page);

  // The fault of a grid is named, as it is typed, and nothing moves.
  const grid = page.getByLabel('Text of puzzle 2');
  const link = page.getByRole('link', { name: 'Open in Calcrostic: puzzle 2' });
  expect(await describedBy(grid)).toContain('Line 1, character 1: replace _');
  expect(await link.getAttribute('href')).toBeNull();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const read = await grid.inputValue();
  await grid.fill(read.replace('_', '+'));
  await page.getByText('Line 1, character 1: “+” stands where').first().waitFor();
  expect(await grid.getAttribute('aria-invalid')).toBe('true');
  expect(await height()).toBe(before);
  await expectAccessible(page);
  await grid.fill(read.replace('_', 'A'));
  await page.getByText('puzzle without an answer').first().waitFor();
  await grid.fill(read.replace('_', 'AB'));
  await page.getByText('puzzle with exactly one answer').first().waitFor();
  expect(await grid.getAttribute('aria-invalid')).toBe('false');
  expect(await height()).toBe(before);
  expect(read.split('\n')).toHaveLength(5);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  expect(await text(await saved.createReadStream())).toBe(
    `# 1. Krypto hand\n8 10 7 6 7 : 8\n\n# 2. Calcrostic\n${read.replace('_', 'AB')}\n`,
  );

  // On paper come the puzzles alone.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.scan-hand').getAttribute('aria-label')).toBe('8 10 7 6 7 : 8');
  expect(await page.locator('.scan-board').isVisible()).toBe(true);
  expect(await grid.isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: null });

  await link.click();
  await page.getByRole('grid', { name: /^Calcrostic/ }).waitFor();
  await page.goBack();
  expect(await grid.inputValue()).toBe(read.replace('_', 'AB'));
  await page.getByRole('button', { name: 'Undo my changes: puzzle 2' }).click();
  expect(await grid.inputValue()).toBe(read);
  await page.getByRole('link', { name: 'Open in Krypto: puzzle 1' }).click();
  await card(page, '10').waitFor();
  expect(page.url()).toContain('#/krypto/8-10-7-6-7/8');
  expect(complaints).toEqual([]);
  await close();
});

it('where nothing was found, a puzzle is typed beside its picture', async () => {
  const { page, complaints, close } = await open(browser(), `${server().address}#/scan`, {
    locale: 'fr-FR',
  });
  const buffer = pngOf(400, 300, new Uint8Array(400 * 300).fill(255));
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Saisir une énigme' }).click(SLOW);
  const field = page.getByLabel('Texte de l’énigme 1');
  await expectFocused(field);
  expect(await describedBy(field)).not.toContain('Rien n’est encore saisi');
  await expectAccessible(page);
  await field.fill('3 3 8 8 24');
  await page.getByRole('link', { name: /^Ouvrir dans le jeu du 24/ }).click();
  await page
    .getByRole('button', { name: /^Carte 8/ })
    .first()
    .waitFor();
  expect(page.url()).toContain('#/24/3-3-8-8/24');
  expect(complaints).toEqual([]);
  await close();
});

/** The description of a field, which a screen reader says after its name. */
function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? 'is missing')
      .join(' '),
  );
}

it('several codes and hands are typed at once, and all put on a sheet', async () => {
  const { page, complaints, close } = await open(browser(), `${server().address}#/scan`);
  await page.getByRole('button', { name: 'Type a puzzle in' }).click();
  await page.getByLabel('Text of puzzle 1').focus();
  await page.keyboard.insertText('K5762-9E8G0\nC09D7-W1N1N-17DQ\n3 3 8 8 :');
  const last = page.getByLabel('Text of puzzle 3');
  await expectFocused(last);
  await page.keyboard.type(' 24');
  expect(await last.inputValue()).toBe('3 3 8 8 : 24');
  expect(await page.locator('.scan-puzzle h3').allTextContents()).toEqual([
    '1. Krypto hand',
    '2. Calcrostic',
    '3. Hand of 24',
  ]);
  await page.getByRole('button', { name: 'Type a puzzle in' }).click();
  await page.getByLabel('Text of puzzle 4').fill('2 4 3 _ : 6');
  await page.getByRole('button', { name: 'Put all on my sheet' }).click();
  const said = page.locator('.scan-all .scan-added');
  await said.getByText('3 puzzles added: your sheet has 3 in all. 1 puzzle is left out').waitFor();
  await page.getByLabel('Text of puzzle 4').fill('');
  await page.getByRole('button', { name: 'Put all on my sheet' }).click();
  await said.getByText('Your sheet has these puzzles.').waitFor();
  await expectAccessible(page);
  await said.getByRole('link', { name: 'Open the sheet' }).click();
  await expect.poll(() => page.locator('.sheet-row').count()).toBe(3);
  expect(complaints).toEqual([]);
  await close();
});

it('without a picture puzzles and codes are typed, played, and put on a sheet', async () => {
  const { page, complaints, close } = await open(browser(), `${server().address}#/scan`, {
    viewport: PHONE,
  });
  await page.getByRole('button', { name: 'Type a puzzle in' }).click();
  await page.getByRole('heading', { name: 'Your puzzles' }).waitFor();
  const field = page.getByLabel('Text of puzzle 1');
  await field.fill('K5762-9E8G0');
  await expect.poll(() => field.inputValue()).toBe('7 6 2 9 14 : 8');
  await page.getByText('Code K5762-9E8G0').waitFor();
  await page.getByRole('button', { name: 'Put on my sheet: puzzle 1' }).click();
  await page.locator('.scan-added').getByText('Your sheet has it, with 1 puzzle in all.').waitFor();
  await page.getByRole('button', { name: 'Type a puzzle in' }).click();
  const second = page.getByLabel('Text of puzzle 2');
  await second.fill('A + B = C');
  await page.getByRole('button', { name: 'Put on my sheet: puzzle 2' }).click();
  await page
    .locator('.scan-added')
    .getByText('Sheets take puzzles with exactly one answer')
    .waitFor();
  await second.fill('SEND + MORE = MONEY');
  await page.getByRole('button', { name: 'Put on my sheet: puzzle 2' }).click();
  await page
    .locator('.scan-added')
    .getByText('Your sheet has it, with 2 puzzles in all.')
    .waitFor();
  await page.getByRole('button', { name: 'Put on my sheet: puzzle 2' }).click();
  await page.locator('.scan-added').getByText('Your sheet has this puzzle.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the sheet' }).last().click();
  await page.locator('.sheet-list').getByText('SEND + MORE = MONEY').waitFor();
  await page.locator('.sheet-list').getByText('7 6 2 9 14 : 8').waitFor();
  await page.getByRole('link', { name: 'Type or scan them' }).click();
  await page.getByRole('link', { name: 'Open in Krypto: puzzle 1' }).click();
  await card(page, '14').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
