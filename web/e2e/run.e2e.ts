// SPDX-License-Identifier: MIT
/** Runs against the clock: with hands of Krypto, and with calcrostics. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { EngineModule } from '#reckon/module.ts';
import { type } from './calcrostic-scenes';
import type { SolveAnswer } from '../src/engine/questions';
import { readFormula } from '../src/krypto/formula';
import { ROOT } from './native-server';
import { expectFocused } from './browser';
import { setStage } from './stage';
import { button, OPERATOR_NAMES } from './table';

const { at, visit } = setStage();

const engine = await EngineModule.load(readFileSync(join(ROOT, 'build/wasm/reckon.wasm')));

it('counts how many hands are solved in five minutes, and the best run is the next one’s ghost', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/krypto/run'));
  // The easiest level and no opponent are chosen where nothing was played yet.
  expect(await page.getByLabel('Level of the next hand').inputValue()).toBe('1');
  expect(await page.getByLabel('Against').inputValue()).toBe('nobody');
  const runOnce = async (hands: number) => {
    for (let done = 0; done < hands; done++) {
      await solveHand(page);
      await page
        .locator('.run-state')
        .getByText(handsText(done + 1))
        .first()
        .waitFor();
    }
    await letTimePass(page, '5:00');
    await page.locator('.run-result').getByText(handsText(hands)).first().waitFor();
  };
  await button(page, 'Start').click();
  await runOnce(1);
  await page.getByText('Your best run yet!').waitFor();
  await button(page, 'Play again').click();
  await runOnce(0);
  await page.getByText('You lose.').waitFor();
  await page.getByText('Your best run at this level: 1 hand.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('goes on while one looks at something else or loads the page again, and can be stopped', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/krypto/run'));
  await page.getByLabel('Level of the next hand').selectOption('1');
  await button(page, 'Start').click();
  await solveHand(page);
  const state = page.locator('.run-state');
  await state.getByText(handsText(1)).first().waitFor();
  // A step on the second hand is there again, and the clock has gone on.
  await page.locator('.card').nth(4).waitFor();
  await page.locator('.card').nth(0).click();
  await page.locator('.card').nth(1).click();
  await button(page, 'plus').click();
  await expect.poll(() => page.locator('.card').count()).toBe(4);
  const cards = await page.locator('.card').allInnerTexts();
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await page.clock.fastForward('02:01');
  await page.goBack();
  await state.getByText(handsText(1)).first().waitFor();
  expect(await page.locator('.card').allInnerTexts()).toEqual(cards);
  await page.reload();
  await state.getByText(handsText(1)).first().waitFor();
  expect(await page.locator('.card').allInnerTexts()).toEqual(cards);
  expect(await page.getByRole('timer').textContent()).toMatch(/^2:/);
  // The end is announced ten seconds before it comes.
  const clock = page.locator('.run-clock');
  expect(await clock.getAttribute('data-late')).toBe('false');
  await page.clock.fastForward('02:45');
  await expect.poll(() => clock.getAttribute('data-late')).toBe('true');
  await page.getByText('10 seconds left.').first().waitFor({ state: 'attached' });
  await button(page, 'Stop').click();
  await button(page, 'Go on').click();
  await button(page, 'Stop').click();
  await button(page, 'Stop').click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText(handsText(1)).first().waitFor();
  const met = result.getByRole('list', { name: 'Your puzzles' }).getByRole('listitem');
  expect(await met.count()).toBe(2);
  await met
    .first()
    .getByText(/solved at 0:\d\d/)
    .waitFor();
  await met.nth(1).getByText('not solved').waitFor();
  expect(await met.first().getByRole('button').count()).toBe(0);
  await met
    .nth(1)
    .getByRole('button', { name: /^Show a solution: / })
    .click();
  await expectFocused(met.nth(1).locator('.run-solution'));
  const target = (await met.nth(1).locator('a').innerText()).split(' : ')[1];
  expect(await met.nth(1).locator('.run-solution').innerText()).toMatch(
    new RegExp(`[+−×÷].* =\\s${target}$`),
  );
  await page.reload();
  await button(page, 'Start').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('is over with its result when its time has passed elsewhere', async () => {
  const { page, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/calcrostic/run'));
  await page.getByLabel('1 · very easy').check();
  await button(page, 'Start').click();
  await solveCalcrostic(page);
  await page.goto(at('#/'));
  await page.clock.fastForward('11:00');
  await page.goto(at('#/calcrostic/run'));
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('1 calcrostic solved').waitFor();
  await result.getByText('Your best run yet!').waitFor();
  await close();
});

it('hands the focus on to the result when the time runs out', async () => {
  const { page, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/krypto/run'));
  await button(page, 'Start').click();
  await page.locator('.card').first().focus();
  await letTimePass(page, '5:00');
  await expectFocused(page.getByRole('region', { name: 'Result' }));
  await page.keyboard.press('Tab');
  await expectFocused(page.locator('.run-met a').first());
  await close();
});

it('counts in Countdown only the target itself, and says so', async () => {
  const { page, complaints, close } = await visit('#/countdown/run');
  await button(page, 'Start').click();
  await page
    .locator('.goal')
    .getByText(/^Make \d+ from any of the six numbers\.$/)
    .waitFor();
  await page.locator('.card').first().click();
  await page.locator('.message').getByText('pick the second number').waitFor();
  expect(await page.getByText('is my answer').count()).toBe(0);
  await button(page, 'Stop').click();
  await button(page, 'Stop').click();
  await page.getByRole('button', { name: /^Show a solution: / }).click();
  await page
    .locator('.run-solution')
    .getByText(/ =\s\d+$/)
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

const handsText = (hands: number) => `${hands} ${hands === 1 ? 'hand' : 'hands'} solved`;

/** Lets the whole time of a run pass, once its clock moves: it begins after the first puzzle. */
async function letTimePass(page: Page, time: '5:00' | '10:00'): Promise<void> {
  await expect
    .poll(() => page.getByRole('timer').textContent(), { timeout: 30_000 })
    .not.toBe(time);
  await page.clock.fastForward(time.padStart(5, '0'));
}

