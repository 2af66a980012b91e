// SPDX-License-Identifier: MIT
/** Every act of a teacher asks first, or can be taken back; entry and its refusals. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillClass } from './staff-scenes';
import { CODES, StaffServer } from './staff-server';
import { setServedStage } from './stage';

const stage = setServedStage(() => new StaffServer());

async function arrive(place: string, role: keyof typeof CODES = 'teacher'): Promise<Page> {
  const group = fillClass(stage.server);
  const visit = await stage.open(`${stage.server.address}#${CODES[role]}`);
  const { page } = visit;
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Leave' }).waitFor();
  await page.goto(`${stage.server.address}#/groups/${group}/${place}`);
  return page;
}

/** All that acts change. Entered or not is the same here: a return from removal counts as entered. */
function held(): readonly string[] {
  const { pupils, groups } = stage.server;
  const seats = pupils.map(({ group, seat, name, state, percent, seconds, late, isFree }) =>
    [group, seat, name, state.replace('not_', ''), percent, seconds, late, isFree].join(' '),
  );
  return [...seats, ...groups.map((group) => JSON.stringify(group))];
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface Way {
  readonly seat: number;
  /** The way from the sheet of the seat to the act. */
  readonly act: (page: Page) => Promise<void>;
}

const rare = async (page: Page) => {
  if (!(await page.getByLabel('One pupil has two codes').isVisible())) {
    await page.getByText('Rare acts').click();
  }
};

/** Acts that can be taken back. */
const UNDONE: Readonly<Record<string, Way>> = {
  'more minutes': { seat: 1, act: (page) => press(page, '+5 min') },
  'a share of time': { seat: 1, act: (page) => press(page, '+25 %') },
  'no extra time': { seat: 5, act: (page) => press(page, 'No extra time') },
  'a name': {
    seat: 1,
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Grace');
      await press(page, 'Keep the name');
    },
  },
  'another group': {
    seat: 26,
    act: async (page) => {
      await rare(page);
      await page.getByLabel('Move to group').selectOption('6a');
      await press(page, 'Move');
    },
  },
  'a removal': {
    seat: 26,
    act: async (page) => {
      await rare(page);
      await press(page, 'Remove');
    },
  },
};

/** Acts that ask. */
const ASKED: Readonly<Record<string, Way>> = {
  'another device': { seat: 1, act: (page) => press(page, 'Go on at another device') },
  'opening again': { seat: 10, act: (page) => press(page, 'Open again') },
  'late answers': { seat: 6, act: (page) => press(page, 'Accept 3 late answers') },
  'a wrong start': {
    seat: 1,
    act: async (page) => {
      await rare(page);
      await press(page, 'Wrong start: give a new paper');
    },
  },
  'a merger': {
    seat: 26,
    act: async (page) => {
      await rare(page);
      await page.getByLabel('One pupil has two codes').selectOption('Seat 1 · Ada');
      await press(page, 'Merge');
    },
  },
};

