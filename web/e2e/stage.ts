// SPDX-License-Identifier: MIT
/** The common needs of all tests of a file: a browser, and the built page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { connect, open, type VisitOptions, type WatchedPage } from './browser';
import { startServer, type NativeServer } from './native-server';
import { EMPTY, serveSite } from './site';

export interface Stage {
  /** Opens an address of the page, such as `#/about`, as a first-time visitor does. */
  visit: (address: string, options?: VisitOptions) => Promise<WatchedPage>;
  /** The whole address. */
  at: (address: string) => string;
  /** Has a page forget all visits: a new one costs more. */
  forgetVisits: (page: Page) => Promise<void>;
  browser: () => Browser;
}

/** Connects to the browser and starts what serves the page before the tests of a file, and ends both after them. */
function setUp<Served>(start: () => Promise<Served>, end: (served: Served) => Promise<void>) {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    [browser, served] = await Promise.all([connect(), start()]);
  });
  afterAll(async () => {
    await browser.close();
    await end(served);
  });
  return { browser: () => browser, served: () => served };
}

/** A browser, and the program that serves the page and answers. */
export function setNativeStage(): { browser: () => Browser; server: () => NativeServer } {
  const { browser, served } = setUp(startServer, (server) => server.stop());
  return { browser, server: served };
}

export function setStage(): Stage {
  const { browser, served } = setUp(serveSite, (site) => site.close());
  const at = (address: string) => new URL(address, served().address).href;
  const forgetVisits = async (page: Page) => {
    // The page notes what it has to when it is left.
    await page.goto(at(EMPTY));
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  };
  return {
    at,
    browser,
    forgetVisits,
    visit: (address, options) => open(browser(), at(address), options),
  };
}

interface Started {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ServedStage<Server> {
  readonly server: Server;
  /** The page that the test has opened last. */
  readonly visit: WatchedPage | undefined;
  open: (address: string, options?: VisitOptions) => Promise<WatchedPage>;
  browser: () => Browser;
}

/** A browser for the tests of a file. Each test has a server of its own, and its page is closed with it. */
export function setServedStage<Server extends Started>(make: () => Server): ServedStage<Server> {
  let browser: Browser;
  let server: Server;
  let visit: WatchedPage | undefined;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    server = make();
    await server.start();
  });
  afterEach(async () => {
    await visit?.close();
    visit = undefined;
    await server.stop();
  });
  return {
    browser: () => browser,
    get server() {
      return server;
    },
    get visit() {
      return visit;
    },
    open: async (address, options) => {
      visit = await open(browser, address, options);
      return visit;
    },
  };
}
