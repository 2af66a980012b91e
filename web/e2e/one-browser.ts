// SPDX-License-Identifier: MIT
/** One browser for all test files: each visit has a context of its own, which shares nothing with others. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from './chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which the browser listens, on this machine alone. */
    browser: string;
  }
}

/** Tests ask little of the engine: to compile it a second time, for speed, costs them more. */
const COMPILED_ONCE = '--js-flags=--liftoff-only';

export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    ...CHROMIUM,
    args: [...CHROMIUM.args, ...(project.name === 'e2e' ? [COMPILED_ONCE] : [])],
    host: '127.0.0.1',
  });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