async function openSeat(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Seat ${seat} `) }).click();
}

describe('on the wall list', () => {
  it.each(Object.entries(UNDONE))('takes back %s', async (_name, { seat, act }) => {
    const page = await arrive('wall');
    const before = held();
    await openSeat(page, seat);
    await act(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    expect(held()).not.toEqual(before);
    await undo.click();
    await page.getByText('It was taken back.').waitFor();
    expect(held()).toEqual(before);
  });

  it.each(Object.entries(ASKED))('asks before %s', async (_name, { seat, act }) => {
    const page = await arrive('wall');
    const before = held();
    await openSeat(page, seat);
    await act(page);
    await press(page, 'No, go back');
    expect(held()).toEqual(before);
    expect(stage.server.acts).toEqual([]);
    await act(page);
    await page.getByRole('button', { name: /^Yes, / }).click();
    await expect.poll(held).not.toEqual(before);
    expect(stage.server.refused).toEqual([]);
  });
});

describe('elsewhere', () => {
  it('takes back names, a day code, a later window, a rehearsal', async () => {
    const page = await arrive('pupils');
    const before = held();
    await press(page, 'Enter many names…');
    await page.getByLabel('Names', { exact: true }).fill('2;Grace\n1;Alan');
    await press(page, 'Keep these names');
    await press(page, 'Undo');
    await expect.poll(held).toEqual(before);
    const name = page.getByLabel('Name of seat 1', { exact: true });
    await expect.poll(() => name.inputValue()).not.toBe('Alan');
    await name.fill('Alan');
    await page.keyboard.press('Tab');
    await press(page, 'Undo');
    await expect.poll(held).toEqual(before);
    await page.getByRole('link', { name: 'The day' }).click();
    await press(page, 'Make a day code');
    await page.getByText('0000-0000-0000').waitFor();
    await press(page, 'Undo');
    await expect.poll(held).toEqual(before);
    await page.getByLabel('Shift the window by').selectOption('60\u00a0min later');
    await press(page, 'Undo');
    await expect.poll(held).toEqual(before);
    await press(page, 'Let pupils start…');
    await press(page, 'Let them start');
    await press(page, 'Undo');
    await expect.poll(held).toEqual(before);
    await press(page, 'Start a rehearsal');
    await press(page, 'Undo');
    await press(page, 'Yes, delete it');
    await expect.poll(held).toEqual(before);
    expect(stage.server.refused).toEqual([]);
  });

  it('keeps a name that is being written while the names of others come', async () => {
    const page = await arrive('pupils');
    const field = (seat: number) => page.getByLabel(`Name of seat ${seat}`, { exact: true });
    await field(1).fill('Alan');
    const [first, second] = stage.server.pupils;
    Object.assign(first ?? {}, { name: 'Grace' });
    Object.assign(second ?? {}, { name: 'Emmy' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => field(2).inputValue()).toBe('Emmy');
    expect(await field(1).inputValue()).toBe('Alan');
    await page.keyboard.press('Tab');
    await expect.poll(() => first?.name).toBe('Alan');
  });

  it('asks before all names go, and before answers of a device are taken', async () => {
    const page = await arrive('pupils');
    const before = held();
    await press(page, 'Delete all names…');
    await press(page, 'No, go back');
    expect(held()).toEqual(before);
    await page.getByRole('link', { name: 'Wall list' }).click();
    await press(page, 'Take answers from a device…');
    await press(page, 'Take the answers');
    await page.getByText('Paste the text first.').waitFor();
    await page.getByLabel('Text of the QR code or file').fill('{"contest":"autumn"}');
    await press(page, 'Take the answers');
    await press(page, 'Yes, take them');
    await page.getByText('5 answers are taken; 12 were there.').waitFor();
  });
});

describe('the entry', () => {
  it('knows a mistyped code by itself, and takes codes as people write them', async () => {
    const visit = await stage.open(stage.server.address);
    const { page } = visit;
    await page.getByLabel('Your code').fill('0000-0000-0000-0000-0001');
    await press(page, 'Enter');
    await page.getByText('The code is mistyped').waitFor();
    await page.getByLabel('Your code').fill('0000 0000 000');
    await press(page, 'Enter');
    await page.getByText('these are 11').waitFor();
    expect(stage.server.refused).toEqual([]);
    await page.getByLabel('Your code').fill('oooo oooo oooo oooo ooo0');
    await press(page, 'Enter');
    await page.getByRole('heading', { name: 'Your groups' }).waitFor();
  });

  it('goes on after loading again, in this window alone, and ends with the session', async () => {
    const page = await arrive('wall');
    await page.reload();
    await page.getByRole('heading', { name: 'Group 5b' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(stage.server.address);
    await other.getByRole('heading', { name: 'Enter as staff' }).waitFor();
    stage.server.endSessions();
    await page.getByText('The session has ended').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('shows an invigilator the wall list alone', async () => {
    const page = await arrive('pupils', 'invigilator');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await openSeat(page, 6);
    await page.getByRole('button', { name: 'Open again' }).waitFor();
    expect(await page.getByText('Rare acts').count()).toBe(0);
    expect(await page.getByRole('button', { name: /late answer/ }).count()).toBe(0);
  });
});
