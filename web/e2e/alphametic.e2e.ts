// SPDX-License-Identifier: MIT
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  DIVISION,
  EQUATIONS,
  LONG,
  MONEY,
  MONEY_ANSWER,
  PRODUCT,
  PRODUCT_ANSWER,
  SEVERAL,
  SKELETON,
  type,
} from './alphametic-scenes';
import { PHONE } from './browser';
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

const board = (page: Page) => page.locator('#letter-board');

describe('an alphametic is solved', () => {
  it('by mouse', async () => {
    const { page, complaints, close } = await visit(MONEY);
    await page.getByText('level 2 of 5').waitFor();
    await solveByMouse(page, MONEY_ANSWER);
    expect(await cell(page, 'line 3: M 1, O 0, N 6, E 5, Y 2').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('by the keyboard alone, up and down the columns', async () => {
    const { page, close } = await visit(PRODUCT);
    await button(page, 'Hint').waitFor();
    await tabTo(page, 'line 1');
    await expectFocusOn(page, 'line 1: ABC, blank');
    await page.keyboard.press('1');
    await expectFocusOn(page, 'line 1: A 1, B, C');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('4');
    await expectFocusOn(page, 'line 2: D 4, E');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('8');
    await expectFocusOn(page, 'line 3: A 1, D 4, F, G 8');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectFocusOn(page, 'line 1: A 1, B, C');
    await type(page, PRODUCT_ANSWER);
    await said(page, /^Solved/).waitFor();
    await close();
  });

  it('by touch', async () => {
    const { page, complaints, close } = await visit(MONEY, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    for (const [letter, digit] of Object.entries(MONEY_ANSWER)) {
      await button(page, new RegExp(`^${letter} has no digit`)).tap();
      await digitKey(page, digit).tap();
    }
    await said(page, /^Solved/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['in columns', MONEY],
    ['drawn', PRODUCT],
    ['that is hard', LONG],
    ['with digits missing', SKELETON],
  ])('%s by hints', async (_name, address) => {
    const { page, complaints, close } = await visit(address);
    await solveByHints(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('help', () => {
  it('checks, shows conflicts, tells letters and the solution', async () => {
    const { page, close } = await visit(MONEY);
    await type(page, { S: 9, E: 6 });
    await button(page, 'Check').click();
    await said(page, 'E is wrong.').waitFor();
    await page.getByLabel('Show conflicts').check();
    await page.locator('h1').click();
    await type(page, { E: 9, M: 0 });
    await said(page, 'S and E are both 9. A number begins with M, which cannot be 0.').waitFor();
    await button(page, 'D has no digit').click();
    await button(page, 'Reveal a letter').click();
    await said(page, 'D is 7.').waitFor();
    await button(page, 'Solution').click();
    await button(page, 'Show it').click();
    await said(page, 'This is the solution.').waitFor();
    expect(await cell(page, 'line 3: M 1, O 0, N 6, E 5, Y 2').count()).toBe(1);
    await close();
  });

  it('explains how the answer is found, step by step, after the end', async () => {
    const { page, complaints, close } = await visit('#/alphametic/EYE+LIGHT=THUMB');
    await button(page, 'Solution').click();
    await button(page, 'Show it').click();
    await page.getByText('How to find it').click();
    const steps = page.locator('.way > ol > li');
    await steps.first().getByText('No number begins with 0. So E, L and T are not 0.').waitFor();
    await steps.last().getByText('All letters are found, and everything works out.').waitFor();
    const refuted = steps.filter({ hasText: 'If L is 1, there is a contradiction' });
    await refuted.getByText('Why?').click();
    await refuted
      .getByText(/^Look at column\s2 from the right, .+\s=\s.+\. Here it goes wrong: /)
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('highlights the column of a hint', async () => {
    const { page, close } = await visit(MONEY);
    await button(page, 'Hint').click();
    await said(
      page,
      /column\s5 from the right, where the carry alone makes M\. .* only a few digits fit\.$/,
    ).waitFor();
    await button(page, 'Tell me more').click();
    await said(
      page,
      /column\s5 from the right, where the carry alone makes M\. .* only a few digits fit\.$/,
    ).waitFor();
    await page
      .locator('.note strong')
      .getByText(/;\sM is\s1\.$/)
      .waitFor();
    const lit = await page.locator('.paper-lit').boundingBox();
    const first = await page
      .locator('.symbol:has(> .symbol-face:text-is("M"))')
      .last()
      .boundingBox();
    expect(lit?.x).toBeCloseTo(first?.x ?? -1, 0);
    await close();
  });

  it('speaks French', async () => {
    const { page, close } = await visit(MONEY, { locale: 'fr-FR' });
    await button(page, 'Indice').click();
    await button(page, 'En dire plus').click();
    await said(
      page,
      /la colonne\s5 à partir de la droite, où la retenue seule donne M\. .*peu de chiffres conviennent\.$/,
    ).waitFor();
    await page
      .locator('.note strong')
      .getByText(/;\sM vaut\s1\.$/)
      .waitFor();
    await button(page, 'Appliquer').click();
    await type(page, MONEY_ANSWER);
    await said(page, /^Résolu/).waitFor();
    await close();
  });
});

describe('digits without letters', () => {
  it('are chosen on the board, checked, told and solved', async () => {
    const { page, complaints, close } = await visit(SKELETON);
    await page.getByText('A numbered box is a digit of its own').waitFor();
    await cell(page, 'line 1, numbered boxes: 1 □, 3, 2 □').locator('.symbol').first().click();
    await page.keyboard.press('2');
    await cell(page, 'line 1, numbered boxes: 1 2, 3, 2 □').waitFor();
    await button(page, 'Check').click();
    await said(page, '□1 is wrong.').waitFor();
    await button(page, 'Hint').click();
    await said(page, '□1 is not 2. Remove this mistake, and hints lead on.').waitFor();
    await button(page, 'Remove it').click();
    await cell(page, 'line 1, numbered boxes: 1 □, 3, 2 □').waitFor();
    await button(page, 'Reveal a letter').click();
    await cell(page, 'line 1, numbered boxes: 1 1, 3, 2 □').waitFor();
    await button(page, 'Hint').click();
    await button(page, 'Tell me more').click();
    await said(page, /□\d+ is/).waitFor();
    // 138 × 54 = 7452
    for (const [name, digits] of [
      ['line 1', '8'],
      ['line 2', '4'],
      ['line 4', '690'],
      ['line 5', '7452'],
    ] as const) {
      const boxes = page.locator(
        `[aria-label^="${name}, "] .symbol:not([data-state="given"], [data-state="told"])`,
      );
      for (const [i, digit] of Array.from(digits).entries()) {
        await boxes.nth(i).click();
        await page.keyboard.press(digit);
      }
    }
    await said(page, /^Solved/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

it('a long division has a box for each digit, in the order in which they stand', async () => {
  const { page, complaints, close } = await visit(DIVISION);
  await page.getByText('level 5 of 5').waitFor();
  await cell(page, 'line 1, numbered boxes: 1 □, 7, 2 □, 3 □, 4 □').waitFor();
  const labels = page.locator('.symbol[data-state="open"] .symbol-letter');
  expect(await labels.allInnerTexts()).toEqual(Array.from({ length: 40 }, (_, i) => `${i + 1}`));
  await button(page, 'Solution').click();
  await button(page, 'Show it').click();
  await cell(page, 'line 1, numbered boxes: 1 9, 7, 2 8, 3 0, 4 9').waitFor();
  await cell(
    page,
    'line 2, numbered boxes: 8 1, 9 2, 10 1, 11 2, 12 8, 13 3, 14 1, 15 6',
  ).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('puzzles', () => {
  it('with several answers take any of them', async () => {
    const { page, close } = await visit(SEVERAL);
    await page.getByText('This puzzle has several answers. Any of them counts.').waitFor();
    await button(page, 'Play it anyway').click();
    await type(page, { A: 3, B: 4, C: 6 });
    await said(page, /something is wrong/).waitFor();
    await button(page, 'Hint').click();
    await said(page, 'These digits fit no answer. Take one back.').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Hint').click();
    await said(page, /^Hints lead to one answer/).waitFor();
    await type(page, { C: 7 });
    await said(page, /^Solved/).waitFor();
    await page.reload();
    await said(page, /^Solved/).waitFor();
    await close();
  });

  it.each([
    ['en', 'TWOpTWOeFOUR', 'All 7 answers', '', 7],
    ['fr', 'TWOpTWOeFOUR', 'Les 7 solutions', '', 7],
    ['fr', 'ApBeC', 'Les 32 solutions', 'Les 20 premières :', 20],
    ['en', 'ABpCeDE', 'More than 100 answers', 'The first 20 of them:', 20],
  ] as const)(
    'with several answers list them once they have ended: %s %s',
    async (locale, code, title, first, listed) => {
      const { page, complaints, close } = await visit(`#/alphametic/${code}`, { locale });
      await page.locator('.notice').waitFor();
      const answers = page.locator('.all-answers');
      expect(await answers.count()).toBe(0);
      await button(page, 'Solution').click();
      await button(page, locale === 'en' ? 'Show it' : 'Voir la solution').click();
      await answers.getByRole('heading', { name: title }).waitFor();
      expect(await answers.getByRole('listitem').count()).toBe(listed);
      expect((await answers.locator('p').allTextContents()).join('').replace(/\s/g, ' ')).toBe(
        first,
      );
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each(['CATpDOGeMOUSES', 'UNpUNeZZZ'])('without an answer offer no play: %s', async (code) => {
    const { page, complaints, close } = await visit(`#/alphametic/${code}`);
    await page.getByText('This puzzle has no answer.').waitFor();
    expect(await button(page, 'Play it anyway').count()).toBe(0);
    expect(await button(page, 'Solution').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('without an answer are not taken for play', async () => {
    const { page, complaints, close } = await visit(MONEY);
    await button(page, 'New puzzle…').click();
    const own = page.getByLabel('The puzzle');
    await own.fill('CAT + DOG = MOUSES');
    await button(page, 'Play it').click();
    await page.locator('.own-fault').getByText('This puzzle has no answer.').waitFor();
    expect(page.url()).toContain('SENDpMOREeMONEY');
    await own.fill('TWO + TWO = FOUR');
    await button(page, 'Play it').click();
    await page.waitForURL(/TWOpTWOeFOUR$/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('are kept, and the last one is there until it is solved', async () => {
    const { page, close } = await visit(MONEY);
    await button(page, 'S has no digit').waitFor();
    await type(page, { S: 9, E: 5 });
    await page.goto(at('#/alphametic'));
    await page.reload();
    await button(page, 'S: 9').waitFor();
    await type(page, MONEY_ANSWER);
    await said(page, /^Solved/).waitFor();
    await page.reload();
    await board(page).waitFor();
    expect(await button(page, 'S: 9').count()).toBe(0);
    await page.goto(at('#/record'));
    await page.getByRole('row', { name: /^Alphametic 1/ }).waitFor();
    await close();
  });

  it.each([
    ['Sum of words', 3, /^[A-Z]+p[A-Z]+e[A-Z]+$/],
    ['Doubly true: number words that add up', 0, /^[A-Zp]+e[A-Z]+$/],
    ['Long multiplication', 1, /n-+n/],
  ])('are made: %s', async (shape, level, code) => {
    const { page, complaints, close } = await visit(MONEY);
    await button(page, 'New puzzle…').click();
    await page.getByLabel(shape).check();
    const levels = page.locator('[name="level"]');
    // Doubly true sums are too few to choose among.
    expect(await levels.count()).toBe(level === 0 ? 0 : 5);
    if (level > 0) {
      await levels.nth(level - 1).check();
    }
    await button(page, 'Create').click();
    await page.waitForURL((url) => !url.hash.endsWith('/SENDpMOREeMONEY'));
    expect(new URL(page.url()).hash.replace('#/alphametic/', '')).toMatch(code);
    await page.getByText(level === 0 ? /^level \d of 5$/ : `level ${level} of 5`).waitFor();
    await page.goBack();
    await cell(page, 'line 3: MONEY, blank').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('of one’s own are read with their rules, or it is said what is wrong', async () => {
    const { page, close } = await visit(MONEY);
    await button(page, 'New puzzle…').click();
    const own = page.getByLabel('The puzzle');
    await own.fill('SEND + = MORE');
    await button(page, 'Play it').click();
    await page.getByText("Line 1, character 8: '=' stands where a number belongs.").waitFor();
    await own.fill('send + more = money');
    await page.getByText('Other rules').click();
    await page.getByLabel('Base').fill('12');
    await page.getByLabel('Numbers may begin with 0').check();
    await page.getByLabel('Letters that may be equal to others').fill('y');
    await button(page, 'Play it').click();
    await page.waitForURL(/SENDpMOREeMONEY\?base=12&zeros=1&share=Y$/);
    for (const text of ['In base 12', 'Numbers may begin with 0', /other letters: Y$/]) {
      await page.locator('.conditions').getByText(text).waitFor();
    }
    expect(await page.locator('.digit').count()).toBe(12);
    await close();
  });

  it('with a damaged link say what is wrong where', async () => {
    const { page, close } = await visit('#/alphametic/SENDpMORE');
    await page.getByText(/^This link to a puzzle is damaged: Line 1, character 10:/).waitFor();
    await button(page, 'New puzzle…').click();
    await page.locator('dialog[open]').waitFor();
    await close();
  });

  it('say in French what is wrong in French', async () => {
    const { page, close } = await visit('#/alphametic/SENDpMORE', { locale: 'fr-FR' });
    await page.getByText('il manque un signe d’opération ou un signe comme = à la fin.').waitFor();
    await button(page, 'Autre énigme…').click();
    for (const [text, fault] of [
      ['1,5 + A = B', /cela ressemble à un nombre décimal/],
      ['(A + B = C', /«\s=\s» se trouve à la place d’une parenthèse fermante/],
      ['ABCDEF = GHIJKL', /12 lettres différentes demandent autant de chiffres/],
      ['', /il n’y a pas d’énigme/],
    ] as const) {
      await page.getByLabel('L’énigme').fill(text);
      await button(page, 'Jouer cette énigme').click();
      await page.locator('.own-fault').getByText(fault).waitFor();
    }
    await close();
  });

  it('may be made again while they lie there', async () => {
    const { page, close } = await visit('#/alphametic', { locale: 'fr-FR' });
    const seen = new Set<string>();
    // There are not many doubly true sums in French.
    for (let i = 0; i < 12; ++i) {
      await page.locator('.actions-more button').first().click();
      await page.getByLabel(/^Doublement vraie/).check();
      await button(page, 'Créer').click();
      await board(page).waitFor();
      seen.add(page.url());
    }
    expect(seen.size).toBeLessThan(12);
    await close();
  });

  it('are chosen before anything is laid, and may have nothing to find', async () => {
    const { page, close } = await visit('#/alphametic/new');
    await page.getByLabel('The puzzle').fill('1 + 1 = 2');
    await button(page, 'Play it').click();
    await page.getByText('Line 1, character 1: there is nothing to find.').waitFor();
    await page.getByText('Other rules').click();
    await page.getByLabel('Base').fill('');
    await button(page, 'Play it').click();
    await page.getByText('Bases are 2 to 36.').waitFor();
    await button(page, 'Close').click();
    expect(await board(page).count()).toBe(0);
    expect(page.url()).toMatch(/#\/alphametic\/new$/);
    await close();
  });

  it('that are solved say nothing else when they are laid again, and their clock stands', async () => {
    const { page, close } = await visit(SEVERAL);
    await type(page, { A: 3, B: 4, C: 7 });
    await said(page, /^Solved/).waitFor();
    const time = () =>
      page.evaluate(() => {
        const kept = localStorage.getItem('reckon.alphametic-games') ?? '';
        return /"elapsed":(\d+)/.exec(kept)?.[1];
      });
    const before = await time();
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          if (document.querySelector('.note')?.textContent.includes('wrong') === true) {
            document.title = 'said to be wrong';
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    });
    await page.reload();
    await said(page, /^Solved/).waitFor();
    expect(await page.title()).not.toContain('wrong');
    expect(await time()).toBe(before);
    await close();
  });

  it('in lines are gone through by all arrows; given digits choose nothing', async () => {
    const { page, close } = await visit(EQUATIONS);
    await cell(page, 'line 1: AB, blank').click();
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, 'line 2: DE, blank');
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, 'line 3: J, blank');
    await page.goto(at(SKELETON));
    await cell(page, 'line 1, numbered boxes: 1 □, 3, 2 □').locator('.symbol').first().click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('7');
    await said(page, 'Choose a letter first.').waitFor();
    expect(await cell(page, 'line 1, numbered boxes: 1 □, 3, 2 □').count()).toBe(1);
    await close();
  });

  it('that somebody types into the address are read', async () => {
    const { page, close } = await visit('#/alphametic/two+two=four');
    await cell(page, 'line 3: FOUR, blank').waitFor();
    await close();
  });
});
