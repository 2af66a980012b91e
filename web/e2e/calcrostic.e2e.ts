// SPDX-License-Identifier: MIT
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser';
import { NEWSPAPER, P1, P1_ANSWER, type } from './calcrostic-scenes';
import {
  button,
  cell,
  digitKey,
  expectFocusOn,
  said,
  solveByHints,
  solveByMouse,
  tabTo,
} from './letters';
import { setStage } from './stage';

const { at, visit } = setStage();

const words = (page: Page) => page.locator('.board-number').allInnerTexts();

describe('a calcrostic is solved', () => {
  it('by mouse', async () => {
    const { page, complaints, close } = await visit(P1);
    await solveByMouse(page, P1_ANSWER);
    expect(await cell(page, 'row 1, number 3: D 1, E 9, A 2').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('by the keyboard alone', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'Hint').waitFor();
    // The board is one stop on the way of the Tab key.
    await tabTo(page, 'row 1');
    await expectFocusOn(page, 'row 1, number 1: AB, blank');
    await page.keyboard.press('2');
    await expectFocusOn(page, 'row 1, number 1: A 2, B');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('9');
    await expectFocusOn(page, 'row 1, number 2: C 9');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Digit9');
    expect(await button(page, 'C: 9 ruled out').count()).toBe(1);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectFocusOn(page, 'row 1, number 2: C 9');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('8');
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, 'row 2, number 2: B 4');
    await type(page, { D: 1, E: 9, F: 6 });
    await said(page, /^Solved/).waitFor();
    await close();
  });

  it('with a hint by Shift+H, where H is a letter of the puzzle', async () => {
    const { page, complaints, close } = await visit(NEWSPAPER);
    await expect.poll(() => page.title()).toBe('Letter grid · reckon');
    await button(page, 'Hint').waitFor();
    await page.keyboard.press('h');
    await page.getByText('Which digit is H?').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await button(page, 'Apply hint').count()).toBe(0);
    await page.keyboard.press('Shift+H');
    await button(page, 'Tell me more').waitFor();
    await page.keyboard.press('Shift+H');
    await button(page, 'Apply hint').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('by the digits of a French keyboard, without Shift', async () => {
    const { page, complaints, close } = await visit(P1);
    await button(page, 'Hint').waitFor();
    const press = (key: string, code: string) =>
      page.evaluate(
        (init) => document.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
        { key, code },
      );
    await press('a', 'KeyQ');
    await press('é', 'Digit2');
    expect(await button(page, 'A: 2').count()).toBe(1);
    for (const [letter, sign, digit] of ["b'4", 'c_8', 'd&1', 'eç9', 'f-6']) {
      await press(letter ?? '', '');
      await press(sign ?? '', `Digit${digit}`);
    }
    await said(page, /^Solved/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('by touch', async () => {
    const { page, complaints, close } = await visit(P1, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await button(page, 'A has no digit').tap();
    await button(page, 'Rule out').tap();
    await digitKey(page, 0).tap();
    expect(await button(page, 'A: 0 ruled out').count()).toBe(1);
    await button(page, 'Rule out').tap();
    for (const [letter, digit] of Object.entries(P1_ANSWER)) {
      await button(page, new RegExp(`^${letter}(: | has no digit$)`)).tap();
      await digitKey(page, digit).tap();
    }
    await said(page, /^Solved/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['of 3 x 3', P1],
    ['of a newspaper', NEWSPAPER],
  ])('%s by hints', async (_name, address) => {
    const { page, complaints, close } = await visit(address);
    const texts = await solveByHints(page);
    expect(texts[0]).toMatch(/^A[^.]* are not\s0\b[^.]*\.\s*No number begins with\s0\./);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('help', () => {
  it('checks, shows conflicts, tells letters and the solution', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'Check').click();
    await said(page, 'There is no digit to check yet.').waitFor();
    await type(page, { A: 2, B: 2 });
    await said(page, '2 is already A.').waitFor();
    expect(await page.locator('[data-wrong="true"]').count()).toBe(0);
    await button(page, 'Check').click();
    await said(page, 'B is wrong.').waitFor();
    await page.getByLabel('Show conflicts').check();
    await page.locator('h1').click();
    await type(page, { C: 0 });
    await said(page, 'A and B are both 2.').waitFor();
    await type(page, { B: 4, C: 8 });
    await button(page, 'Check').click();
    await said(page, 'All is well so far.').waitFor();
    await button(page, 'D has no digit').click();
    await button(page, 'Reveal a letter').click();
    await said(page, 'D is 1.').waitFor();
    await button(page, 'Solution').click();
    await button(page, 'Play on').click();
    await button(page, 'Solution').click();
    await button(page, 'Show it').click();
    await said(page, 'This is the solution.').waitFor();
    expect(await cell(page, 'row 3, number 3: E 9, F 6').count()).toBe(1);
    await close();
  });

  it('highlights the line of a hint, and says what follows when asked once more', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'Hint').click();
    await said(page, /column\s2, C\s÷\sB\s=\sA, some digits never work, [^.]+\.$/).waitFor();
    expect(await page.locator('.board-number[data-lit="true"]').count()).toBe(3);
    await button(page, 'Tell me more').click();
    await page
      .locator('.note strong')
      .getByText(/^[^.]+ (is|are)\s[^.]+\.$/)
      .waitFor();
    await said(
      page,
      /column\s2, C\s÷\sB\s=\sA, some digits never work, [^.]+\. For example, [^.]+\.$/,
    ).waitFor();
    await close();
  });
});

describe('the board', () => {
  it('turns and is mirrored with all that is written', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'A has no digit').waitFor();
    await type(page, { A: 2 });
    const upright = await words(page);
    await button(page, 'Turn').click();
    // The number at the bottom left is now at the top left.
    expect(await cell(page, 'row 1, number 1: BC, blank').count()).toBe(1);
    expect(await cell(page, 'row 1, number 3: A 2, B').count()).toBe(1);
    for (let i = 0; i < 3; ++i) {
      await button(page, 'Turn').click();
    }
    expect(await words(page)).toEqual(upright);
    await button(page, 'Mirror').click();
    await page.getByText('Version 2 of 8').waitFor();
    const mirrored = await words(page);
    await page.reload();
    await page.getByText('Version 2 of 8').waitFor();
    expect(await words(page)).toEqual(mirrored);
    await type(page, P1_ANSWER);
    await said(page, /^Solved/).waitFor();
    await close();
  });

  it('of a newspaper has its rows and columns swapped', async () => {
    const { page, close } = await visit(NEWSPAPER);
    await button(page, 'Swap rows and columns').click();
    await cell(page, 'row 1, number 2: FB, blank').waitFor();
    await close();
  });
});

describe('puzzles', () => {
  it('are kept over a reload, and over a new visit', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'A has no digit').waitFor();
    await type(page, { A: 2, B: 4 });
    await page.keyboard.press('Shift+Digit9');
    await page.reload();
    await button(page, 'A: 2').waitFor();
    expect(await button(page, 'B: 4').count()).toBe(1);
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect(await button(page, 'B has no digit').count()).toBe(1);
    await page.goto(at('#/calcrostic'));
    await page.reload();
    await button(page, 'A: 2').waitFor();
    await close();
  });

  it('of today are the same for everybody', async () => {
    const boards = [];
    for (const locale of ['en-GB', 'fr-FR']) {
      const { page, close } = await visit('#/calcrostic/today', { locale });
      await page.locator('.board').waitFor();
      boards.push(await words(page));
      await close();
    }
    expect(boards[0]).toEqual(boards[1]);
  });

  it('are made to measure', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'New puzzle…').click();
    await page.getByLabel('Rows').selectOption('4');
    await page.getByLabel('Columns').selectOption('5');
    await page.getByLabel('3 · medium').check();
    await button(page, 'Create').click();
    await page.getByRole('grid', { name: 'Letter grid, 4 by 5' }).waitFor();
    await page.getByText('level 3 of 5').waitFor();
    expect(page.url()).toMatch(/#\/calcrostic\/4x5\//);
    await page.goBack();
    await page.getByRole('grid', { name: 'Calcrostic, 3 by 3 with diagonals' }).waitFor();
    await close();
  });

  it('of one’s own are read, or it is said what is wrong', async () => {
    const { page, close } = await visit(P1);
    await button(page, 'New puzzle…').click();
    const own = page.getByLabel('The grid');
    await own.fill('A + B = C\n+ ? +\nA + B = C\n= = =\nA + B = C');
    await button(page, 'Play it').click();
    await page.getByText('Line 2, character 3: “?” stands where an operator belongs.').waitFor();
    await own.fill('A + A = C\n+ + +\nA + A = C\n= = =\nC + C = D');
    await button(page, 'Play it').click();
    await page.getByText('This puzzle has several answers. Any of them counts.').waitFor();
    await button(page, 'Play it anyway').click();
    await type(page, { A: 2 });
    await button(page, 'Check').click();
    await said(page, /these digits still fit an answer/).waitFor();
    await type(page, { C: 4, D: 8 });
    await said(page, /^Solved/).waitFor();
    await close();
  });

  it('without an answer are called so', async () => {
    const grid = '#/calcrostic/3x3/A-A-B-A-A-B-C-C-D/pepmpepepepe'.replace('pepmpe', 'pepepe');
    const { page, close } = await visit(grid);
    await page.getByText('This puzzle has no answer.').waitFor();
    expect(await page.locator('.dateline').innerText()).toBe('');
    expect(await button(page, 'Play it anyway').count()).toBe(0);
    await button(page, 'Hint').click();
    await said(page, /checks and hints do not work/).waitFor();
    await close();
  });

  it('with a damaged link say what is wrong where', async () => {
    const { page, close } = await visit(P1.replace('tetete', 'tetezz'));
    await page.getByText('Row 3 has “z” where a letter for an operator belongs').waitFor();
    await page.getByRole('link', { name: 'Today’s calcrostic' }).click();
    await page.locator('.board').waitFor();
    await close();
  });
});

describe('the dialog for a new puzzle', () => {
  it('is closed by Back, which leads nowhere else', async () => {
    const { page, complaints, close } = await visit('#/');
    await page.goto(at(P1));
    await page.locator('.board').waitFor();
    await button(page, 'New puzzle…').click();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(page.url()).toBe(at(P1));
    // Closed by its button or Escape, and left by a new puzzle, it has no entry either.
    for (const leave of [
      () => button(page, 'Close').click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await button(page, 'New puzzle…').click();
      await page.locator('dialog[open]').waitFor();
      await leave();
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    }
    await button(page, 'New puzzle…').click();
    await button(page, 'Create').click();
    await expect.poll(() => page.url()).not.toBe(at(P1));
    await page.goBack();
    await expect.poll(() => page.url()).toBe(at(P1));
    await page.goBack();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('of the home leads back to it', async () => {
    const { page, close } = await visit('#/');
    await page.getByRole('link', { name: 'New calcrostic or letter grid…' }).click();
    await page.locator('dialog[open]').waitFor();
    await button(page, 'Close').click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(page.url()).toBe(at('#/'));
    await close();
  });
});
