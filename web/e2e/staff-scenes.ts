// SPDX-License-Identifier: MIT
/** Every view of the page of staff, from the code on. */
import type { Page } from 'playwright-core';
import { Organised } from './organiser-routes';
import { OnPaper } from './paper-routes';
import { CODES, StaffServer } from './staff-server';
import type { Role } from '../src/staff/frame/messages';

const MINUTE = 60_000;

export interface StaffScene {
  readonly name: string;
  /** The role of the code; none before it is entered. */
  readonly role?: Role;
  /** Where, behind the group if it begins with a dot. */
  readonly place?: string;
  readonly before?: (server: StaffServer) => void;
  /** The way from there, without words: it is the same in both languages. */
  readonly then?: (page: Page, server: StaffServer) => Promise<void>;
}

const NAMES = ['Ada', 'Ben', 'Chloé', 'Dan', 'Emma-Louise de la Tour-Saint-Martin', 'Farid'];

/** A class in the middle of the contest, with all that can be seen on a wall list. */
export function fillClass(server: StaffServer): string {
  const group = server.addGroup('5b', 28);
  for (const [i, pupil] of server.pupilsOf(group).entries()) {
    pupil.name = NAMES[i] ?? (i % 4 === 0 ? '' : `Pupil ${i + 1}`);
    if (i < 22) {
      const started = Date.now() - (i % 7) * MINUTE;
      Object.assign(pupil, { state: 'running', started, answered: (5 * i) % 25, heard: 3000 });
      pupil.devices = 1;
    } else if (i < 25) {
      pupil.state = 'entered';
    }
  }
  const at = (i: number) => server.pupilsOf(group)[i];
  Object.assign(at(2) ?? {}, { heard: 4 * MINUTE });
  Object.assign(at(4) ?? {}, { percent: 33, seconds: 300, flagged: true, devices: 2 });
  Object.assign(at(5) ?? {}, { state: 'handed_in', late: 3, answered: 24 });
  Object.assign(at(9) ?? {}, { state: 'handed_in', answered: 20 });
  Object.assign(at(27) ?? {}, { state: 'removed' });
  server.addGroup('6a', 12);
  return group;
}

const openSeat = (seat: number) => async (page: Page) => {
  await page
    .locator('.wall-seat')
    .nth(seat - 1)
    .click();
  await page.locator('dialog[open]').waitFor();
};
const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator('dialog[open]').first().waitFor();
};

export const STAFF_SCENES: readonly StaffScene[] = [
  { name: 'enter' },
  {
    name: 'mistyped',
    then: async (page) => {
      await page.locator('.contest-code').fill('K7QX-2M4T');
      await page.locator('form button').click();
    },
  },
  { name: 'groups', role: 'teacher' },
  { name: 'new-group', role: 'teacher', then: press('main .button-strong') },
  { name: 'wall', role: 'teacher', place: '.wall' },
  {
    name: 'wall-notice',
    role: 'teacher',
    place: '.wall',
    before: (server) => {
      const text = {
        en: 'Question 7 on paper has a smudge: it reads 24 ÷ 6.',
        fr: 'La question 7 sur papier a une tache : c’est 24 ÷ 6.',
      };
      server.notices = [{ notice: 1, at: Date.now(), until: 0, text }];
    },
    then: async (page) => {
      await openSeat(2)(page);
      await page.locator('dialog[open] section .button').first().click();
      await page.locator('.staff-slip').nth(1).waitFor();
    },
  },
  { name: 'entrant', role: 'teacher', place: '.wall', then: openSeat(5) },
  { name: 'entrant-late', role: 'teacher', place: '.wall', then: openSeat(6) },
  {
    name: 'entrant-rare',
    role: 'teacher',
    place: '.wall',
    then: async (page) => {
      await openSeat(5)(page);
      await page.locator('dialog[open] summary').click();
    },
  },
  {
    name: 'asks',
    role: 'teacher',
    place: '.wall',
    then: async (page) => {
      await openSeat(6)(page);
      await page.locator('dialog[open] section').nth(1).locator('.button').click();
      await page.locator('dialog[open]').nth(1).waitFor();
    },
  },
  {
    name: 'start',
    role: 'teacher',
    place: '.wall',
    then: press('.wall ~ .contest-buttons .button'),
  },
  {
    name: 'rescue',
    role: 'teacher',
    place: '.wall',
    then: press('.wall ~ .contest-buttons .button:nth-child(2)'),
  },
  {
    name: 'unreached',
    role: 'teacher',
    place: '.wall',
    then: async (page, server) => {
      await page.locator('.wall-seat').first().waitFor();
      server.isDown = true;
      await page.locator('[data-lost=true]').waitFor();
    },
  },
  { name: 'pupils', role: 'teacher', place: '.pupils' },
  { name: 'names', role: 'teacher', place: '.pupils', then: press('.staff-files + p .button') },
  {
    name: 'add',
    role: 'teacher',
    place: '.pupils',
    then: press('.staff-files + p .button:nth-child(2)'),
  },
  {
    name: 'day',
    role: 'teacher',
    place: '.day',
    then: async (page) => {
      await page.locator('.staff-part .button').first().click();
      await page.locator('.staff-day-code').waitFor();
    },
  },
  {
    name: 'paper',
    role: 'teacher',
    place: '.paper',
    before: (server) => {
      const [group] = server.groups;
      new OnPaper(server, group?.group ?? '');
    },
    then: async (page) => {
      await page.locator('.file-button:not(.file-camera) input').setInputFiles({
        name: 'page.png',
        mimeType: 'image/png',
        buffer: Buffer.from('a page'),
      });
      await page.locator('.paper-doubts img').first().waitFor();
      await page.locator('.paper-list .button').nth(1).click();
    },
  },
  { name: 'no-results', role: 'teacher', place: '.results' },
  {
    name: 'results',
    role: 'teacher',
    place: '.results',
    before: (server) => {
      server.phase = 'published';
    },
  },
  { name: 'nowhere', role: 'teacher', place: 'moon' },
  { name: 'invigilator', role: 'invigilator' },
  { name: 'invigilator-entrant', role: 'invigilator', then: openSeat(1) },
  { name: 'organiser-groups', role: 'organiser', place: 'groups' },
  {
    name: 'organiser-life',
    role: 'organiser',
    place: 'contests/autumn/life',
    before: (server) => {
      server.phase = 'open';
      new Organised(server);
    },
  },
];

/** Opens a scene in a page of this server, in English or French. */
export async function enterStaffScene(
  page: Page,
  server: StaffServer,
  { role, place, before, then }: StaffScene,
): Promise<void> {
  const group = fillClass(server);
  before?.(server);
  await page.goto(role === undefined ? server.address : `${server.address}#${CODES[role]}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (role !== undefined) {
    await page.locator('form .button-strong').click();
    await page.locator('.staff-tabs').first().waitFor();
    if (place !== undefined) {
      const path = place.startsWith('.') ? `groups/${group}/${place.slice(1)}` : place;
      await page.evaluate((hash) => (location.hash = hash), `#/${path}`);
    }
    await page.waitForLoadState('networkidle');
  }
  await then?.(page, server);
}
