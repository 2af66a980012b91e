// SPDX-License-Identifier: MIT
/** Pupils on paper, on the teacher's page: pages are taken, doubts settled, answers typed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { OnPaper } from './paper-routes';
import { fillClass } from './staff-scenes';
import { CODES, StaffServer } from './staff-server';
import { setServedStage } from './stage';

const stage = setServedStage(() => new StaffServer());

async function arrive(): Promise<{ page: Page; paper: OnPaper }> {
  const group = fillClass(stage.server);
  const paper = new OnPaper(stage.server, group);
  const { page } = await stage.open(`${stage.server.address}#${CODES.teacher}`);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();
  await page.goto(`${stage.server.address}#/groups/${group}/paper`);
  return { page, paper };
}

const page = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('a page') });
const press = (one: Page, name: string) => one.getByRole('button', { name, exact: true }).click();

it('takes several files, and shows what is in doubt with its pictures', async () => {
  const { page: view, paper } = await arrive();
  await view.getByText('Nothing waits.').waitFor();
  await view.getByLabel('Take pages…').setInputFiles([page('1.png'), page('2.png')]);
  await view.getByText('4 answers are kept; 6 to look at.').waitFor();
  expect(paper.taken).toBe(2);
  const doubts = view.locator('.paper-doubts li');
  await expect.poll(() => doubts.count()).toBe(5);
  const first = doubts.first();
  await first.getByRole('heading', { name: 'Seat 1 · Ada, question 1' }).waitFor();
  await expect.poll(() => first.locator('img').count()).toBe(2);
  await expect
    .poll(() =>
      first
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(420);
  expect(await first.getByRole('textbox').inputValue()).toBe('A=2,C=8');
});

it('settles a doubt by the keyboard, and goes on with what is left', async () => {
  const { page: view, paper } = await arrive();
  await view.getByLabel('Take pages…').setInputFiles([page('1.png')]);
  const doubts = view.locator('.paper-doubts li');
  await expect.poll(() => doubts.count()).toBe(3);
  await doubts.first().getByRole('textbox').fill('A=2,B=?');
  await view.keyboard.press('Enter');
  await view.getByText('This cannot be read as an answer to this question.').waitFor();
  await doubts.first().getByRole('textbox').fill('a=2,b=4,c=8,d=1');
  await view.keyboard.press('Enter');
  await view.getByText('Seat 1 · Ada, question 1: A=2,B=4,C=8,D=1').waitFor();
  expect(paper.answer(1, 1)).toBe('A=2,B=4,C=8,D=1');
  await expect.poll(() => doubts.count()).toBe(2);
  await expect
    .poll(() => view.evaluate(() => document.activeElement?.closest('li')?.textContent ?? ''))
    .toContain('question 2');
  await view.getByRole('button', { name: 'Delete the picture' }).click();
  await press(view, 'Yes, delete it');
  await expect.poll(() => doubts.count()).toBe(1);
});

it('types answers that were written, and asks before one is replaced', async () => {
  const { page: view, paper } = await arrive();
  const line = view.locator('.paper-list > li').nth(1);
  await line.getByText('0 of 6 answered').waitFor();
  await line.getByRole('button', { name: 'Type answers' }).click();
  const field = line.getByLabel('Question 6', { exact: true });
  await field.fill('6 * 4');
  await view.keyboard.press('Tab');
  await line.getByText('1 of 6 answered').waitFor();
  await field.fill('8 * 3');
  await view.keyboard.press('Tab');
  await press(view, 'No, go back');
  await expect.poll(() => view.locator('dialog[open]').count()).toBe(0);
  expect(await field.inputValue()).toBe('6 * 4');
  expect(paper.answer(2, 6)).toBe('6 * 4');
  await field.fill('4 * 6');
  await view.keyboard.press('Enter');
  await press(view, 'Yes, replace it');
  await expect.poll(() => paper.answer(2, 6)).toBe('4 * 6');
});

it('shows nothing of papers before the windows open', async () => {
  const { page: view, paper } = await arrive();
  paper.isOut = false;
  await view.reload();
  await view
    .getByText('Papers and answers are shown once the windows of all your groups have opened.')
    .waitFor();
});