/** Solves the hand on the table, whatever it is. */
async function solveHand(page: Page): Promise<void> {
  const number = async (label: string) =>
    Number(/\d+/.exec((await page.locator(label).getAttribute('aria-label')) ?? '')?.[0]);
  await page.locator('.card').nth(4).waitFor();
  const cards = await Promise.all(
    [0, 1, 2, 3, 4].map((place) => number(`.place[data-place="${place}"] .card`)),
  );
  const hand = { cards, objective: await number('.objective') };
  const { body } = engine.answer('krypto/solve', JSON.stringify({ ...hand, limit: 1 }));
  const { solutions = [] } = JSON.parse(body) as SolveAnswer;
  const read = readFormula(solutions[0] ?? '', hand, 'house');
  for (const { from, onto, operator } of read.ok ? read.moves : []) {
    await page.locator(`.place[data-place="${from}"] .card`).click();
    await page.locator(`.place[data-place="${onto}"] .card`).click();
    await button(page, OPERATOR_NAMES[operator]).click();
  }
}

/** Returns the text on the board, without the digits on it: words, and operators or dots. */
function boardText(page: Page): Promise<string> {
  return page.locator('.board').evaluate((board) =>
    [...board.querySelectorAll('.board-row')]
      .map((row) =>
        [...row.children]
          .map((cell) => {
            const letters = [...cell.querySelectorAll('.symbol-face')];
            const word = letters.map((letter) => letter.getAttribute('data-letter')).join('');
            return word || cell.textContent || '.';
          })
          .join(' '),
      )
      .join('\n'),
  );
}

/** Solves the calcrostic on the table by keys, and waits until it is gone. */
async function solveCalcrostic(page: Page): Promise<void> {
  await page.locator('.board').waitFor();
  const grid = await boardText(page);
  const { body } = engine.answer('calcrostic/solve', JSON.stringify({ grid, limit: 1 }));
  const { solutions } = JSON.parse(body) as { solutions: { letters: Record<string, number> }[] };
  await type(page, solutions[0]?.letters ?? {});
  await expect.poll(() => boardText(page)).not.toBe(grid);
}

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(`reckon.${key}`), name);

