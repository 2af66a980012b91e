// SPDX-License-Identifier: MIT
/** Every view in every state that looks different, for axe and for screenshots. */
import type { Browser, Page } from 'playwright-core';
import { open, type VisitOptions, type WatchedPage } from './browser';
import { ALPHAMETIC_SCENES } from './alphametic-scenes';
import { CALCROSTIC_SCENES } from './calcrostic-scenes';
import { GAME_SCENES } from './game-scenes';
import { ROOM_SCENES } from './room-scenes';
import { SCAN_SCENES } from './scan-scenes';
import { button, card, HAND, takeHint } from './table';

export interface Scene {
  name: string;
  address: string;
  locale?: string;
  /** The part of the page that fails to load. */
  without?: string;
  /** Whether this is a first visit. */
  isNewcomer?: boolean;
  /** So large that axe looks only once. */
  isLarge?: boolean;
  /** Axe sees it in another test. */
  isOnlyDrawn?: boolean;
  /** Prepares the page before it is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
}

async function typeFormula(page: Page, formula: string): Promise<void> {
  await page.locator('.input-formula').fill(formula);
  await button(page, 'Check').click();
}

export const KRYPTO_SCENES: Scene[] = [
  { name: 'krypto-guide', address: '#/krypto/learn', act: (page) => card(page, '7').click() },
  { name: 'krypto-run', address: '#/krypto/run' },
  {
    name: 'krypto-running',
    address: '#/krypto/run',
    locale: 'fr-FR',
    act: async (page) => {
      await button(page, 'Commencer').click();
      await page.locator('.card').first().waitFor();
    },
  },
  { name: 'calcrostic-run', address: '#/calcrostic/run', locale: 'fr-FR' },
  {
    name: 'calcrostic-running',
    address: '#/calcrostic/run',
    act: async (page) => {
      await button(page, 'Start').click();
      await page.locator('.board').waitFor();
    },
  },
  {
    name: 'calcrostic-run-over',
    address: '#/calcrostic/run',
    prepare: (page) => page.clock.install({ time: '2026-11-24T18:00:00' }),
    act: async (page) => {
      await button(page, 'Start').click();
      await page.locator('.board').waitFor();
      await page.clock.fastForward('10:00');
      await button(page, 'Play again').waitFor();
    },
  },
  {
    name: 'krypto-guide-astray',
    address: '#/krypto/learn',
    locale: 'fr-FR',
    act: async (page) => {
      await page.locator('.card').nth(2).click();
      await page.locator('.card').nth(3).click();
      await button(page, 'fois').click();
      await button(page, 'Annuler').waitFor();
    },
  },
  { name: 'krypto-today', address: '#/krypto' },
  {
    name: 'krypto-how-to',
    address: HAND,
    act: (page) => page.getByText('How to play').click(),
  },
  {
    name: 'krypto-choosing',
    address: HAND,
    act: async (page) => {
      await card(page, '14').click();
      await card(page, '8').click();
    },
  },
  {
    name: 'krypto-fraction',
    address: HAND,
    act: async (page) => {
      await card(page, '8').click();
      await button(page, 'divided by').click();
      await card(page, '14').click();
      await card(page, '21').click();
      await button(page, 'times').click();
      await card(page, '19').click();
      await typeFormula(page, '8 + (19 ^ 2)');
    },
  },
  {
    name: 'krypto-refused',
    address: HAND.replace('house', 'international'),
    act: async (page) => {
      await card(page, '8').click();
      await card(page, '19').click();
      await button(page, 'minus').click();
    },
  },
  {
    name: 'krypto-nudge',
    address: HAND,
    act: async (page) => {
      await button(page, 'Hint').click();
      await button(page, 'Tell me more').waitFor();
    },
  },
  {
    name: 'krypto-new-day',
    address: '#/krypto',
    prepare: (page) => page.clock.install({ time: '2026-11-21T23:59:00' }),
    act: async (page) => {
      await page.locator('.card').first().click();
      await page.locator('.card').nth(1).click();
      await button(page, 'plus').click();
      await page.clock.runFor('01:30');
      await page.getByText('A new day has begun.').waitFor();
    },
  },
  {
    name: 'krypto-hint',
    address: HAND,
    act: async (page) => {
      await takeHint(page);
    },
  },
  {
    name: 'krypto-solved',
    address: HAND,
    act: (page) => typeFormula(page, '(14 + 8 - 21) * (19 - 2)'),
  },
  {
    name: 'krypto-no-way-on',
    address: '#/krypto/1-1-1-1-6/10',
    act: async (page) => {
      for (let i = 0; i < 2; i++) {
        await card(page, '1').first().click();
        await card(page, '1').nth(1).click();
        await button(page, 'minus').click();
      }
      await button(page, 'Hint').click();
      await page.locator('.message').getByRole('button').waitFor();
    },
  },
  {
    name: 'krypto-no-solution',
    address: '#/krypto/1-1-1-1-1/25',
    act: async (page) => {
      await button(page, 'Hint').click();
      await page.locator('.message').getByText('nearest').waitFor();
    },
  },
  {
    name: 'krypto-giving-up',
    address: HAND,
    act: (page) => button(page, 'Give up').click(),
  },
  {
    name: 'krypto-given-up',
    address: HAND,
    act: async (page) => {
      await button(page, 'Give up').click();
      await button(page, 'Show them').click();
      await page.locator('.solution-list').first().waitFor();
    },
  },
  {
    name: 'krypto-reasons',
    address: HAND,
    locale: 'fr-FR',
    act: (page) => page.locator('.difficulty-button').click(),
  },
  {
    name: 'krypto-large',
    address: '#/krypto/999-998-997-996-995/999',
    act: async (page) => {
      for (let i = 0; i < 2; i++) {
        await page.locator('.card').first().click();
        await page.locator('.card').nth(1).click();
        await button(page, 'times').click();
      }
    },
  },
  {
    name: 'krypto-own-hand',
    address: HAND,
    act: async (page) => {
      await page.getByLabel('Your own hand').fill('1 2 3 4');
      await button(page, 'Play it').click();
    },
  },
  { name: 'krypto-broken-link', address: '#/krypto/8-19-14/17' },
];

/** Waits until both maps have all their cells. */
async function mapsAreDrawn(page: Page): Promise<void> {
  await page.locator('.map').first().locator('rect').nth(99).waitFor();
  await page.locator('.map').last().locator('rect').nth(324).waitFor();
}

const EXPLORE_SCENES: Scene[] = [
  { name: 'explore', address: '#/explore', act: mapsAreDrawn },
  {
    name: 'explore-chosen',
    address: '#/explore',
    locale: 'fr-FR',
    act: async (page) => {
      await mapsAreDrawn(page);
      await page.getByRole('gridcell', { name: 'cartes de 2 à 7 :' }).click();
      await page.locator('.game-list a').first().waitFor();
      await page.getByLabel('3 à 7 cartes, deux-points, l’objectif').fill('2 4 3 6 5 : 6');
      await button(page, 'Examiner').click();
      await button(page, 'Voir les solutions').click();
      await page.locator('.solutions').waitFor();
    },
  },
  {
    name: 'explore-table',
    isLarge: true,
    address: '#/explore',
    act: async (page) => {
      await mapsAreDrawn(page);
      await page.getByText('Show as a table').click();
      await page.getByRole('table').first().waitFor();
    },
  },
];

const SHEET =
  '#/workshop/K5762-9E8G0/K53G1-926CN-E/CC682-82489-F/C1117-H2CJ1-32Y/N01E1-83J4Z-3DC?lang=';

const WORKSHOP_SCENES: Scene[] = [
  { name: 'workshop-empty', address: '#/workshop' },
  {
    name: 'workshop',
    address: `${SHEET}en`,
    act: (page) => page.locator('.sheet-paper svg').nth(1).waitFor(),
  },
  {
    name: 'workshop-replaced',
    address: `${SHEET}en`,
    act: async (page) => {
      await button(page, 'Create new puzzles').click();
      await button(page, 'Bring back the previous sheet').waitFor();
    },
  },
  {
    name: 'workshop-numbers',
    address: '#/workshop',
    locale: 'fr-FR',
    act: (page) => page.getByLabel('Longueur').selectOption('nombres exacts'),
  },
  {
    name: 'workshop-french-large',
    address: `${SHEET}fr&large=1&paper=letter&answers=separate&versions=2&title=Club+de+mai`,
    locale: 'fr-FR',
    act: (page) => page.locator('.sheet-paper svg').nth(1).waitFor(),
  },
  {
    name: 'workshop-refused',
    address: '#/workshop/K5762-9E8G1?lang=en',
    act: async (page) => {
      await page.getByText('does not lead to a sheet').waitFor();
      for (const kind of ['Krypto hands', 'Calcrostics']) {
        await page.getByLabel(kind).uncheck();
      }
    },
  },
];

const FRAME_SCENES: Scene[] = [
  { name: 'about', address: '#/about' },
  { name: 'about-french', address: '#/about', locale: 'fr-FR' },
  { name: 'unknown', address: '#/nowhere' },
  {
    name: 'engine-not-loaded',
    address: '#/krypto',
    without: '**/*.wasm',
    act: (page) => button(page, 'Try again').waitFor(),
  },
];

/** A player of some days, who is in the middle of a hand. */
const PLAYED = {
  'reckon.diary': [
    ['krypto', '2026-11-18', '2026-11-18', 'solved', 83],
    ['calcrostic', '2026-11-18', '2026-11-18', 'solved', 301],
    ['newspaper', '2026-11-18', '2026-11-19', 'solved', 644],
    ['krypto', '2026-11-19', '2026-11-19', 'solved', 45],
    ['calcrostic', '2026-11-20', '2026-11-20', 'solved', 250],
    ['krypto', '2026-11-21', '2026-11-21', 'given_up', 400],
    ['calcrostic', '2026-11-21', '2026-11-21', 'solved', 512],
  ].map(([kind, day, date, outcome, seconds]) => ({
    ...{ kind, day, date, outcome, seconds },
    ...{ address: `#/${String(kind)}/${String(day)}`, helps: 0, level: 3 },
  })),
  'reckon.krypto.games': {
    [HAND]: {
      moves: [{ from: 1, onto: 2, operator: '+', swapped: false }],
      ...{ undone: [], hints: 0, gaveUp: false, seconds: 65, solved: false },
    },
  },
};

async function havePlayed(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-21T18:00:00');
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) {
      localStorage.setItem(name, JSON.stringify({ version: 1, value }));
    }
  }, PLAYED);
}

