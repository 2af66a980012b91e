// SPDX-License-Identifier: MIT
/** A class that races on calcrostics: real browsers and `reckon serve`. */
import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, open, PHONE } from './browser';
import { type } from './calcrostic-scenes';
import { joinClass, openClass } from './class-play';
import { RECKON } from './native-server';
import { setNativeStage } from './stage';
import { button } from './table';

const { browser, server } = setNativeStage();

/** Whether all of these are within the window, from top to bottom. */
function isInSight(page: Page, parts: string): Promise<boolean> {
  return page
    .locator(parts)
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .every(({ top, bottom }) => top >= 0 && bottom <= innerHeight),
    );
}

/** The text of the calcrostic that the host shows. */
async function gridShown(host: Page): Promise<string> {
  const label = await host.locator('.felt .class-grid').getAttribute('aria-label');
  return (label ?? '').replaceAll('; ', '\n');
}

/** The answer to the calcrostic that the host shows, as the server's engine finds it. */
async function answerShown(host: Page): Promise<Record<string, number>> {
  const grid = await gridShown(host);
  const response = await fetch(`${server().address}api/calcrostic/solve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grid, limit: 2 }),
  });
  const { solutions } = (await response.json()) as {
    solutions: { letters: Record<string, number> }[];
  };
  expect(solutions).toHaveLength(1);
  return solutions[0]?.letters ?? {};
}

/** `A = 2, B = 7` */
function lettersOf(answer: Record<string, number>): string {
  return Object.entries(answer)
    .map(([letter, digit]) => `${letter} = ${digit}`)
    .join(', ');
}

/** The score pad of a record, by `reckon krypto score`. */
function score(record: Buffer): string {
  return execFileSync(RECKON, ['krypto', 'score', '-', '--json'], {
    input: record,
    encoding: 'utf8',
  });
}

/** Each letter with the digit of the next one. */
function turned(answer: Record<string, number>): Record<string, number> {
  const digits = Object.values(answer);
  return Object.fromEntries(
    Object.keys(answer).map((letter, i) => [letter, digits[(i + 1) % digits.length] ?? 0]),
  );
}

it('a class on calcrostics is opened, joined, solved, shown and saved', async () => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await openClass(host.page, async (form) => {
    await form.getByLabel('Puzzles').selectOption('Calcrostics');
    expect(await form.getByLabel('Rules').count()).toBe(0);
    await form.getByLabel('Level').selectOption('1 · very easy');
    await form.getByLabel('Calcrostics', { exact: true }).fill('3');
  });
  const ann = await joinClass(browser(), server().address, code, 'Ann');
  const bob = await joinClass(browser(), server().address, code, 'Bob');
  await host.page.getByText('2 players').waitFor();
  const screen = await host.page.context().newPage();
  await screen.goto(`${server().address}#/room?code=${code}&screen=1`);

  await button(host.page, 'Show the first puzzle').click();
  await ann.page.locator('.class-board .board').waitFor();
  const answer = await answerShown(host.page);
  await screen.locator('.class-grid').waitFor();
  await expectAccessible(screen);
  await expectAccessible(host.page);
  await expectAccessible(ann.page);

  // Digits for all letters, right or wrong, are an answer when one says so, and look alike before.
  expect(await button(ann.page, 'Submit').getAttribute('aria-disabled')).toBe('true');
  await type(ann.page, turned(answer));
  await ann.page.getByText('Every letter has a digit.').waitFor();
  await button(ann.page, 'Submit').tap();
  await ann.page.locator('.class-wrong', { hasText: '9 tries left' }).waitFor();
  await host.page.getByText('1 wrong answer').waitFor();
  await expectAccessible(ann.page);
  await type(ann.page, answer);
  await ann.page.getByText('Every letter has a digit.').waitFor();
  expect(await ann.page.locator('.board').getAttribute('data-progress')).toBe('open');
  await button(ann.page, 'Submit').tap();
  await ann.page.getByText('Wait for the others. 1 of 2 has finished.').waitFor();
  await screen.getByText('1 of 2 has finished').waitFor();
  const letters = lettersOf(answer);
  expect(await bob.page.locator('main').innerText()).not.toContain(letters);
  // A page that is loaded again still has its digits and marks; other players do not see them.
  const written = Object.fromEntries(Object.entries(turned(answer)).slice(0, 2));
  await type(bob.page, written);
  const boardOf = (page: Page) => page.locator('.class-board .letters button').allInnerTexts();
  const half = await boardOf(bob.page);
  expect(half.join()).toMatch(/\d.*\d/s);
  await bob.page.reload();
  await bob.page.locator('.class-board .board').waitFor();
  expect(await boardOf(bob.page)).toEqual(half);
  // All that one plays with is in sight together, also where the browser leaves less of the screen.
  for (const height of [PHONE.height, 664]) {
    await bob.page.setViewportSize({ ...PHONE, height });
    await bob.page.evaluate(() => {
      scrollTo(0, 0);
    });
    await bob.page.waitForTimeout(400); // the place is noted, to which a reload leads
    await bob.page.reload();
    await bob.page.locator('.class-board .board').waitFor();
    await expect
      .poll(() => isInSight(bob.page, '.board-frame, .keypad, .actions-help button'))
      .toBe(true);
  }
  await button(bob.page, 'Give up on this puzzle').tap();
  await button(bob.page, 'Yes, give up').tap();
  await bob.page.getByText(`The answer: ${letters}`).waitFor();
  expect(await bob.page.evaluate(() => localStorage.getItem('reckon.room.begun'))).not.toContain(
    'state',
  );
  await screen.getByText(`The answer: ${letters}`).waitFor();
  await screen.locator('.class-standings li').first().waitFor();
  await expectAccessible(bob.page);

  // The second puzzle is another one; the host ends it.
  const first = await gridShown(host.page);
  await button(host.page, 'Show the next puzzle').click();
  await bob.page.locator('.class-board .board').waitFor();
  expect(await gridShown(host.page)).not.toBe(first);
  await type(bob.page, await answerShown(host.page));
  await button(bob.page, 'Submit').tap();
  await bob.page.getByText('Wait for the others. 1 of 2 has finished.').waitFor();
  await button(host.page, 'End this puzzle').click();

  // The third puzzle remains unsolved. A fault in one that is typed is named at once.
  await host.page.getByText('Choose the puzzle yourself').click();
  const chosen = host.page.getByLabel('The lines of a calcrostic');
  await chosen.fill('AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\nBC × A = EF');
  await button(host.page, 'Show it').click();
  await host.page.getByText('The grid has 4 lines, but should have 5, 7 or 9').waitFor();
  expect(await chosen.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(host.page);
  await button(host.page, 'Show the next puzzle').click();
  await bob.page.locator('.class-board .board').waitFor();
  const unsolved = await answerShown(host.page);
  await button(host.page, 'End this puzzle').click();
  await ann.page.getByText('That was the last puzzle.').waitFor();
  const label = first.replaceAll('\n', '; ');
  await ann.page.locator('.class-hands').getByRole('img', { name: label, exact: true }).waitFor();

  const [download] = await Promise.all([
    host.page.waitForEvent('download'),
    button(host.page, 'Save results (CSV)').click(),
  ]);
  const csv = (await buffer(await download.createReadStream())).toString('utf8');
  expect(csv.replace(/ +/g, ' ')).toContain(
    `Place,Name,Puzzle 1: ${first.split('\n').join(' | ')},Puzzle 2: `,
  );
  expect(csv).toMatch(/\r\n\d,Ann,\d+,unanswered,unanswered,\d+\r\n/);
  expect(csv).toMatch(/\r\n\d,Bob,gave up,\d+,unanswered,\d+\r\n/);
  await host.page.emulateMedia({ media: 'print' });
  expect(await host.page.locator('.class-hands .class-grid').first().isVisible()).toBe(true);
  expect(await host.page.locator('button:visible').count()).toBe(0);
  expect(await host.page.getByText('in a window of its own').isVisible()).toBe(false);
  await host.page.emulateMedia({ media: 'screen' });

  await button(host.page, 'Replay puzzle by puzzle').click();
  await host.page.locator('.replay').getByRole('img', { name: label, exact: true }).waitFor();
  await host.page.getByText(`Ann: ${letters} is right`).waitFor();
  await expectAccessible(host.page);
  await button(host.page, 'Next puzzle').click();
  await host.page.getByRole('heading', { name: 'Puzzle 2 of 3' }).waitFor();
  await button(host.page, 'Next puzzle').click();
  const isShown = async (page: Page) => {
    await page.getByRole('heading', { name: 'The answer that nobody found' }).waitFor();
    await page.getByText(lettersOf(unsolved), { exact: true }).waitFor();
  };
  await isShown(host.page);

  // The record that the page saves is one for the referee, and is opened again elsewhere.
  const [saved] = await Promise.all([
    host.page.waitForEvent('download'),
    button(host.page, 'Save the record').click(),
  ]);
  const record = await buffer(await saved.createReadStream());
  const pad = JSON.parse(score(record)) as { players: { name: string }[] };
  expect(pad.players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  const later = await open(browser(), `${server().address}#/room`);
  const file = { name: saved.suggestedFilename(), mimeType: '', buffer: record };
  await later.page.getByLabel('Choose a file').setInputFiles(file);
  await later.page.getByText(`Ann: ${letters} is right`).waitFor();
  await later.page.keyboard.press('ArrowRight');
  await later.page.keyboard.press('ArrowRight');
  await isShown(later.page);
  expect(later.complaints).toEqual([]);
  await later.close();

  // A puzzle of the list opens at a board of its own.
  const [alone] = await Promise.all([
    ann.page.context().waitForEvent('page'),
    ann.page.getByRole('link', { name: 'Puzzle 1' }).tap(),
  ]);
  await alone.getByRole('button', { name: 'Hint' }).waitFor();
  expect([...host.complaints, ...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([host, ann, bob].map(({ close }) => close()));
});

it.each([
  ['Letter grids', '.class-board .board', 'Letter grids'],
  ['Alphametics', '.class-board .paper', 'Alphametics'],
])('a class on %s is opened, solved and looked at again', async (name, board, count) => {
  const host = await open(browser(), `${server().address}#/room`);
  const code = await openClass(host.page, async (form) => {
    await form.getByLabel('Puzzles').selectOption(name);
    await form.getByLabel('Level').selectOption('2 · easy');
    await form.getByLabel(count, { exact: true }).fill('1');
  });
  const ann = await joinClass(browser(), server().address, code, 'Ann');
  await host.page.getByText('1 player').waitFor();
  await button(host.page, 'Show the first puzzle').click();
  await ann.page.locator(board).waitFor();
  await expectAccessible(host.page);
  await expectAccessible(ann.page);
  const shown = host.page.locator('.felt').getByRole('img');
  const text = ((await shown.getAttribute('aria-label')) ?? '').replaceAll('; ', '\n');
  const isGrid = name === 'Letter grids';
  const response = await fetch(
    `${server().address}api/${isGrid ? 'calcrostic' : 'alphametic'}/solve`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [isGrid ? 'grid' : 'puzzle']: text, limit: 2 }),
    },
  );
  const { solutions } = (await response.json()) as {
    solutions: { letters: Record<string, number> }[];
  };
  expect(solutions).toHaveLength(1);
  const answer = solutions[0]?.letters ?? {};
  await type(ann.page, turned(answer));
  await button(ann.page, 'Submit').tap();
  await ann.page.locator('.class-wrong', { hasText: '9 tries left' }).waitFor();
  await type(ann.page, answer);
  await ann.page.reload();
  await ann.page.locator(board).waitFor();
  await button(ann.page, 'Submit').tap();
  await ann.page.getByText('That was the last puzzle.').waitFor();
  await expectAccessible(host.page);
  await button(host.page, 'Replay puzzle by puzzle').click();
  await host.page.getByText(`Ann: ${lettersOf(answer)} is right`).waitFor();
  const [alone] = await Promise.all([
    ann.page.context().waitForEvent('page'),
    ann.page.getByRole('link', { name: 'Puzzle 1' }).tap(),
  ]);
  await alone.getByRole('button', { name: 'Hint' }).waitFor();
  expect([...host.complaints, ...ann.complaints]).toEqual([]);
  await Promise.all([host, ann].map(({ close }) => close()));
});