it('counts how many calcrostics are solved in ten minutes, and keeps none of them', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.clock.install({ time: '2026-11-21T18:00:00' });
  await page.goto(at('#/'));
  await page.getByRole('link', { name: 'Calcrostics, 10-minute challenge' }).click();
  await page.getByLabel('1 · very easy').check();
  await button(page, 'Start').click();
  await solveCalcrostic(page);
  await solveCalcrostic(page);
  const state = page.locator('.run-state');
  await state.getByText('2 calcrostics solved').waitFor();
  // Skipping counts for nothing, by key as by the button.
  for (const skip of [() => page.keyboard.press('n'), () => button(page, 'Skip').click()]) {
    const before = await boardText(page);
    await skip();
    await expect.poll(() => boardText(page)).not.toBe(before);
  }
  // Wrong digits do not help either: nothing says which of them is wrong.
  await state.getByText('2 calcrostics solved').waitFor();
  for (const name of ['Hint', 'Check', 'Reveal a letter']) {
    expect(await button(page, name).count(), name).toBe(0);
  }
  await letTimePass(page, '10:00');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('2 calcrostics solved').waitFor();
  await result.getByText('Your best run yet!').waitFor();
  await result
    .getByText(/^3 × 3 with diagonals, level 1 of 5 · the last one at \d:\d\d$/)
    .waitFor();
  expect(await stored(page, 'calcrostic-games')).toBeNull();
  expect(await stored(page, 'diary')).toBeNull();

  // Against one's own best run, which solved two.
  await button(page, 'Play again').click();
  await page.locator('.board').waitFor();
  await letTimePass(page, '10:00');
  await result.getByText('Your best run: 2 calcrostics solved. You lose.').waitFor();
  await page.getByText('Your best run at this size and level: 2 calcrostics.').waitFor();
  // At another size and level nothing has been run.
  await page.getByLabel('Letter grid').check();
  await page.getByText('You have no best run at this size and level yet.').waitFor();
  // A puzzle that is laid afterwards is kept and can be solved as ever.
  await page.goto(at('#/calcrostic/today'));
  await button(page, 'Hint').waitFor();
  await expect.poll(() => stored(page, 'calcrostic-games')).toMatch(/3x3d/);
  expect(complaints).toEqual([]);
  await close();
});

it('shows the best runs in the record, and exports and imports them', async () => {
  const { page, complaints, close } = await visit('about:blank');
  await page.goto(at('#/about'));
  await page.evaluate(() => {
    const keep = (name: string, value: unknown) => {
      localStorage.setItem(`reckon.${name}`, JSON.stringify({ version: 1, value }));
    };
    keep('krypto.runs', { 0: [40, 90, 200] });
    keep('calcrostic.runs', { '3x3d/2': [100], '4x4/1': [200, 300] });
  });
  await page.goto(at('#/record'));
  await page.reload();
  const runs = (from: Page) => from.getByRole('table', { name: 'Challenges: your best runs' });
  const listed = [
    'Krypto, 5-minute challenge Any level 3',
    'Calcrostics, 10-minute challenge 3 × 3 with diagonals, level 2 of 5 1',
    'Calcrostics, 10-minute challenge 4 × 4, level 1 of 5 2',
  ];
  const rows = (from: Page) =>
    runs(from)
      .getByRole('row')
      .allInnerTexts()
      .then((texts) => texts.map((one) => one.replace(/\s+/g, ' ').trim()));
  await runs(page).waitFor();
  expect(await rows(page)).toEqual(listed);
  const coming = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await text(await (await coming).createReadStream());
  expect(complaints).toEqual([]);
  await close();

  const other = await visit('#/record');
  const give = () =>
    other.page
      .getByLabel('Import…')
      .last()
      .setInputFiles({
        name: 'reckon.json',
        mimeType: 'application/json',
        buffer: Buffer.from(file),
      });
  await give();
  await other.page.getByText('0 puzzles have been added. 3 best runs have been added.').waitFor();
  expect(await rows(other.page)).toEqual(listed);
  await give();
  await other.page.getByText('0 puzzles have been added.', { exact: true }).waitFor();
  expect(other.complaints).toEqual([]);
  await other.close();
});
