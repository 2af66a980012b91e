import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';

/** Debian's Chromium, with nothing switched on that asks other servers. */
const CHROMIUM = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export function launch(): Promise<Browser> {
  return chromium.launch(CHROMIUM);
}

/** A browser that remembers, in a folder. */
export function launchWithProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, CHROMIUM);
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A page whose console has been silent so far, and has to stay so. */
export interface WatchedPage {
  page: Page;
  /** What the browser complained about: errors of scripts, of the policy, of the network;
   * and what would be sent elsewhere. */
  complaints: string[];
  close: () => Promise<void>;
}

export async function open(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
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

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as axe does. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
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
