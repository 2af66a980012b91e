/** What all tests of a file need: a browser, and the built page. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, open, type WatchedPage } from './browser';
import { startServer, type NativeServer } from './native-server';
import { serveSite, type Site } from './site';

export interface Stage {
  /** Opens an address of the page, such as `#/about`, as somebody who has never been there. */
  visit: (address: string, options?: BrowserContextOptions) => Promise<WatchedPage>;
  /** The whole address. */
  at: (address: string) => string;
  browser: () => Browser;
}

/** A browser, and the program that serves the page and answers. */
export function setNativeStage(): { browser: () => Browser; server: () => NativeServer } {
  let browser: Browser;
  let server: NativeServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { browser: () => browser, server: () => server };
}

export function setStage(): Stage {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const at = (address: string) => new URL(address, site.address).href;
  return {
    at,
    browser: () => browser,
    visit: (address, options) => open(browser, at(address), options),
  };
}
