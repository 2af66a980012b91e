// SPDX-License-Identifier: MIT
import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { CHROMIUM } from './chromium';

/** The browser of all tests; closing it ends the visits that came through this connection. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** A browser that remembers, in a folder. */
export function launchWithProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, CHROMIUM);
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** The part of 1920 x 1080 that a browser leaves for the page. */
export const PROJECTOR = { width: 1920, height: 937 };

/** A page whose console has been silent so far, and has to stay so. */
export interface WatchedPage {
  page: Page;
  /** Complaints of the browser: errors of scripts, of the policy, of the network; and requests to
   other sites. */
  complaints: string[];
  close: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether the page is kept for when there is no network; most tests need no service worker that
   * fetches all its files. */
  isKept?: boolean;
  /** Whether this is a first visit; other visitors know the guided hand of Krypto. */
  isNewcomer?: boolean;
  /** How other devices reach the server, as it would say. */
  network?: { listening: boolean; addresses: string[] };
}

const IN_NETWORK = { listening: true, addresses: ['192.0.2.7'] };

export async function open(
  browser: Browser,
  address: string,
  { isKept = false, isNewcomer = false, network = IN_NETWORK, ...options }: VisitOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  if (!isKept) {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
  }
  if (!isNewcomer) {
    await context.addInitScript(() => {
      if (location.protocol !== 'about:' && localStorage.getItem('reckon.krypto.guide') === null) {
        localStorage.setItem('reckon.krypto.guide', JSON.stringify({ version: 1, value: true }));
      }
    });
  }
  // Test servers listen to this machine alone, and it may be in no network.
  await context.route('**/network', (route) => route.fulfill({ json: network }));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000); // a busy machine is slow, and nothing is worse for that
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => {
    complaints.push(String(error));
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
      complaints.push(`something is sent to ${hostname}`);
    }
  });
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
}

/** Waits until what is typed goes there. */
export async function expectFocused(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as axe does, which the page gets from an address of its site if that has it. */
export async function expectAccessible(page: Page, address?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await (address === undefined ? page.evaluate(axe.source) : page.addScriptTag({ url: address }));
  }
  const told = await page.evaluate(async (values) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const runOnly = { type: 'tag', values } as const;
    const { violations } = await here.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, TAGS);
  expect(told).toEqual([]);
}