const HOME_SCENES: Scene[] = [
  {
    name: 'home-newcomer',
    address: '#/',
    isNewcomer: true,
    act: (page) => page.locator('.day-puzzle').first().waitFor(),
  },
  { name: 'home', address: '#/', prepare: havePlayed },
  {
    name: 'home-french',
    address: '#/home/2026-11-18',
    locale: 'fr-FR',
    prepare: havePlayed,
  },
  { name: 'record', address: '#/record', prepare: havePlayed },
  { name: 'record-french', address: '#/record', locale: 'fr-FR' },
  { name: 'home-no-such-day', address: '#/home/2030-01-01' },
];

export const SCENES: readonly Scene[] = [
  ...HOME_SCENES,
  ...KRYPTO_SCENES,
  ...GAME_SCENES,
  ...CALCROSTIC_SCENES,
  ...ALPHAMETIC_SCENES,
  ...EXPLORE_SCENES,
  ...WORKSHOP_SCENES,
  ...ROOM_SCENES,
  ...SCAN_SCENES,
  ...FRAME_SCENES,
];

/** Opens a scene and does what leads to it. */
export async function openScene(
  browser: Browser,
  site: string,
  scene: Scene,
  options: VisitOptions,
): Promise<WatchedPage> {
  const { locale = 'en-GB', isNewcomer = false, without, prepare } = scene;
  const watched = await open(browser, 'about:blank', { locale, isNewcomer, ...options });
  const { page } = watched;
  if (without !== undefined) {
    await page.context().route(without, (route) => route.abort());
  }
  await prepare?.(page);
  await enterScene(page, site, scene);
  return watched;
}

/** Does what leads to a scene for which nothing has to be prepared, or all has been. */
export async function enterScene(page: Page, site: string, { address, act }: Scene): Promise<void> {
  await page.goto(site + address);
  await page.waitForLoadState('networkidle');
  await act?.(page);
}
