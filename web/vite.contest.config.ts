// SPDX-License-Identifier: MIT
/** The page on which pupils write a contest: dist/contest/, with neither an engine nor a solver. */
import { defineConfig } from 'vite';
import { compressedSize } from './build-tools/compressed-size.ts';
import { contentSecurityPolicy } from './build-tools/content-security-policy.ts';
import { fontSubsets } from './build-tools/font-subsets.ts';
import { precacheList, SERVICE_WORKER } from './build-tools/precache-list.ts';
import { COMMON } from './build-tools/settings.ts';
import { withoutEngine } from './build-tools/without-engine.ts';

export default defineConfig({
  ...COMMON,
  root: 'contest',
  publicDir: false,
  plugins: [
    contentSecurityPolicy(),
    fontSubsets(),
    withoutEngine(),
    precacheList({ hasPublicFiles: false }),
    compressedSize({
      name: 'contest-size',
      who: 'a contest',
      most: 120_000,
      isCounted: () => true,
    }),
  ],
  build: {
    ...COMMON.build,
    outDir: '../dist/contest',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: 'contest/index.html',
        [SERVICE_WORKER]: 'src/offline/service-worker.ts',
      },
      output: {
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
