// SPDX-License-Identifier: MIT
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { open } from './browser';
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
  const codes = await make(page, { 'Krypto hands': 3, Calcrostics: 4, 'Newspaper grids': 1 });
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
  await page.getByText('Puzzle 1 has been removed.').waitFor();
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
  expect(await button(page, 'Create new puzzles').evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );

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

it('numbers its puzzles at a distance from the buttons of the column before', async () => {
  const { page, close } = await visit('#/workshop');
  await make(page, { 'Krypto hands': 6, Calcrostics: 6 });
  const distances = await page.locator('.sheet-row').evaluateAll((rows) => {
    // The numbers are markers, which cannot be measured: a text like the widest of them can.
    const widest = document.createElement('span');
    widest.textContent = '100. ';
    widest.style.whiteSpace = 'pre';
    rows[0]?.append(widest);
    const { width } = widest.getBoundingClientRect();
    widest.remove();
    const edges = [...document.querySelectorAll('.sheet-row-button, .workshop-tools')].map((one) =>
      one.getBoundingClientRect(),
    );
    return rows.map((row) => {
      const { left, top } = row.getBoundingClientRect();
      const before = edges.filter((edge) => edge.right <= left + 1 && edge.bottom > top);
      return left - width - Math.max(...before.map(({ right }) => right));
    });
  });
  expect(distances).toHaveLength(12);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
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
  const codes = await make(page, { 'Krypto hands': 7, Calcrostics: 5, 'Newspaper grids': 3 });
  const { name, file } = await downloaded(page, 'Download PDF');
  expect(name).toBe('puzzles.pdf');
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
    expect(font).toMatch(/^DejaVu Sans.* Identity-H +yes .* yes /);
  }
  expect(complaints).toEqual([]);
  await close();
});

it('keeps answers apart, or leaves them out', async () => {
  const { page, close } = await visit(`${SHEET}&answers=separate&paper=letter`);
  const codes = await codesOn(page);
  const sheet = await downloaded(page, 'Download PDF');
  const answers = await downloaded(page, 'Answers as PDF');
  expect([sheet.name, answers.name]).toEqual(['puzzles.pdf', 'puzzles-answers.pdf']);
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
  await page.getByLabel('Krypto hands').fill('60');
  await page.getByLabel('Calcrostics').fill('60');
  await page.getByText('A sheet holds at most 100 puzzles.').waitFor();
  await page.getByLabel('Calcrostics').fill('1');
  await page.getByLabel('Krypto hands').fill('1');
  await button(page, 'Create new puzzles').click();
  expect(await codesOn(page)).toHaveLength(2);
  await page.getByLabel('Title').fill('漢');
  await page.getByText('a character that cannot be printed').waitFor();
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
