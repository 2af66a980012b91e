// SPDX-License-Identifier: MIT
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectFocused, open, PHONE } from './browser';
import { serveSite } from './site';
import { setStage } from './stage';
import { button } from './table';

const { visit, at, browser } = setStage();

const folder = mkdtempSync(join(tmpdir(), 'reckon-workshop-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const SHEET = '#/workshop/K5762-9E8G0/CC682-82489-F/N01E1-83J4Z-3DC?lang=en';

/** The codes that the pages show, in order. */
async function codesOn(page: Page): Promise<string[]> {
  await page.locator('.sheet-puzzles svg').first().waitFor();
  const texts = await page.locator('.sheet-puzzles text').allTextContents();
  return texts.filter((text) => /^[KCNQA][0-9A-Z]{4}(-[0-9A-Z]+)+$/.test(text));
}

/** Waits until other pages are shown. */
async function otherCodes(page: Page, before: readonly string[]): Promise<string[]> {
  await expect.poll(() => codesOn(page)).not.toEqual(before);
  return codesOn(page);
}

async function make(page: Page, counts: Record<string, number>): Promise<string[]> {
  await page.getByLabel('Length').selectOption('exact numbers');
  for (const [kind, count] of Object.entries(counts)) {
    await page.getByLabel(kind).fill(String(count));
  }
  await button(page, 'Create puzzles').click();
  return codesOn(page);
}

function textOfPdf(file: string): string {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

async function downloaded(page: Page, name: string): Promise<{ name: string; file: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const file = join(folder, `${name}.pdf`);
  await download.saveAs(file);
  return { name: download.suggestedFilename(), file };
}

it('makes what is asked for, and swaps a single puzzle for another', async () => {
  const { page, complaints, close } = await visit('#/workshop');
  const codes = await make(page, { 'Krypto hands': 3, Calcrostics: 4, 'Letter grids': 1 });
  expect(codes.map((code) => code[0]).join('')).toBe('KKKCCCCN');
  await button(page, 'Swap puzzle 5 for another').click();
  const swapped = await otherCodes(page, codes);
  expect(swapped[4]).toMatch(/^C/);
  expect(swapped[4]).not.toBe(codes[4]);
  expect(swapped.toSpliced(4, 1)).toEqual(codes.toSpliced(4, 1));
  await page.reload();
  expect(await codesOn(page)).toEqual(swapped);
  expect(complaints).toEqual([]);
  await close();
});

it('makes alphametics with words of the language of the sheet', async () => {
  const { page, complaints, close } = await visit('#/workshop');
  await page.getByLabel('Language of the sheet').selectOption('fr');
  await page.getByLabel('Easiest level').selectOption('4');
  const codes = await make(page, { 'Krypto hands': 0, Calcrostics: 0, Alphametics: 2 });
  expect(codes.map((code) => code[0]).join('')).toBe('AA');
  expect(await page.locator('.sheet-puzzles text').allTextContents()).toContain('Cryptarithmes');
  await button(page, 'Swap puzzle 2 for another').click();
  const swapped = await otherCodes(page, codes);
  expect(swapped[0]).toBe(codes[0]);
  expect(swapped[1]).toMatch(/^A/);
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the level of a puzzle that is swapped', async () => {
  const { page, close } = await visit('#/workshop');
  await page.getByLabel('Hardest level').selectOption('5');
  await page.getByLabel('Easiest level').selectOption('5');
  const codes = await make(page, { 'Krypto hands': 1, Calcrostics: 1 });
  const levels = () => page.locator('.sheet-row').getByText('level 5 of 5').count();
  expect(await levels()).toBe(2);
  await button(page, 'Swap puzzle 1 for another').click();
  await button(page, 'Swap puzzle 2 for another').click();
  await expect
    .poll(async () => (await codesOn(page)).every((code) => !codes.includes(code)))
    .toBe(true);
  expect(await levels()).toBe(2);
  await close();
});

it('moves puzzles, takes them off, and says so', async () => {
  const { page, close } = await visit(SHEET);
  const codes = await codesOn(page);
  await button(page, 'Move puzzle 1 down').click();
  const moved = await otherCodes(page, codes);
  expect(moved).toEqual([codes[1], codes[0], codes[2]]);
  await button(page, 'Remove puzzle 1').click();
  expect(await otherCodes(page, moved)).toEqual([codes[0], codes[2]]);
  const notice = page.locator('.undo-notice');
  await notice.getByText('Puzzle 1 has been removed.').waitFor();
  await expectFocused(button(page, 'Undo'));
  await button(page, 'Undo').click();
  await expect.poll(() => codesOn(page)).toEqual(moved);
  expect(await notice.count()).toBe(0);
  await close();
});

it('takes back what was swapped or removed, also the last puzzle, and not what came after', async () => {
  const { page, complaints, close } = await visit('#/workshop/K5762-9E8G0?lang=fr', {
    locale: 'fr-FR',
  });
  await codesOn(page);
  const notice = page.locator('.undo-notice');
  await button(page, 'Échanger l’énigme 1 contre une autre').click();
  await otherCodes(page, ['K5762-9E8G0']);
  await notice.getByText('L’énigme 1 a été échangée.').waitFor();
  await button(page, 'Annuler').click();
  await expect.poll(() => codesOn(page)).toEqual(['K5762-9E8G0']);
  await button(page, 'Retirer l’énigme 1 de la feuille').click();
  await page.getByText('Pas encore d’énigmes.').waitFor();
  await expectFocused(button(page, 'Annuler'));
  await button(page, 'Annuler').click();
  await expect.poll(() => codesOn(page)).toEqual(['K5762-9E8G0']);
  await button(page, 'Retirer l’énigme 1 de la feuille').click();
  await button(page, 'Composer les énigmes').click();
  await codesOn(page);
  expect(await notice.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('brings back a sheet that was worked on, after a new one was made', async () => {
  const { page, complaints, close } = await visit('#/about');
  await page.goto(at(SHEET));
  await button(page, 'Move puzzle 1 down').click();
  const edited = await otherCodes(page, SHEET.slice(11, -8).split('/'));
  await button(page, 'Create new puzzles').click();
  const made = await otherCodes(page, edited);
  await button(page, 'Bring back the previous sheet').click();
  expect(await otherCodes(page, made)).toEqual(edited);
  await page.getByText('The previous sheet is back.').waitFor();
  await expectFocused(button(page, 'Create new puzzles'));

  // Back goes from sheet to sheet, and does not leave the workshop before the first of them.
  await page.goBack();
  expect(await otherCodes(page, edited)).toEqual(made);
  await page.goBack();
  expect(await otherCodes(page, made)).toEqual(edited);
  await page.goForward();
  expect(await otherCodes(page, edited)).toEqual(made);
  await page.reload();
  expect(await codesOn(page)).toEqual(made);
  expect(complaints).toEqual([]);
  await close();
});

/** The centre of the grip of a puzzle. */
async function gripAt(page: Page, number: number): Promise<{ x: number; y: number }> {
  const grip = page.locator('.sheet-row-grip').nth(number - 1);
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (box === null) {
    throw new Error('the grip is not on the page');
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it('moves a puzzle by dragging, and leaves it where it was after Escape', async () => {
  const { page, complaints, close } = await visit(SHEET);
  const [a, b, c] = await codesOn(page);
  const first = await gripAt(page, 1);
  const third = await gripAt(page, 3);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(third.x, third.y + 15, { steps: 5 });
  await page.locator('.sheet-row.is-behind').waitFor();
  await page.mouse.up();
  expect(await otherCodes(page, [a, b, c].map(String))).toEqual([b, c, a]);
  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y - 15, { steps: 5 });
  await page.locator('.sheet-row.is-before').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.locator('.sheet-row.is-dragged').count()).toBe(0);
  expect(page.url()).toContain([b, c, a].join('/'));
  expect(complaints).toEqual([]);
  await close();
});

it('moves a puzzle with a finger', async () => {
  const { page, close } = await visit(SHEET, { viewport: PHONE, hasTouch: true, isMobile: true });
  const [a, b, c] = await codesOn(page);
  await page.locator('.sheet-list').scrollIntoViewIfNeeded();
  const from = await gripAt(page, 1);
  const to = await gripAt(page, 2);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await send('touchStart', from.y);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', from.y + (to.y - from.y + 30) * part);
  }
  await send('touchEnd');
  expect(await otherCodes(page, [a, b, c].map(String))).toEqual([b, a, c]);
  await close();
});

it('moves a puzzle by the arrow keys, which keep the focus on it', async () => {
  const { page, close } = await visit(SHEET);
  const [a, b, c] = await codesOn(page);
  await page.locator('.sheet-row-grip').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Puzzle 1 is now number 2.').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.url()).toContain([b, c, a].join('/'));
  await expectFocused(page.locator('.sheet-row-grip').nth(2));
  await page.keyboard.press('ArrowDown'); // there is no further place
  await page.keyboard.press('Home');
  await expect.poll(() => page.url()).toContain([a, b, c].join('/'));
  await expectFocused(page.locator('.sheet-row-grip').nth(0));
  await button(page, 'Move puzzle 1 down').focus();
  await page.keyboard.press('Enter');
  await expectFocused(button(page, 'Move puzzle 2 down'));
  await close();
});

it('keeps a move that is made while the address still changes for the one before', async () => {
  const { page, close } = await visit(SHEET);
  const [a, b, c] = await codesOn(page);
  await page.evaluate(async () => {
    const grip = (place: number) =>
      document.querySelectorAll<HTMLElement>('.sheet-row-grip')[place] ?? document.body;
    const down = (place: number) =>
      grip(place).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    const before = location.hash;
    down(0);
    while (location.hash === before) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    down(1);
  });
  await page.getByText('Puzzle 2 is now number 3.').waitFor();
  await expect.poll(() => page.url()).toContain([b, c, a].join('/'));
  await close();
});

it('fills one whole page when nothing else is chosen, and says how long it takes', async () => {
  const { page, complaints, close } = await visit('#/workshop');
  await button(page, 'Create puzzles').click();
  const codes = await codesOn(page);
  await page.getByText(`${codes.length} puzzles created, on one page. They take about`).waitFor();
  const said = page.locator('.workshop-said');
  const [estimate = ''] =
    /They take about \d+ minutes\.$/.exec((await said.textContent()) ?? '') ?? [];
  const [, taken = ''] = /about (\d+) minutes/.exec(estimate) ?? [];
  const warning = page.locator('.workshop-time');
  await page.getByLabel('Minutes', { exact: true }).fill(taken);
  await expect.poll(() => page.url()).toContain(`minutes=${taken}`);
  expect(await warning.textContent()).toBe('');
  await page.getByLabel('Minutes', { exact: true }).fill('2');
  await warning
    .getByText(`The sheet says 2 minutes, but these puzzles take about ${taken}.`)
    .waitFor();
  expect(await page.getByLabel('Minutes', { exact: true }).getAttribute('aria-describedby')).toBe(
    await warning.getAttribute('id'),
  );
  await page.getByLabel('Minutes', { exact: true }).fill('97');
  await expect.poll(() => page.url()).toContain('minutes=97');
  expect(await said.textContent()).toContain(estimate);
  await page.getByLabel('Minutes', { exact: true }).fill('');
  expect(estimate).not.toBe('');
  await expect.poll(() => page.locator('.sheet-puzzles').count()).toBe(1);
  expect(new Set(codes.map((code) => code[0]))).toEqual(new Set(['K', 'C']));
  await page.getByLabel('Length').selectOption('2 whole pages');
  await button(page, 'Create new puzzles').click();
  await expect.poll(() => page.locator('.sheet-puzzles').count()).toBe(2);
  expect(complaints).toEqual([]);
  await close();
});

it('knows what suits an age, until something else is chosen', async () => {
  const { page, close } = await visit('#/workshop');
  await page.getByLabel(/^Level/).selectOption('ages 8 to 10');
  await page.getByLabel('Length').selectOption('about 15 minutes');
  expect(await page.getByLabel('Hardest level').inputValue()).toBe('2');
  expect(await page.getByLabel('Calcrostics').isChecked()).toBe(false);
  await button(page, 'Create puzzles').click();
  const codes = await codesOn(page);
  expect(codes.every((code) => code.startsWith('K'))).toBe(true);
  expect(codes.length).toBeLessThan(10);
  await page.getByLabel('Hardest level').selectOption('3');
  expect(await page.getByLabel(/^Level/).inputValue()).toBe('any');
  await close();
});

it('has a version B, with other codes at the same levels, on paper too', async () => {
  const { page, complaints, close } = await visit(SHEET);
  const a = await codesOn(page);
  await page.getByLabel('Versions').selectOption('A and B (to prevent copying)');
  await expect.poll(() => page.locator('.sheet-puzzles').count()).toBe(2);
  await page.getByText('Version B · Page 1 of 1').waitFor();
  const both = await codesOn(page);
  expect(both.slice(0, 3)).toEqual(a);
  const b = both.slice(3);
  // One puzzle of each kind: the kinds change places, so that no number has the same target.
  const kindsOf = (codes: readonly string[]) => codes.map((code) => code[0]).sort();
  expect(kindsOf(b)).toEqual(kindsOf(a));
  expect(b[0]?.[0]).not.toBe(a[0]?.[0]);
  // The answers of both stand on one page.
  expect(await page.locator('.sheet-answers').count()).toBe(1);
  expect(b.filter((code) => a.includes(code))).toEqual([]);
  const { file } = await downloaded(page, 'Download PDF');
  const text = textOfPdf(file);
  for (const said of [...both, 'Puzzles – A', 'Puzzles – B', 'Answers: Puzzles – B']) {
    expect(text).toContain(said);
  }
  // The opened link shows both.
  await page.reload();
  await expect.poll(() => codesOn(page)).toEqual(both);
  expect(complaints).toEqual([]);
  await close();
});

it('remembers the sheets that were made here, as they were left', async () => {
  const { page, complaints, close } = await visit(SHEET);
  await codesOn(page);
  // A sheet that was only looked at is not listed as made here.
  expect(await page.getByRole('heading', { name: 'My sheets' }).count()).toBe(0);
  await page.getByLabel('Title').fill('Club');
  await page.getByRole('button', { name: 'Open Club, 3 puzzles · ' }).waitFor();
  await button(page, 'Remove puzzle 1').click();
  await page.getByRole('button', { name: 'Open Club, 2 puzzles · ' }).waitFor();
  await expect.poll(() => page.url()).not.toContain('K5762-9E8G0');
  const edited = page.url();
  await button(page, 'Create new puzzles').click();
  await expect.poll(() => page.locator('.own-sheet').count()).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Open Club, 2 puzzles · ' }).click();
  await expect.poll(() => page.url()).toBe(edited);
  await button(page, 'Delete Club from my sheets').last().click();
  await page.locator('.undo-notice').getByText('Club has been deleted.').waitFor();
  expect(await page.locator('.own-sheet').count()).toBe(1);
  await button(page, 'Undo').click();
  expect(await page.locator('.own-sheet').count()).toBe(2);
  await page.getByRole('button', { name: 'Open Club, 2 puzzles · ' }).waitFor();
  await button(page, 'Delete Club from my sheets').last().click();
  await page.locator('.own-sheet').nth(1).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

it('shows the pages beside the list on a desk, and in sight while the list is worked on', async () => {
  const { page, close } = await visit('#/workshop', { viewport: { width: 1280, height: 720 } });
  await page.getByLabel('Length').selectOption('2 whole pages');
  await button(page, 'Create puzzles').click();
  await codesOn(page);
  const last = page.locator('.sheet-row').last();
  await last.evaluate((row) => {
    row.scrollIntoView({ block: 'end' });
  });
  const [row, pages] = await Promise.all([
    last.boundingBox(),
    page.locator('.sheet-pages').boundingBox(),
  ]);
  expect(pages?.x).toBeGreaterThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
  expect(pages?.y).toBeGreaterThanOrEqual(0);
  expect(pages?.y).toBeLessThan(100);
  expect((pages?.y ?? 0) + (pages?.height ?? 0)).toBeLessThanOrEqual(721);
  await close();
});

it('gives a link to the same sheet', async () => {
  const first = await visit('#/workshop');
  await first.page.getByLabel('Title').fill('A & B: 100 %? #1');
  const codes = await make(first.page, { 'Krypto hands': 2, Calcrostics: 2 });
  await button(first.page, 'Swap puzzle 1 for another').click();
  const swapped = await otherCodes(first.page, codes);
  const link = first.page.url();
  await first.close();
  const { page, complaints, close } = await open(browser(), link);
  expect(await codesOn(page)).toEqual(swapped);
  expect(await page.getByLabel('Title').inputValue()).toBe('A & B: 100 %? #1');
  // Another link in the same window.
  await page.goto(at(SHEET));
  expect(await otherCodes(page, swapped)).toEqual(SHEET.slice(11, -8).split('/'));
  expect(complaints).toEqual([]);
  await close();
});

it('has a PDF with every puzzle, selectable, in embedded fonts', async () => {
  const { page, complaints, close } = await visit('#/workshop');
  await page.getByLabel('Title').fill('Énigmes “de mai” – 100 €');
  await page.getByLabel('Language of the sheet').selectOption('fr');
  const codes = await make(page, { 'Krypto hands': 7, Calcrostics: 5, 'Letter grids': 3 });
  const { name, file } = await downloaded(page, 'Download PDF');
  expect(name).toBe('énigmes-de-mai-100.pdf');
  const text = textOfPdf(file);
  for (const said of [...codes, 'Énigmes “de mai” – 100 €', 'Calcrostiches', 'Réponses :']) {
    expect(text).toContain(said);
  }
  // Each hand stands in one piece.
  const hands = await page.locator('.sheet-row-puzzle').allTextContents();
  const words = text.replace(/\s+/g, ' ');
  for (const hand of hands.filter((one) => one.includes(' : '))) {
    expect(words).toContain(hand);
  }
  const pages = await page.locator('.sheet-paper').count();
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  expect(info).toMatch(new RegExp(`Pages: +${pages}\\n`));
  expect(info).toMatch(/Page size: +595(\.\d+)? x 84[12](\.\d+)? pts \(A4\)/);
  const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
  expect(fonts).toHaveLength(3);
  for (const font of fonts) {
    expect(font).toMatch(/^(DejaVu Sans Mono|Tinos).* Identity-H +yes .* yes /);
  }
  expect(complaints).toEqual([]);
  await close();
});

it('names the letter that its PDF cannot have, and has points and minutes', async () => {
  const { page, close } = await visit(`${SHEET}&title=漢`);
  await codesOn(page);
  await button(page, 'Download PDF').click();
  await page.getByText('The fonts of the PDF lack “漢”.').waitFor();
  await page.getByLabel('Title').fill('Łódź');
  await page.getByLabel('Points for each puzzle').fill('5');
  await page.getByLabel('Minutes', { exact: true }).fill('30');
  await page.getByText('30 minutes', { exact: true }).waitFor();
  const { name, file } = await downloaded(page, 'Download PDF');
  expect(name).toBe('łódź.pdf');
  const text = textOfPdf(file);
  for (const printed of ['Łódź', '30 minutes', '5 pts', '/ 15']) {
    expect(text).toContain(printed);
  }
  await close();
});

it('keeps answers apart, or leaves them out', async () => {
  const { page, close } = await visit(`${SHEET}&answers=separate&paper=letter`);
  const codes = await codesOn(page);
  const sheet = await downloaded(page, 'Download PDF');
  const answers = await downloaded(page, 'Answers as PDF');
  const day = new Date().toLocaleDateString('sv');
  const said = `puzzles-${day}`;
  expect([sheet.name, answers.name]).toEqual([`${said}.pdf`, `${said}-answers.pdf`]);
  expect(textOfPdf(sheet.file)).not.toContain('Answers');
  expect(textOfPdf(sheet.file)).toContain(codes[2]);
  expect(textOfPdf(answers.file)).toContain('Answers: Puzzles');
  expect(execFileSync('pdfinfo', [sheet.file], { encoding: 'utf8' })).toContain('612 x 792 pts');
  await page.getByRole('combobox', { name: 'Answers' }).selectOption('none');
  await expect.poll(() => page.locator('.sheet-answers').count()).toBe(0);
  await close();
});

it('prints the pages alone, in their true size', async () => {
  const { page, close } = await visit(`${SHEET}&paper=letter&title=Printed`);
  await codesOn(page);
  await page.evaluate(() => document.fonts.ready);
  const file = join(folder, 'printed.pdf');
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  expect(info).toMatch(/Pages: +2\n/);
  expect(info).toContain('612 x 792 pts');
  const text = textOfPdf(file);
  expect(text).toContain('CC682-82489-F');
  expect(text).toContain('Answers: Printed');
  expect(text).not.toContain('Workshop');
  expect(text).not.toContain('Page 1 of 1');
  await close();
});

it('is used by the keyboard', async () => {
  const { page, close } = await visit('#/workshop');
  await page.getByLabel('Length').selectOption('exact numbers');
  await page.getByLabel('Krypto hands').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const codes = await codesOn(page);
  await button(page, 'Swap puzzle 2 for another').focus();
  await page.keyboard.press('Enter');
  expect((await otherCodes(page, codes))[0]).toBe(codes[0]);
  await close();
});

it('works without a network once it has been opened', async () => {
  const site = await serveSite();
  const { page, complaints, close } = await open(browser(), `${site.address}${SHEET}`, {
    isKept: true,
  });
  await codesOn(page);
  const countKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.includes('/later/')).length;
    });
  await expect.poll(countKept).toBeGreaterThanOrEqual(4);
  await site.close();
  await page.context().setOffline(true);
  await page.reload();
  const codes = await codesOn(page);
  await button(page, 'Swap puzzle 1 for another').click();
  const swapped = await otherCodes(page, codes);
  const { file } = await downloaded(page, 'Download PDF');
  expect(textOfPdf(file)).toContain(swapped[0]);
  expect(complaints).toEqual([]);
  await close();
});

it('takes codes as people type them', async () => {
  const { page, close } = await visit('#/workshop/k57629e8go/K5762-9E8G0/cc68282489f?lang=en');
  await expect.poll(() => codesOn(page)).toEqual(['K5762-9E8G0', 'CC682-82489-F']);
  const codes = await codesOn(page);
  await button(page, 'Swap puzzle 2 for another').click();
  expect((await otherCodes(page, codes))[0]).toBe('K5762-9E8G0');
  await close();
});

it('says what cannot be had', async () => {
  const { page, close } = await visit('#/workshop/K5762-9E8G1?lang=en');
  await page.getByText('a code in it is mistyped').waitFor();
  await page.getByLabel('Length').selectOption('exact numbers');
  await page.getByLabel('Krypto hands').fill('60');
  await page.getByLabel('Calcrostics').fill('60');
  await page.getByText('A sheet holds at most 100 puzzles.').waitFor();
  await page.getByLabel('Calcrostics').fill('1');
  await page.getByLabel('Krypto hands').fill('1');
  await button(page, 'Create new puzzles').click();
  expect(await codesOn(page)).toHaveLength(2);
  await page.getByLabel('Title').fill('é');
  expect(await codesOn(page)).toHaveLength(2);
  await close();
});

it('speaks French, the sheet too', async () => {
  const { page, complaints, close } = await visit('#/workshop', { locale: 'fr-FR' });
  await page.getByRole('heading', { name: 'Atelier' }).waitFor();
  await button(page, 'Composer les énigmes').click();
  await codesOn(page);
  const texts = await page.locator('.sheet-paper text').allTextContents();
  expect(texts).toContain('Énigmes');
  expect(complaints).toEqual([]);
  await close();
});

it('a sheet of counted puzzles is filled up to whole pages', async () => {
  const { page, close } = await visit('#/workshop');
  const few = await make(page, { 'Krypto hands': 2, Calcrostics: 1 });
  await button(page, 'Fill the page').click();
  const filled = await otherCodes(page, few);
  expect(filled.length).toBeGreaterThan(few.length);
  await page.locator('.workshop-said').getByText('on one page').waitFor();
  await close();
});
